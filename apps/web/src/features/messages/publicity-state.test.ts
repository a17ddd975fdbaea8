// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { showsPublicity, type PublicityFacts } from './publicity-state.ts'

const open: PublicityFacts = {
  publicity: true,
  items: 2,
  path: '/',
  closedForSession: false,
  closed: false,
  busy: false,
}

describe('the publicity popup', () => {
  it.each([
    [true, 2, true],
    [true, 0, false],
    [false, 2, false],
    [false, 0, false],
  ])('with the switch %s and %i items shows: %s', (publicity, items, shows) => {
    expect(showsPublicity({ ...open, publicity, items })).toBe(shows)
  })

  it.each(['/register', '/register.html', '/help', '/helpmc', '/game', '/seamless'])(
    'never shows on %s',
    (path) => {
      expect(showsPublicity({ ...open, path })).toBe(false)
    },
  )

  it('waits while another panel is open, and stays away once closed', () => {
    expect(showsPublicity({ ...open, busy: true })).toBe(false)
    expect(showsPublicity({ ...open, closed: true })).toBe(false)
    expect(showsPublicity({ ...open, closedForSession: true })).toBe(false)
  })
})
