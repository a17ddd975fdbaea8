// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { maintenanceAt, siteStatus } from './closed.ts'
import { hostKey, isOwnMachine } from './brand.ts'

const open = { switchedOn: false, expectedEnd: null, window: null }

describe('maintenance', () => {
  it('is off by default', () => {
    expect(maintenanceAt(open, 5)).toEqual({ closed: false, end: null })
  })
  it('lasts until it is turned off, whatever end was expected', () => {
    const byHand = { ...open, switchedOn: true, expectedEnd: 10 }
    expect(maintenanceAt(byHand, 5)).toEqual({ closed: true, end: 10 })
    expect(maintenanceAt(byHand, 10)).toEqual({ closed: true, end: null })
  })
  it('begins and ends by itself with its window', () => {
    const planned = { ...open, window: { start: 10, end: 20 } }
    expect([9, 10, 19, 20].map((nowMs) => maintenanceAt(planned, nowMs))).toEqual([
      { closed: false, end: null },
      { closed: true, end: 20 },
      { closed: true, end: 20 },
      { closed: false, end: null },
    ])
  })
  it('without an end lasts', () => {
    expect(maintenanceAt({ ...open, window: { start: 10, end: null } }, 1e12)).toEqual({
      closed: true,
      end: null,
    })
  })
})

describe('the status of the site', () => {
  it('is 0, 1 or 2, and maintenance wins', () => {
    expect([
      siteStatus(false, false),
      siteStatus(true, false),
      siteStatus(false, true),
      siteStatus(true, true),
    ]).toEqual([0, 1, 2, 1])
  })
})

describe('a host', () => {
  it('is compared without port, case and the dot at its end', () => {
    expect([' Play.Example.COM.:8443', 'localhost:3000', '[::1]:80'].map(hostKey)).toEqual([
      'play.example.com',
      'localhost',
      '[::1]',
    ])
    expect(
      ['localhost', '127.0.0.1', '[::1]', 'localhost.example.com', '127.0.0.1.nip.io'].map(isOwnMachine),
    ).toEqual([true, true, true, false, false])
  })
})
