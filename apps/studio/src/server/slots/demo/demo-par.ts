// SPDX-License-Identifier: Apache-2.0
import { readDemoCode, type DemoCode } from '@tessera/rules/games/demo-slots/demo-code'
import { eventsOf, type DemoModel, type DemoPays } from '@tessera/rules/games/demo-slots/model'
import { parSheetOf, type ParSheet } from '../../../games/slots/par/par-sheet.ts'
import type { SpinCounts } from '../../../games/slots/par/spin-counts.ts'
import { statePar, type StatedPar } from '../../../games/slots/par/stated-par.ts'
import { pairIndex } from '../../../games/slots/demo/count-model.ts'
import { demoRulesOf, rulesOfModel } from '../../../games/slots/demo/demo-rules.ts'
import { storedCountsOf, type StoredCounts } from './stored-counts.ts'

/** The counts of one paid spin with these pays, from those of its model: sums of products, and exact. */
export function spinCountsOf(model: DemoModel, pays: DemoPays, stored: StoredCounts): SpinCounts {
  const events = eventsOf(model)
  const each = events.map(([symbol, count]) => BigInt(pays[symbol]![count - 1]!))
  const byScatters = stored.windows.map((windows, scatters) => {
    const fixed = BigInt((model.reels.scatter?.pays[scatters - 1] ?? 0) * model.reels.parts)
    let [paid, squares] = [0n, 0n]
    for (const [index, pay] of each.entries()) paid += stored.events[scatters]![index]! * pay
    const pairs = stored.pairs[scatters]!
    for (let one = 0; one < each.length; one += 1)
      for (let other = one; other < each.length; other += 1) {
        const together = pairs[pairIndex(one, other, each.length)]!
        if (together > 0n) squares += together * each[one]! * each[other]! * (one === other ? 1n : 2n)
      }
    return {
      windows,
      pays: paid + fixed * windows,
      squares: squares + 2n * fixed * paid + fixed * fixed * windows,
      losing: stored.losing[scatters] ?? 0n,
    }
  })
  const sum = (of: 'windows' | 'losing') => byScatters.reduce((total, one) => total + one[of], 0n)
  return {
    windows: sum('windows'),
    byScatters,
    winning: sum('windows') - sum('losing'),
    best: { pays: stored.best, windows: 0n, exact: false },
  }
}

/** The exact par sheet of a model with these pays. */
export const demoParSheet = (model: DemoModel, pays: DemoPays): ParSheet =>
  parSheetOf(rulesOfModel(model, pays), spinCountsOf(model, pays, storedCountsOf(model)))

const MOST_KNOWN = 500
const known = new Map<string, StatedPar>()

/** The par sheet of a demonstration title as players read it. The last ones are remembered. */
export function demoParOf(code: string): StatedPar {
  const before = known.get(code)
  if (before) return before
  const par = statePar(demoParSheet(...modelAndPays(readDemoCode(code))))
  const oldest = known.keys().next().value
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest)
  known.set(code, par)
  return par
}

function modelAndPays(code: DemoCode | undefined): [DemoModel, DemoPays] {
  if (!code) throw new RangeError('no demonstration title has this code')
  return [code.model, demoRulesOf(code).pays]
}
