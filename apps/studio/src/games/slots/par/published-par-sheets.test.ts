// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fraction, toPercent } from '../../../fair/fraction.ts'
import type { LineRules } from '../slot-rules.ts'
import { countWindows } from './count-windows.ts'
import type { SpinCounts } from './spin-counts.ts'
import { parSheetOf } from './par-sheet.ts'

const pays = z.record(z.string(), z.array(z.number()))
const set = z.object({
  published_rtp_pct: z.string(),
  published_line_pct: z.string().optional(),
  published_scatter_pct: z.string().optional(),
  reels: z.array(z.array(z.number())),
})
const sheets = z
  .array(
    z.object({
      id: z.string(),
      grid: z.tuple([z.number(), z.number()]),
      lines: z.array(z.array(z.number())),
      line_pay: pays.optional(),
      line_pay_3: z.record(z.string(), z.number()).optional(),
      scatter: z.object({ symbol: z.number(), pay_x_total_bet: z.array(z.number()) }).optional(),
      reel_sets: z.array(set),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('published-par-sheets.json', import.meta.url), 'utf8')))

type Sheet = (typeof sheets)[number]

function rulesOf(sheet: Sheet, reels: readonly (readonly number[])[]): LineRules {
  const threes = Object.entries(sheet.line_pay_3 ?? {}).map(([symbol, pay]) => [symbol, [0, 0, pay]] as const)
  return {
    engine: 'lines',
    rows: sheet.grid[1],
    strips: reels.map((reel) => reel.join('')),
    lines: sheet.lines.map((rows) => rows.map((row) => row - 1)),
    pays: sheet.line_pay ?? Object.fromEntries(threes),
    parts: sheet.lines.length,
    ...(sheet.scatter && {
      scatter: { symbol: String(sheet.scatter.symbol), pays: sheet.scatter.pay_x_total_bet },
    }),
    ...(sheet.id === 'hot3x3' && { fullWindow: { symbols: '4567', factor: 2 } }),
  }
}

/**
 * The return by counts of symbols: each line sees each symbol of each reel equally often, and scatters are
 * counted by reel. Shares no code with the engine.
 */
function returnBySymbols(sheet: Sheet, reels: readonly (readonly number[])[]): [bigint, bigint] {
  const size = BigInt(reels[0]!.length)
  const whole = size ** BigInt(reels.length)
  let paid = 0n
  for (const [symbol, payOf] of Object.entries(sheet.line_pay ?? {}))
    for (const [index, pay] of payOf.entries()) {
      const ways = reels.map((reel, at) => {
        const found = BigInt(reel.filter((one) => String(one) === symbol).length)
        return at <= index ? found : at === index + 1 ? size - found : size
      })
      paid += BigInt(pay) * ways.reduce((product, count) => product * count, 1n)
    }
  return [paid, whole]
}

const counted = new Map<string, SpinCounts>()
/** Ten million windows are counted once for both tests. */
function countOnce(rules: LineRules): SpinCounts {
  const key = rules.strips.join()
  const counts = counted.get(key) ?? countWindows(rules)
  counted.set(key, counts)
  return counts
}

describe('par sheets of real slots', () => {
  it.each(
    sheets.flatMap((sheet) =>
      sheet.reel_sets.map((one) => [sheet.id, one.published_rtp_pct, sheet, one] as const),
    ),
  )(
    'are recomputed to every digit: %s, %s %%',
    (_id, published, sheet, { reels }) => {
      const rules = rulesOf(sheet, reels)
      const { rtp } = parSheetOf(rules, countOnce(rules))
      expect(toPercent(rtp, published.split('.')[1]!.length)).toBe(published)
    },
    120_000,
  )

  it('split a return into lines and scatters, by counts of symbols alone', () => {
    const sheet = sheets.find(({ id }) => id === 'sizzling5x3')!
    const [{ reels, ...published }] = sheet.reel_sets as [Sheet['reel_sets'][number]]
    const [paid, whole] = returnBySymbols(sheet, reels)
    expect(toPercent(fraction(paid, whole), 3)).toBe(published.published_line_pct)
    const rules = rulesOf(sheet, reels)
    const counts = countOnce(rules)
    const scatters = counts.byScatters.reduce(
      (sum, { windows }, count) => sum + windows * BigInt(rules.scatter!.pays[count - 1] ?? 0),
      0n,
    )
    expect(toPercent(fraction(scatters, whole), 4)).toBe(published.published_scatter_pct)
    expect(counts.byScatters.reduce((sum, { pays: all }) => sum + all, 0n)).toBe(
      (paid + scatters) * BigInt(sheet.lines.length),
    )
  }, 120_000)
})
