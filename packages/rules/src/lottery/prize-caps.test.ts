// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { type Amount, units, zero } from '../money.ts'
import { lotteryOf } from './lotteries.ts'
import type { DrawResult } from './lottery.ts'
import { playTypeOf } from './play-types.ts'
import { kenoTables } from './plays/keno-tables.ts'
import {
  cappableCodes,
  cappedReturn,
  cappedTier,
  dueOf,
  oddsForOne,
  oddsUnderCap,
  paidUnderCap,
  usualPrizeCaps,
} from './prize-caps.ts'
import { isAbove, ratioOf } from './ratio.ts'
import { judge } from './wager.ts'

const keno = lotteryOf('KENO')!
const balls = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(from + index).padStart(2, '0'))

/** Of all draws, how many have so many of the picked balls, counted ball by ball: no formula. */
function drawsByHits(picks: number): bigint[] {
  const ways = Array.from({ length: 21 }, () => Array<bigint>(picks + 1).fill(0n))
  ways[0]![0] = 1n
  for (let ball = 1; ball <= 80; ball += 1)
    for (let taken = Math.min(ball, 20); taken >= 1; taken -= 1)
      for (let hits = picks; hits >= 0; hits -= 1)
        ways[taken]![hits]! +=
          ball <= picks ? (hits > 0 ? ways[taken - 1]![hits - 1]! : 0n) : ways[taken - 1]![hits]!
  return ways[20]!
}
const drawOf = (hits: number): DrawResult => [[...balls(1, hits), ...balls(41, 20 - hits)]]

/** The exact return of equal picks that are all on the same balls, by the verdict on a draw of every class. */
function shareOf(
  picks: number,
  { odds, count, cap }: { odds: ReturnType<typeof oddsOfTable>; count: number; cap: Amount },
) {
  const top = String(picks)
  const wins = [{ odds: odds[top]!, stake: units(1), picks: count }]
  const shared = { ...odds, [top]: oddsUnderCap(odds[top]!, { cap, due: dueOf(wins) }) }
  let [paid, all] = [0n, 0n]
  drawsByHits(picks).forEach((draws, hits) => {
    all += draws
    paid +=
      draws *
      judge(keno, { playType: `k${picks}`, pick: balls(1, picks) }, drawOf(hits), {
        stakePerLot: units(1),
        currency: 'USD',
        odds: shared,
      })
  })
  return ratioOf(paid, all * units(1))
}
const oddsOfTable = (table: string, picks: number) => playTypeOf(keno, `k${picks}`)!.tables![table]!

describe('prizes that all winners of a draw share above a cap', () => {
  it('can be those of one to ten balls of Keno, all hit, and usually are those of eight, nine and ten', () => {
    expect(cappableCodes).toEqual(Array.from({ length: 10 }, (_, index) => `k${index + 1}`))
    expect(usualPrizeCaps).toEqual(['k8', 'k9', 'k10'].map((playType) => ({ playType, most: 1_000_000 })))
    expect(['k10', 'kb5', 'kbs'].map((code) => cappedTier(playTypeOf(keno, code)!))).toEqual([
      '10',
      undefined,
      undefined,
    ])
  })

  it.each(kenoTables)(
    'leave the table %s between its return without a cap and that without the prize, by the count of all draws',
    (table) => {
      for (const picks of [8, 9, 10]) {
        const odds = oddsOfTable(table, picks)
        const { uncapped, least } = cappedReturn(playTypeOf(keno, `k${picks}`)!, odds)
        // A cap that nobody reaches, and one that leaves nothing of the prize.
        expect(shareOf(picks, { odds, count: 1, cap: units(1_000_000_000) })).toEqual(uncapped)
        expect(shareOf(picks, { odds, count: 1, cap: zero })).toEqual(least)
        const crowded = shareOf(picks, { odds, count: 400, cap: units(1_000_000) })
        expect([isAbove(crowded, least), isAbove(uncapped, crowded) || table !== 'vietlott']).toEqual([
          true,
          true,
        ])
      }
    },
  )

  it('return 45.98 to 54.68, 48.93 to 54.73 and 55.50 to 57.75 % as published', () => {
    const percent = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }): string =>
      (Number((numerator * 20_000n + denominator) / (2n * denominator)) / 100).toFixed(2)
    expect(
      [8, 9, 10].map((picks) => {
        const { least, uncapped } = cappedReturn(
          playTypeOf(keno, `k${picks}`)!,
          oddsOfTable('vietlott', picks),
        )
        return [least, uncapped].map(percent)
      }),
    ).toEqual([
      ['45.98', '54.68'],
      ['48.93', '54.73'],
      ['55.50', '57.75'],
    ])
  })

  it('are whole for 50, 12 and 5 winning plays, and shared equally above that', () => {
    for (const [picks, most] of [
      [8, 50],
      [9, 12],
      [10, 5],
    ] as const) {
      const odds = oddsOfTable('vietlott', picks)[picks]!
      const cap = units(1_000_000)
      const of = (count: number) => [{ odds, stake: units(1), picks: count }]
      expect(dueOf(of(most)) <= cap).toBe(true)
      expect(dueOf(of(most + 1)) > cap).toBe(true)
      expect(paidUnderCap(of(most), { cap, due: dueOf(of(most)), currency: 'USD' })).toBe(dueOf(of(most)))
      const shared = paidUnderCap(of(most + 1), { cap, due: dueOf(of(most + 1)), currency: 'USD' })
      expect(shared <= cap && shared > cap - units(1)).toBe(true)
    }
  })

  it('pay winners in proportion to what each would have got, and never more than the cap together', () => {
    const [cap, wins] = [
      units(100),
      [
        { odds: ratioOf(100, 3), stake: units(7), picks: 3 },
        { odds: ratioOf(50, 3), stake: units(7), picks: 1 },
      ],
    ]
    const due = dueOf(wins)
    expect(paidUnderCap(wins, { cap, due, currency: 'USD' })).toBe(units(9999) / 100n)
    const [first, second] = wins.map(({ odds }) => oddsUnderCap(odds, { cap, due }))
    expect(ratioOf(first!.numerator, first!.denominator)).toEqual(
      ratioOf(second!.numerator * 2n, second!.denominator),
    )
  })

  it('are at most the cap for a single winner', () => {
    const odds = { 10: ratioOf(200_000, 1), 9: ratioOf(15_000, 1) }
    const cap = units(1_000_000)
    expect(oddsForOne(odds, '10', { cap, stake: units(5) })).toEqual(odds)
    expect(oddsForOne(odds, '10', { cap, stake: units(50) })).toEqual({ ...odds, 10: ratioOf(20_000, 1) })
  })
})
