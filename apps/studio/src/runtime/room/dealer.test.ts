// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it, vi } from 'vitest'

// The page asks for it while the module loads; a test has no page.
vi.stubGlobal('matchMedia', () => ({ matches: false }))
const { dealerOf } = await import('./dealer.ts')
const { DEALER_LOOKS } = await import('./dealer-looks.ts')

describe('the dealer of a table', () => {
  const dealers = Array.from({ length: 400 }, (_, index) => dealerOf(`table-${index}`))

  it('is always the same for the same text', () => {
    expect(dealerOf('live_baccarat')).toEqual(dealerOf('live_baccarat'))
    expect(dealerOf('')).toEqual(dealerOf(''))
  })

  it('looks in at least six ways, and each of them comes', () => {
    expect(DEALER_LOOKS.length).toBeGreaterThanOrEqual(6)
    expect(new Set(dealers.map(({ look }) => look)).size).toBe(DEALER_LOOKS.length)
  })

  it('has a name of its look, and each name belongs to one look', () => {
    const names = DEALER_LOOKS.flatMap((look) => look.names)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(dealers.map(({ name }) => name))).toEqual(new Set(names))
    expect(dealers.every(({ look, name }) => look.names.includes(name))).toBe(true)
  })
})
