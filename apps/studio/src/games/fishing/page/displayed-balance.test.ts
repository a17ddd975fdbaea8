// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { createDisplayedBalance } from './displayed-balance.ts'

describe('the displayed balance', () => {
  it('loses a bullet at once, and nothing more when its load is paid', () => {
    const balance = createDisplayedBalance(1_000n)
    balance.fired(1, 10n)
    expect(balance.shows()).toBe(990n)
    balance.knowWallet(950n)
    balance.knowWorth(50n)
    expect(balance.shows()).toBe(990n)
  })

  it('has a win at once, and once when the server says it again', () => {
    const balance = createDisplayedBalance(950n)
    balance.knowWorth(50n)
    balance.fired(1, 10n)
    balance.decided(1, 10n, 200n)
    expect(balance.shows()).toBe(1_190n)
    // 40 are left of the load, and 200 were won.
    balance.knowWorth(240n)
    expect(balance.shows()).toBe(1_190n)
    balance.knowWorth(0n)
    balance.knowWallet(1_190n)
    expect(balance.shows()).toBe(1_190n)
  })

  it('gets back a bullet that met nothing, and what a shot did not use', () => {
    const balance = createDisplayedBalance(900n)
    balance.knowWorth(100n)
    balance.fired(1, 10n)
    balance.fired(2, 30n)
    expect(balance.shows()).toBe(960n)
    balance.cameBack(1)
    expect(balance.shows()).toBe(970n)
    balance.decided(2, 20n, 0n)
    expect(balance.shows()).toBe(980n)
  })

  it('counts a bullet once, however often its end is said', () => {
    const balance = createDisplayedBalance(100n)
    balance.fired(1, 10n)
    balance.cameBack(1)
    balance.cameBack(1)
    balance.decided(1, 10n, 500n)
    expect(balance.shows()).toBe(100n)
  })
})
