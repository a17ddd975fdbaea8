// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { MULTIPLIER_ONE } from '../../../fair/multiplier.ts'
import type { ClusterRules, ScatterPaysRules } from './cascade-rules.ts'
import { buildCascadeEvents, cascadeCap, drawCascadeEvents } from './cascade-story.ts'
import { cascadeTitles } from './titles/index.ts'

/** One column of three: three equal ones pay; three scatters bring two free games. */
const rules: ClusterRules = {
  engine: 'clusters',
  columns: 1,
  rows: 3,
  weights: { 1: 2, 2: 1, S: 1 },
  parts: 10,
  pays: { 1: [{ from: 3, pays: 40 }], 2: [{ from: 3, pays: 20 }] },
  scatter: { symbol: 'S', pays: [0, 0, 1] },
  freeGames: { spins: [0, 0, 2], again: [0, 0, 1], most: 3 },
  mostWins: 2,
  winCap: 1_000,
  factors: [1, 2, 5],
  keepsFactor: true,
  buy: { price: 4, spins: 2 },
}
const [one, two, scatter] = [0, 0.5, 0.75]
const three = (float: number) => [float, float, float]
const mixed = [one, two, one]
const play = (own: ClusterRules, floats: readonly number[], bought = false) => {
  let at = 0
  return buildCascadeEvents(own, bought, () => floats[at++]!)
}
const paysOf = (events: readonly { multiplier: number }[]) =>
  events.map(({ multiplier }) => multiplier / MULTIPLIER_ONE)

describe('a round of cascades', () => {
  it('counts the wins of all its free games where the factor never falls, and of each spin where it does', () => {
    const floats = [...three(scatter), ...three(one), ...mixed, ...three(two), ...mixed]
    expect(paysOf(play(rules, floats))).toEqual([1, 4, 4])
    expect(paysOf(play({ ...rules, keepsFactor: false }, floats))).toEqual([1, 4, 2])
  })

  it('ends after the spin that reaches the win cap, pays exactly that and takes the other free games', () => {
    const floats = [...three(scatter), ...three(one), ...mixed, ...three(two), ...mixed]
    expect(paysOf(play({ ...rules, winCap: 3 }, floats))).toEqual([1, 2])
    expect(paysOf(play({ ...rules, winCap: 9 }, floats))).toEqual([1, 4, 4])
    expect(paysOf(play({ ...rules, winCap: 1 }, floats))).toEqual([1])
  })

  it('never has more free games than its most, whatever its scatters bring', () => {
    const floats = Array.from({ length: 30 }, () => scatter)
    const events = play(rules, floats)
    expect(events.map(({ freeSpins }) => freeSpins)).toEqual([2, 1, 0, 0])
  })

  it('pays a bought round in parts of its price, and caps it by the stake that the price multiplies', () => {
    const floats = [...three(one), ...mixed, ...three(two), ...mixed]
    expect(paysOf(play(rules, floats, true))).toEqual([1, 1])
    expect(play(rules, floats, true).map(({ freeSpins }) => freeSpins)).toEqual([1, 0])
    expect(cascadeCap({ ...rules, winCap: 6 }, true)).toBe(1.5 * MULTIPLIER_ONE)
    expect(paysOf(play({ ...rules, winCap: 6 }, floats, true))).toEqual([1, 0.5])
  })

  it('collects multipliers over its free games, and multiplies only spins that win', () => {
    const collecting: ScatterPaysRules = {
      ...rules,
      engine: 'scatterPays',
      columns: 2,
      weights: { 1: 2, S: 1, M: 1 },
      pays: { 1: [{ from: 4, pays: 10 }] },
      multipliers: { M: 3 },
      mostWins: 1,
    }
    const [symbol, times] = [0, 0.75]
    const floats = [
      ...[0.5, 0.5, 0.5, symbol, symbol, times],
      ...[times, times, symbol, symbol, symbol, 0.5],
      ...[times, symbol, symbol, symbol, symbol, 0.5],
    ]
    let at = 0
    const events = buildCascadeEvents(collecting, false, () => floats[at++]!)
    expect(paysOf(events)).toEqual([1, 0, 9])
    expect(events.map(({ factor }) => factor)).toEqual([1, 1, 9])
  })

  it('is the same whether its floats are drawn together or as they are needed', async () => {
    for (const { rules: own } of cascadeTitles)
      for (const bought of [false, true]) {
        let state = own.parts + own.columns
        const floats = Array.from(
          { length: 60_000 },
          () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647,
        )
        const asked: number[] = []
        const events = await drawCascadeEvents(own, bought, (count) => {
          asked.push(count)
          return Promise.resolve(floats.slice(0, count))
        })
        let at = 0
        expect(events).toEqual(buildCascadeEvents(own, bought, () => floats[at++]!))
        expect(asked[0]).toBe(128)
        expect(at).toBeLessThanOrEqual(asked.at(-1)!)
      }
  })

  it('never pays more than the most that its title states', () => {
    for (const { rules: own, par } of cascadeTitles) {
      expect(cascadeCap(own, false)).toBe(par.mostMultiplier)
      expect(cascadeCap(own, true) * own.buy!.price).toBe(par.mostMultiplier)
    }
  })
})
