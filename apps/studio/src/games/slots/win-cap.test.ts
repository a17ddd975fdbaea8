// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import { countWindows } from './par/count-windows.ts'
import { parSheetOf } from './par/par-sheet.ts'
import { statePar } from './par/stated-par.ts'
import { winCapEffect } from './par/win-cap-effect.ts'
import type { LineRules } from './slot-rules.ts'
import { buildEvents, storyOfEvents } from './story.ts'
import { slotTitles } from './titles/index.ts'

/** Two reels and one row: a pair pays 4 stakes, a pair of scatters 1 and two free games that count double. */
const rules: LineRules = {
  engine: 'lines',
  rows: 1,
  strips: ['1S22', '1S2W'],
  lines: [[0, 0]],
  parts: 1,
  wild: 'W',
  scatter: { symbol: 'S', pays: [0, 1] },
  freeGames: { spins: [0, 2], again: [0, 1], factor: 2, most: 3 },
  pays: { 1: [0, 4], 2: [0, 2] },
}
/** Floats that choose the symbol of each reel. */
const stops = (...spins: (readonly [number, number])[]) => spins.flat().map((stop) => stop / 4)

/** What every round pays, uncapped and with its chance, followed spin by spin without the engine's story. */
function rounds(): { pays: number; chance: number }[] {
  const spin = (factor: number) =>
    [0, 1, 2, 3].flatMap((one) =>
      [0, 1, 2, 3].map((two) => {
        const [left, right] = [rules.strips[0]![one]!, rules.strips[1]![two]!]
        const scatters = left === 'S' && right === 'S'
        const pair = left !== 'S' && (right === left || right === 'W')
        return { scatters, pays: (scatters ? 1 : pair ? (left === '1' ? 4 : 2) : 0) * factor }
      }),
    )
  const follow = (played: number, won: number, pays: number, chance: number): typeof all =>
    played === won
      ? [{ pays, chance }]
      : spin(2).flatMap((next) =>
          follow(played + 1, Math.min(3, won + (next.scatters ? 1 : 0)), pays + next.pays, chance / 16),
        )
  const all: { pays: number; chance: number }[] = []
  for (const first of spin(1)) all.push(...follow(0, first.scatters ? 2 : 0, first.pays, 1 / 16))
  return all
}

describe('the win cap of a slot', () => {
  it('ends a round where it is reached, pays exactly that and takes the remaining free spins', () => {
    const floats = stops([1, 1], [0, 0], [0, 0], [0, 0])
    const uncapped = buildEvents(rules, floats)
    expect(uncapped.map(({ multiplier }) => multiplier / MULTIPLIER_ONE)).toEqual([1, 8, 8])
    const capped = buildEvents({ ...rules, winCap: 5 }, floats)
    expect(capped.map(({ multiplier }) => multiplier / MULTIPLIER_ONE)).toEqual([1, 4])
    expect(storyOfEvents(capped, 3, { amount: 2_000_000n, unit: 10_000n })).toMatchObject({
      multiplier: 5 * MULTIPLIER_ONE,
      payout: 10_000_000n,
    })
    expect(buildEvents({ ...rules, winCap: 17 }, floats)).toHaveLength(3)
  })

  it('takes no more than its bound says, compared with every round of a small slot', () => {
    const all = rounds()
    expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    const counts = countWindows(rules)
    for (const winCap of [2, 6, 10, 16, 20, 24]) {
      const takes = winCapEffect({ ...rules, winCap }, counts, 29)!
      const taken = all.reduce((sum, one) => sum + Math.max(0, one.pays - winCap) * one.chance, 0)
      const squares = all.reduce((sum, one) => sum + Math.max(0, one.pays ** 2 - winCap ** 2) * one.chance, 0)
      expect(taken).toBeLessThanOrEqual(Number(takes.mean.numerator) / Number(takes.mean.denominator))
      expect(squares).toBeLessThanOrEqual(Number(takes.square.numerator) / Number(takes.square.denominator))
    }
    expect(winCapEffect({ ...rules, winCap: 29 }, counts, 29)).toBeNull()
    expect(winCapEffect(rules, counts, 29)).toBeNull()
  })

  it('is refused where it would change a stated digit', () => {
    const sheet = parSheetOf({ ...rules, winCap: 10 }, countWindows(rules))
    expect(() => statePar(sheet)).toThrow('win cap')
  })

  it('is the most that any round of a title with one pays', () => {
    for (const { rules: known, par } of slotTitles)
      if (known.winCap !== undefined)
        expect(par.mostMultiplier).toBeLessThanOrEqual(known.winCap * MULTIPLIER_ONE)
  })
})
