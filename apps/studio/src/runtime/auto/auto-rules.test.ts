// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, units, zero, type Amount } from '@tessera/rules/money'
import { describe, expect, it } from 'vitest'
import {
  afterBet,
  betsLeft,
  startRun,
  stopReason,
  type AutoBounds,
  type AutoRun,
  type AutoSettings,
} from './auto-rules.ts'

const free: AutoSettings = {
  bets: undefined,
  raiseOnWin: undefined,
  raiseOnLoss: undefined,
  stopAtProfit: undefined,
  stopAtLoss: undefined,
}
const bounds: AutoBounds = {
  minimum: amountOfMillionths(100_000n),
  maximum: units(100),
  balance: units(1_000),
  coin: amountOfMillionths(10_000n),
}
const start = (settings: Partial<AutoSettings>, stake = units(1)): AutoRun =>
  startRun({ ...free, ...settings }, stake)
const bet = (run: AutoRun, payout: Amount): AutoRun =>
  afterBet(run, { taken: run.stake, stake: run.stake, payout }, bounds)
const win = (run: AutoRun): AutoRun => bet(run, amountOfMillionths(run.stake * 2n))
const lose = (run: AutoRun): AutoRun => bet(run, zero)

describe('the number of automatic bets', () => {
  it('ends them once they are placed', () => {
    let run = start({ bets: 3 })
    for (const left of [3, 2, 1]) {
      expect([betsLeft(run), stopReason(run, bounds)]).toEqual([left, undefined])
      run = lose(run)
    }
    expect([betsLeft(run), stopReason(run, bounds)]).toEqual([0, 'count'])
  })

  it('goes on without end if none is set', () => {
    let run = start({})
    for (let placed = 0; placed < 50; placed += 1) run = lose(run)
    expect([betsLeft(run), stopReason(run, bounds)]).toEqual([undefined, undefined])
  })
})

describe('the stake of the next automatic bet', () => {
  it('stays the same without a rule', () => {
    expect([win(start({})).stake, lose(start({})).stake]).toEqual([units(1), units(1)])
  })

  it('rises after a loss and goes back to the first stake after a win', () => {
    const twice = lose(lose(start({ raiseOnLoss: 10_000 })))
    expect([twice.stake, win(twice).stake]).toEqual([units(4), units(1)])
  })

  it('rises after a win and goes back after a loss', () => {
    const once = win(start({ raiseOnWin: 5_000 }))
    expect([once.stake, lose(once).stake]).toEqual([amountOfMillionths(1_500_000n), units(1)])
  })

  it('is in whole coins, rounded down', () => {
    const run = lose(start({ raiseOnLoss: 1_050 }, amountOfMillionths(330_000n)))
    expect(run.stake).toBe(360_000n)
  })

  it('does not change when a bet returns its stake', () => {
    const raised = lose(start({ raiseOnLoss: 10_000 }))
    expect(bet(raised, raised.stake).stake).toBe(raised.stake)
  })

  it('counts a return below the stake as a loss', () => {
    expect(bet(start({ raiseOnLoss: 10_000 }), amountOfMillionths(500_000n)).stake).toBe(units(2))
  })
})

describe('automatic bets stop', () => {
  it('at the profit', () => {
    const run = win(start({ stopAtProfit: units(2) }))
    expect([stopReason(run, bounds), stopReason(win(run), bounds)]).toEqual([undefined, 'profit'])
  })

  it('before a bet that could lose more than the player allows', () => {
    let run = start({ stopAtLoss: units(4), raiseOnLoss: 10_000 })
    run = lose(run)
    expect(stopReason(run, bounds)).toBeUndefined()
    run = lose(run)
    // Three are lost, and the next stake is four.
    expect([run.profit, stopReason(run, bounds)]).toEqual([units(-3), 'loss'])
    expect(stopReason(start({ stopAtLoss: units(4) }, units(5)), bounds)).toBe('loss')
  })

  it('allows losses from what was won before', () => {
    const run = win(start({ stopAtLoss: units(2), raiseOnWin: 20_000 }))
    expect([run.stake, run.profit, stopReason(run, bounds)]).toEqual([units(3), units(1), undefined])
  })

  it('above the largest stake and beyond the balance', () => {
    expect(stopReason(lose(start({ raiseOnLoss: 10_000 }, units(60))), bounds)).toBe('maximum')
    expect(stopReason(start({}, units(20)), { ...bounds, balance: units(19) })).toBe('balance')
    expect(stopReason(start({}, units(20)), { ...bounds, balance: units(20) })).toBeUndefined()
  })
})

describe('a bet that takes nothing', () => {
  it('changes no profit when it was not played, and only adds to it when it was free', () => {
    const run = start({ stopAtLoss: units(1) })
    const voided = afterBet(run, { taken: zero, stake: zero, payout: zero }, bounds)
    expect([voided.profit, voided.stake, voided.placed]).toEqual([zero, units(1), 1])
    const freeWin = afterBet(run, { taken: zero, stake: units(1), payout: units(2) }, bounds)
    expect(freeWin.profit).toBe(units(2))
    expect(stopReason(run, { ...bounds, balance: zero }, zero)).toBeUndefined()
  })
})
