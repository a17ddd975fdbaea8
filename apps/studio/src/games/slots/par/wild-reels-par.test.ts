// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { holdOf, pickOf, type LineRules } from '../slot-rules.ts'
import { slotTitles } from '../titles/index.ts'
import { wildReelsOf } from '../wild-reels.ts'
import { heldSets } from './best-free-spin.ts'
import { countLines, reelsIn } from './count-lines.ts'
import { countWindows } from './count-windows.ts'
import { freeCounts, outcomesOf, type SpinCounts } from './spin-counts.ts'

/* The counts of the lines of every title by a second method, which knows no windows: by pairs of lines. */

const lineTitles = slotTitles.flatMap(({ name, rules }) =>
  rules.engine === 'lines' && !rules.fullWindow && rules.strips.length === 5 ? [[name, rules] as const] : [],
)
const long = Boolean(process.env['LONG_TESTS'])

/** What each stop of a reel shows, row by row; a reel that is wild as a whole shows nothing else. */
function columnsOf(
  { strips, rows, wild = '?' }: LineRules,
  fills: boolean,
  held: readonly number[],
): string[][] {
  return strips.map((strip, reel) =>
    [...strip].map((_symbol, stop) => {
      const seen = (strip + strip).slice(stop, stop + rows)
      return held.includes(reel) || (fills && seen.includes(wild)) ? wild.repeat(rows) : seen
    }),
  )
}

/** Whether a symbol may be where a line with a run of `count` has it: in the run, ending it, or behind it. */
function fits(seen: string, symbol: string, wild: string | undefined, reel: number, count: number): boolean {
  const is = seen === symbol || (reel > 0 && seen === wild)
  return reel < count ? is : reel > count || !is
}

/** Sums of what all windows pay on lines, and of its squares: for each two lines, products of counts by reel. */
function sumsByPairs(rules: LineRules, columns: readonly string[][]): { pays: bigint; squares: bigint } {
  const runs = Object.entries(rules.pays).flatMap(([symbol, pays]) =>
    pays.flatMap((pay, index) => (pay > 0 ? [{ symbol, count: index + 1, pay }] : [])),
  )
  const counted = new Map<string, number>()
  const count = (reel: number, one: Run, other: Run, row: number, second: number): number => {
    const key = `${reel} ${row} ${second} ${one.symbol}${Math.sign(one.count - reel)} ${other.symbol}${Math.sign(other.count - reel)}`
    const before = counted.get(key)
    if (before !== undefined) return before
    const found = columns[reel]!.filter(
      (seen) =>
        fits(seen[row]!, one.symbol, rules.wild, reel, one.count) &&
        fits(seen[second]!, other.symbol, rules.wild, reel, other.count),
    ).length
    counted.set(key, found)
    return found
  }
  const windowsOf = (one: Run, other: Run, line: readonly number[], second: readonly number[]): number => {
    let windows = 1
    for (let reel = 0; reel < columns.length && windows > 0; reel += 1)
      windows *= count(reel, one, other, line[reel]!, second[reel]!)
    return windows
  }
  let [pays, squares] = [0n, 0n]
  for (const [index, line] of rules.lines.entries())
    for (const one of runs) {
      pays += BigInt(one.pay) * BigInt(windowsOf(one, one, line, line))
      for (const [at, second] of rules.lines.slice(index).entries())
        for (const other of runs) {
          const both = BigInt(windowsOf(one, other, line, second)) * BigInt(one.pay * other.pay)
          squares += at === 0 ? both : 2n * both
        }
    }
  return { pays, squares }
}
interface Run {
  readonly symbol: string
  readonly count: number
}

/** Windows in which a line pays: three equal symbols from the left are enough, so three reels decide it. */
function winningByThree(rules: LineRules, columns: readonly string[][]): bigint {
  let winning = 0
  for (const first of columns[0]!)
    for (const second of columns[1]!)
      for (const third of columns[2]!)
        if (
          rules.lines.some((rows) => {
            const symbol = first[rows[0]!]!
            return (
              symbol in rules.pays &&
              [second[rows[1]!], third[rows[2]!]].every((seen) => seen === symbol || seen === rules.wild)
            )
          })
        )
          winning += 1
  return BigInt(winning * columns[3]!.length * columns[4]!.length)
}

const total = (counts: SpinCounts, of: 'windows' | 'pays' | 'squares'): bigint =>
  outcomesOf(counts).reduce((sum, outcome) => sum + outcome[of], 0n)

describe('the exact counts of lines', () => {
  it.each(lineTitles)('are those that pairs of lines and the first three reels give: %s', (_name, full) => {
    const rules: LineRules = { ...full, scatter: full.scatter && { ...full.scatter, pays: [] } }
    const counts = countLines(rules)
    const spins = [
      {
        counts,
        held: [] as number[],
        fills: wildReelsOf(rules) !== undefined && wildReelsOf(rules) !== 'sticky',
      },
      ...heldSets(rules, counts).map((held) => ({
        counts: freeCounts(counts, held),
        held: reelsIn(held),
        fills: wildReelsOf(rules) !== undefined,
      })),
    ]
    for (const spin of spins) {
      const columns = columnsOf(rules, spin.fills, spin.held)
      const { pays, squares } = sumsByPairs(rules, columns)
      expect(total(spin.counts, 'windows')).toBe(spin.counts.windows)
      expect(total(spin.counts, 'pays')).toBe(pays)
      expect(total(spin.counts, 'squares')).toBe(squares)
      expect(spin.counts.winning).toBe(winningByThree(rules, columns))
    }
  })

  it.runIf(long).each(lineTitles.filter(([, rules]) => rules.wildReels === undefined))(
    'are those of every window as the engine pays it: %s',
    (_name, rules) => {
      const counts = countLines(rules)
      const windows = countWindows(rules)
      expect(counts.winning).toBe(windows.winning)
      expect(counts.best).toEqual(windows.best)
      expect(counts.byScatters).toEqual(windows.byScatters)
    },
  )

  it('leave no window on one reel in which a wild hides a scatter', () => {
    for (const [, rules] of lineTitles) {
      if (!rules.wildReels || !rules.scatter) continue
      for (const strip of rules.strips)
        for (let stop = 0; stop < strip.length; stop += 1) {
          const seen = (strip + strip).slice(stop, stop + rules.rows)
          expect(seen.includes(rules.wild!) && seen.includes(rules.scatter.symbol)).toBe(false)
        }
    }
  })

  it('are about slots of every kind', () => {
    const kinds = lineTitles.map(
      ([, rules]) => wildReelsOf(rules) ?? (pickOf(rules) ? 'pick' : holdOf(rules) ? 'hold' : 'lines'),
    )
    for (const kind of ['expanding', 'sticky', 'walking', 'pick', 'hold'])
      expect(kinds.filter((one) => one === kind).length).toBeGreaterThanOrEqual(2)
  })
})
