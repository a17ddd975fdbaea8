// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { showAmount, readMoney } from './money.ts'
import { createBalanceTracker } from './balance-tracker.ts'

const money = (text: string) => readMoney(text)!

describe('the displayed balance', () => {
  it('goes down with the bet and up only after the story has ended', () => {
    const balanceTracker = createBalanceTracker('100.00')
    const seen: string[] = []
    balanceTracker.visible.watch((amount) => seen.push(showAmount(amount, 2)))
    const hold = balanceTracker.hold(money('10'))
    hold.answered({ balance: '109.80', payout: '19.80', state: 'settled' })
    hold.release()
    expect(seen).toEqual(['100.00', '90.00', '109.80'])
  })

  it('is restored when the bet was refused', () => {
    const balanceTracker = createBalanceTracker('100.00')
    balanceTracker.hold(money('10')).release()
    expect(showAmount(balanceTracker.visible.get(), 2)).toBe('100.00')
  })

  it('holds back every return of several balls until its own ball has landed', () => {
    const balanceTracker = createBalanceTracker('100.00')
    const first = balanceTracker.hold(money('1'))
    const second = balanceTracker.hold(money('1'))
    first.answered({ balance: '103.00', payout: '4.00', state: 'settled' })
    second.answered({ balance: '104.00', payout: '2.00', state: 'settled' })
    expect(showAmount(balanceTracker.visible.get(), 2)).toBe('98.00')
    first.release()
    expect(showAmount(balanceTracker.visible.get(), 2)).toBe('102.00')
    second.release()
    expect(showAmount(balanceTracker.visible.get(), 2)).toBe('104.00')
  })

  it('waits for the wallet while a return is pending', () => {
    const balanceTracker = createBalanceTracker('100.00')
    const hold = balanceTracker.hold(money('10'))
    hold.answered({ balance: null, payout: '19.80', state: 'settling' })
    hold.release()
    expect(showAmount(balanceTracker.visible.get(), 2)).toBe('90.00')
    balanceTracker.know('109.80')
    expect(showAmount(balanceTracker.visible.get(), 2)).toBe('109.80')
  })
})
