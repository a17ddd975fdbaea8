// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import type { Fraction } from '../../../fair/fraction.ts'
import { openCells, type PickBonus } from '../pick-bonus.ts'
import type { LineRules } from '../slot-rules.ts'
import type { WildReels } from '../wild-reels.ts'
import { countLines } from './count-lines.ts'
import { parSheetOf } from './par-sheet.ts'
import { pickMoments } from './pick-moments.ts'

/** Three reels of four stops, one row seen by one line and one beside it. */
const small = (wildReels: WildReels): LineRules => ({
  engine: 'lines',
  rows: 2,
  strips: ['11S2', '1W22', wildReels === 'sticky' ? 'S12W' : '21W2'],
  lines: [
    [0, 0, 0],
    [1, 0, 1],
  ],
  parts: 2,
  wild: 'W',
  wildReels,
  ...(wildReels === 'sticky' ? { scatter: { symbol: 'S', pays: [0, 1] } } : {}),
  freeGames:
    wildReels === 'walking'
      ? { spins: [], again: [], factor: 2, most: 2 }
      : wildReels === 'sticky'
        ? { spins: [0, 2], again: [0, 1], factor: 3, most: 3 }
        : { spins: [], again: [], factor: 1, most: 0 },
  pays: { 1: [0, 1, 5], 2: [0, 0, 3] },
})

/** Sums over every round, spin by spin: written anew, without windows, stories or counts of the game. */
function everyRound({ strips, rows, lines, wildReels, scatter, freeGames, pays }: LineRules) {
  const all = { chance: 0, mean: 0, square: 0, most: 0 }
  const most = freeGames!.most
  const play = (spin: number, won: number, wilds: readonly number[], paid: number, chance: number): void => {
    if (spin > won) {
      all.chance += chance
      all.mean += (paid / 2) * chance
      all.square += (paid / 2) ** 2 * chance
      all.most = Math.max(all.most, paid / 2)
      return
    }
    for (let window = 0; window < 64; window += 1) {
      const seen = strips.map((strip, reel) =>
        (strip + strip).slice((window >> (2 * reel)) & 3).slice(0, rows),
      )
      const grow = wildReels !== 'sticky' || spin > 0
      const whole = [0, 1, 2].filter((reel) => wilds.includes(reel) || (grow && seen[reel]!.includes('W')))
      for (const reel of whole) seen[reel] = 'WW'
      let here = 0
      for (const line of lines) {
        const [first, second, third] = line.map((row, reel) => seen[reel]![row]!)
        const table = first === 'S' ? undefined : pays[first!]
        if (!table) continue
        const two = second === first || second === 'W'
        const three = two && (third === first || third === 'W')
        here += table[three ? 2 : two ? 1 : 0]!
      }
      const scatters = [...seen.join('')].filter((symbol) => symbol === 'S').length
      if (scatter) here += (scatter.pays[scatters - 1] ?? 0) * 2
      let more = 0
      let next: number[] = []
      if (wildReels === 'walking') {
        next = whole.filter((reel) => reel > 1).map((reel) => reel - 1)
        more = next.length > 0 ? 1 : 0
      } else if (wildReels === 'sticky') {
        next = spin > 0 ? whole : []
        more = (spin === 0 ? freeGames!.spins : freeGames!.again)[scatters - 1] ?? 0
      }
      play(
        spin + 1,
        Math.min(most, won + more),
        next,
        paid + here * (spin > 0 ? freeGames!.factor : 1),
        chance / 64,
      )
    }
  }
  play(0, 0, [], 0, 1)
  return all
}

describe('the maths of the features', () => {
  it.each(['expanding', 'sticky', 'walking'] as const)(
    'are those of every round of a small slot with wild reels: %s',
    (kind) => {
      const rules = small(kind)
      const rounds = everyRound(rules)
      const sheet = parSheetOf(rules, countLines(rules))
      const number = ({ numerator, denominator }: Fraction) => Number(numerator) / Number(denominator)
      expect(rounds.chance).toBeCloseTo(1, 9)
      expect(number(sheet.rtp)).toBeCloseTo(rounds.mean, 9)
      expect(number(sheet.variance)).toBeCloseTo(rounds.square - rounds.mean ** 2, 6)
      expect(number(sheet.bound)).toBeGreaterThanOrEqual(rounds.most)
    },
  )

  it('are those of every board of a small pick bonus, in whatever order its cells are opened', () => {
    const pick: PickBonus = {
      from: 3,
      cells: 4,
      values: [
        { pays: 2, cases: 2 },
        { pays: 7, cases: 1 },
        { pays: 0, cases: 1 },
      ],
    }
    const { scale, after } = pickMoments(pick, 10)
    const { first, second } = after(3)
    for (const order of [[], [3, 2, 1, 0], [2, 0], [1, 3, 0, 2]]) {
      let [mean, square] = [0, 0]
      for (let board = 0; board < 256; board += 1) {
        const held = [0, 2, 4, 6].map((at) => [2, 2, 7, 0][(board >> at) & 3]!)
        const pays = openCells(held, order).reduce((sum, opened) => sum + opened.pays, 0) * 10
        mean += pays / 256
        square += pays ** 2 / 256
      }
      expect(Number(first) / Number(scale)).toBeCloseTo(mean, 9)
      expect(Number(second) / Number(scale)).toBeCloseTo(square, 6)
    }
    expect(after(2)).toEqual({ first: 0n, second: 0n, nothing: scale })
  })
})
