// SPDX-License-Identifier: Apache-2.0
import { oddsBy, play, type PlayType } from '../play-type.ts'
import { choose, ratioOf } from '../ratio.ts'
import { kenoBalls } from '../result-shape.ts'

/**
 * Gross odds by hits for one to ten picked balls: a tenth of the prizes in thousands for a play of ten
 * (game-rules.md section 6.5).
 */
const prizes: readonly Readonly<Record<string, string>>[] = [
  { 1: '2' },
  { 2: '9' },
  { 3: '20', 2: '2' },
  { 4: '40', 3: '5', 2: '1' },
  { 5: '440', 4: '15', 3: '1' },
  { 6: '1250', 5: '45', 4: '4', 3: '1' },
  { 7: '4000', 6: '120', 5: '10', 4: '2', 3: '1' },
  { 8: '20000', 7: '500', 6: '50', 5: '5', 4: '1', 0: '1' },
  { 9: '80000', 8: '1200', 7: '150', 6: '15', 5: '3', 4: '1', 0: '1' },
  { 10: '200000', 9: '15000', 8: '800', 7: '71', 6: '8', 5: '2', 0: '1' },
]

/** P(h of s) = C(20,h) C(60,s-h) / C(80,s). */
const chanceOfHits = (hits: number, picks: number) =>
  ratioOf(
    choose(kenoBalls.drawn, hits) * choose(kenoBalls.of - kenoBalls.drawn, picks - hits),
    choose(kenoBalls.of, picks),
  )

/** k1 to k10: one to ten of the 80 balls; the tier is how many of them are among the 20 drawn. */
export const kenoPicks: readonly PlayType[] = prizes.map((byHits, index) =>
  play({
    code: `k${index + 1}`,
    pick: { form: 'together', count: index + 1, lowest: 1, highest: kenoBalls.of, digits: 2 },
    odds: oddsBy(byHits),
    expected: () =>
      Object.fromEntries(
        Array.from({ length: index + 2 }, (_, hits) => [hits, chanceOfHits(hits, index + 1)]),
      ),
    winsOf: (pick, result) => [String(pick.filter((ball) => result[0]?.includes(ball)).length)],
  }),
)
