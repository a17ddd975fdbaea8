// SPDX-License-Identifier: Apache-2.0
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CardHandView } from '../../card-protocol/card-history-protocol.ts'
import { typedAmount } from '../typed-numbers.ts'
import { amountAt, positionOf, SLIDER_STEPS, stepped, withinRange } from './amount-range.ts'
import { changeOf, chipsOf, wholeChips, writeChips } from './chips.ts'
import { buyInRange } from './panels/chips-sheets.ts'
import { replaySteps } from './panels/replay-steps.ts'

const M = 1_000_000n
const dollars = { currency: 'USD', decimals: 2 }
const range = { least: 80n * M, most: 200_005_000n, coin: 10_000n }

afterEach(() => void vi.unstubAllGlobals())

describe('amounts at a table', () => {
  it('are written without decimals where they are whole', () => {
    expect([chipsOf('12.00', dollars), chipsOf('12.5', dollars), chipsOf('1250', wholeChips)]).toEqual([
      '12',
      '12.50',
      '1,250',
    ])
    expect([changeOf(5n * M, dollars), changeOf(-5n * M, dollars)]).toEqual(['+5 USD', '−5 USD'])
    expect(writeChips(10n ** 24n, wholeChips)).toBe('1,000,000,000,000,000,000')
  })

  it('are read as the language of the page writes them', () => {
    vi.stubGlobal('document', { documentElement: { lang: 'vi' } })
    expect([typedAmount('1.250.000', 0), typedAmount('12,5', 2)]).toEqual([1_250_000n * M, 12_500_000n])
    vi.stubGlobal('document', { documentElement: { lang: 'en' } })
    expect([typedAmount('1,250.50', 2), typedAmount('12.555', 2)]).toEqual([1_250_500_000n, undefined])
  })

  it('are chosen by a slider in whole coins, with both ends exact', () => {
    expect([amountAt(0, range), amountAt(SLIDER_STEPS, range)]).toEqual([range.least, range.most])
    for (let step = 1; step < SLIDER_STEPS; step += 1) expect(amountAt(step, range) % range.coin).toBe(0n)
    expect([positionOf(range.least, range), positionOf(range.most, range)]).toEqual([0, SLIDER_STEPS])
    expect([withinRange(0n, range), stepped(range.least, -3, M, range)]).toEqual([range.least, range.least])
  })

  it('bring no more to a table than the player has, and than the table allows', () => {
    const table = { leastBuyIn: '80', mostBuyIn: '200', coin: 10_000n }
    expect(buyInRange(table, { balance: 500n * M, onTable: 0n })).toMatchObject({
      least: 80n * M,
      most: 200n * M,
    })
    expect(buyInRange(table, { balance: 90_129_999n, onTable: 0n })).toMatchObject({ most: 90_120_000n })
    expect(buyInRange(table, { balance: 79n * M, onTable: 0n })).toBeUndefined()
    expect(buyInRange(table, { balance: 500n * M, onTable: 150n * M })).toMatchObject({
      least: 10_000n,
      most: 50n * M,
    })
    expect(buyInRange(table, { balance: 500n * M, onTable: 200n * M })).toBeUndefined()
  })
})

describe('the replay of a hand', () => {
  const hand: CardHandView = {
    id: 'h',
    game: 'holdem',
    table: 't',
    currency: 'USD',
    chips: 'money',
    beganAt: 0,
    endedAt: 0,
    counts: true,
    button: 0,
    blinds: ['1', '2'],
    players: [0, 1].map((chair) => ({
      ...{ chair, tag: `t${chair}`, name: `P${chair}`, own: chair === 0, before: '100', after: '100' },
      ...{ cards: null, cardCount: 2 },
    })),
    events: [
      { type: 'post', chair: 0, amount: '1' },
      { type: 'post', chair: 1, amount: '2' },
      { type: 'raise', chair: 0, amount: '99', to: '100' },
      { type: 'call', chair: 1, amount: '98' },
      { type: 'street', cards: [1, 2, 3], board: 0 },
      { type: 'street', cards: [4], board: 0 },
      { type: 'street', cards: [5], board: 0 },
      { type: 'street', cards: [6, 7], board: 1 },
      { type: 'show', chair: 1, cards: [8, 9] },
      { type: 'pot', pot: 0, amount: '200' },
      { type: 'win', chair: 0, amount: '100' },
      { type: 'win', chair: 1, amount: '100' },
    ],
  }
  const steps = replaySteps(hand)

  it('moves every chip once, and none is left', () => {
    for (const { pot, stacks } of steps)
      expect([...stacks.values()].reduce((sum, stack) => sum + stack, pot)).toBe(200n * M)
    expect(steps.at(-1)?.pot).toBe(0n)
  })

  it('lays each board as it was dealt', () => {
    expect(steps.at(-1)?.boards).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 6, 7],
    ])
    expect(steps[0]?.open.size).toBe(0)
    expect(steps.at(-1)?.open.get(1)).toEqual([8, 9])
  })
})
