// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { eventsOf, type DemoModel } from '@tessera/rules/games/demo-slots/model'
import { MOST_OF_MODEL } from '@tessera/rules/games/demo-slots/demo-pays'
import { bestOfWays } from '../../../games/slots/par/best-of-ways.ts'
import { bestOfLines } from '../../../games/slots/demo/best-of-lines.ts'
import { countMisses } from '../../../games/slots/demo/count-misses.ts'
import { countModel, type ModelCounts } from '../../../games/slots/demo/count-model.ts'
import { rulesOfModel } from '../../../games/slots/demo/demo-rules.ts'

/** Everything about a model that the par sheets of its titles are computed from. */
export interface StoredCounts extends ModelCounts {
  /** The windows that pay nothing, whichever pays a title has, by their number of scatters. */
  readonly losing: readonly bigint[]
  /** No window of any title pays more, in parts of the stake: its pays are at most `MOST_OF_MODEL` times the model's. */
  readonly best: bigint
}

/** Counts a model from its strips; takes up to some seconds. */
export function countsOfModel(model: DemoModel): StoredCounts {
  const most = Object.fromEntries(
    Object.entries(model.pays).map(([symbol, row]) => [
      symbol,
      row.map((pay) => Math.floor(pay * MOST_OF_MODEL)),
    ]),
  )
  const rules = rulesOfModel(model, most)
  return {
    ...countModel(rules, eventsOf(model)),
    losing: countMisses(rules),
    best: rules.engine === 'ways' ? bestOfWays(rules) : bestOfLines(rules) + scattersOf(model),
  }
}

/** The most that scatters pay, in parts of the stake. */
const scattersOf = ({ reels }: DemoModel): bigint =>
  BigInt(Math.max(0, ...(reels.scatter?.pays ?? [])) * reels.parts)

/** Where the counts of all models are stored; a test counts them again. */
export const COUNTS_FILE = new URL('./model-counts.json', import.meta.url)

type Written = { readonly [Key in keyof StoredCounts]: StoredCounts[Key] extends bigint ? string : unknown }

let known: Map<string, StoredCounts> | undefined

/** The counts of a model as they are stored. */
export function storedCountsOf({ name }: Pick<DemoModel, 'name'>): StoredCounts {
  known ??= new Map(
    Object.entries(JSON.parse(readFileSync(COUNTS_FILE, 'utf8')) as Record<string, Written>).map(
      ([model, counts]) => [model, read(counts)],
    ),
  )
  const counts = known.get(name)
  if (!counts) throw new Error(`the model ${name} has no counts`)
  return counts
}

const list = (text: string): bigint[] => text.split(' ').map(BigInt)

function read({ windows, events, pairs, losing, best }: Written): StoredCounts {
  return {
    windows: list(windows as string),
    events: (events as string[]).map(list),
    pairs: (pairs as string[]).map(list),
    losing: list(losing as string),
    best: BigInt(best),
  }
}

/** The counts as they are written into the file. */
export function writeCounts({ windows, events, pairs, losing, best }: StoredCounts): object {
  return {
    windows: windows.join(' '),
    events: events.map((sums) => sums.join(' ')),
    pairs: pairs.map((sums) => sums.join(' ')),
    losing: losing.join(' '),
    best: String(best),
  }
}
