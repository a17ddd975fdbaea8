// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { buildCascadeEvents, cascadeCap } from '../cascade-story.ts'
import { partOf } from '../cascade-rules.ts'
import { cascadeTitles } from '../titles/index.ts'
import { randomStream, STREAM_VALUES } from './random-stream.ts'
import { noSums, simulatorOf, type Sums } from './simulate.ts'

const ROUNDS = 20_000
const named = cascadeTitles.flatMap((title) =>
  [false, true].map((bought) => [title.name, bought ? 'bought' : 'played', title, bought] as const),
)

describe('the fast simulation', () => {
  it.each(named)(
    'plays the same rounds as the engine on the same floats: %s, %s',
    (_name, _played, { rules, simulation }, bought) => {
      const rounds = bought ? ROUNDS / 10 : ROUNDS
      const simulator = simulatorOf(rules, bought, randomStream(simulation, 7))
      // The engine reads a second stream with the same beginning, one value after the other.
      const same = randomStream(simulation, 7)
      const next = () => {
        same.supply(1)
        const value = same.values[same.at]!
        same.at += 1
        return value / STREAM_VALUES
      }
      const sums = noSums()
      const expected = noSums()
      const part = partOf(rules, bought)
      for (let round = 0; round < rounds; round += 1) {
        simulator.round(sums)
        const events = buildCascadeEvents(rules, bought, next)
        const paid = events.reduce((sum, { multiplier }) => sum + multiplier, 0)
        const first = events[0]!.multiplier / part
        count(expected, paid / part)
        if (!bought) expected.paidSpins += first
        if (bought ? paid > 0 : first > 0) expected.hits += 1
        const free = bought ? events.length : events.length - 1
        if (free > 0) expected.triggers += 1
        expected.freeGames += free
        if (paid === cascadeCap(rules, bought)) expected.capped += 1
        for (const { tumbles = [] } of events) {
          expected.cascades += tumbles.filter(({ wins }) => wins.length > 0).length
          if (tumbles.at(-1)!.wins.length > 0) expected.stopped += 1
        }
        if (paid / part >= 100 * rules.parts) expected.hundreds += 1
        if (paid / part >= 1_000 * rules.parts) expected.thousands += 1
        expect(sums.paid).toBe(expected.paid)
      }
      expect(sums).toEqual(expected)
    },
  )
})

function count(sums: Sums, parts: number): void {
  sums.rounds += 1
  sums.paid += parts
  sums.squares += parts * parts
  sums.top = Math.max(sums.top, parts)
}
