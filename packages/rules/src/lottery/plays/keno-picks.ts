// SPDX-License-Identifier: Apache-2.0
import { play, type PlayType } from '../play-type.ts'
import { choose, ratioOf } from '../ratio.ts'
import { kenoBalls } from '../result-shape.ts'
import { kenoOdds, kenoTables, usualKenoOdds } from './keno-tables.ts'

/** P(h of s) = C(20,h) C(60,s-h) / C(80,s). */
export const chanceOfHits = (hits: number, picks: number) =>
  ratioOf(
    choose(kenoBalls.drawn, hits) * choose(kenoBalls.of - kenoBalls.drawn, picks - hits),
    choose(kenoBalls.of, picks),
  )

/** k1 to k10: one to ten of the 80 balls; the tier is how many of them are among the 20 drawn. */
export const kenoPicks: readonly PlayType[] = Array.from({ length: 10 }, (_, index) => index + 1).map(
  (picks) =>
    play({
      code: `k${picks}`,
      pick: { form: 'together', count: picks, lowest: 1, highest: kenoBalls.of, digits: 2 },
      odds: usualKenoOdds(picks),
      tables: Object.fromEntries(kenoTables.map((table) => [table, kenoOdds(table, picks)])),
      expected: () =>
        Object.fromEntries(Array.from({ length: picks + 1 }, (_, hits) => [hits, chanceOfHits(hits, picks)])),
      winsOf: (pick, result) => [String(pick.filter((ball) => result[0]?.includes(ball)).length)],
    }),
)
