// SPDX-License-Identifier: Apache-2.0
import { dayOf } from '@tessera/rules/lottery/vietnam-days'
import type { HistoryForm } from '@tessera/rules/lottery/statistics/history-forms'
import { HistoryLineRefused, readHistory } from '@tessera/rules/lottery/statistics/read-history'
import type { Platform } from '../../../platform/platform.ts'
import { contradicted, insertHistory } from './history-store.ts'

const [shortestSource, longestSource] = [3, 100]
const mostDraws = 100_000
const drawsAtOnce = 5_000

/** A file that cannot be imported, for another reason than one of its lines. */
export class HistoryRefused extends Error {}

export interface HistoryFile {
  form: HistoryForm
  /** Where the results come from, as players read it. */
  source: string
  text: string
}

/**
 * Imports results of a state lottery from a file: all of it or nothing. Draws that are there already stay as they are.
 * Throws HistoryLineRefused for a line that is no draw, names a day to come, or contradicts another line or an earlier
 * import, and HistoryRefused for anything else.
 */
export async function importHistory(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { form, source, text }: HistoryFile,
): Promise<{ draws: number; added: number }> {
  const from = source.trim()
  if (from.length < shortestSource || from.length > longestSource || /\p{Cc}/u.test(from))
    throw new HistoryRefused(`The source needs ${shortestSource} to ${longestSource} visible characters.`)
  const read = readHistory(form, text)
  if (read.length === 0) throw new HistoryRefused('The file has no draws.')
  if (read.length > mostDraws) throw new HistoryRefused(`A file has at most ${mostDraws} draws.`)
  const nowMs = clock.now()
  refuseContradictions(read, dayOf(nowMs))
  const draws = read.map(({ draw }) => draw)
  const added = await database.transaction(async (tx) => {
    let sum = 0
    for (let at = 0; at < draws.length; at += drawsAtOnce) {
      const part = draws.slice(at, at + drawsAtOnce)
      sum += await insertHistory(tx, { form, source: from, nowMs }, part)
      const other = await contradicted(tx, form, part)
      if (other !== undefined)
        throw new HistoryLineRefused(
          read.find(({ draw }) => draw.draw === other)?.line ?? 0,
          `the draw ${other} was imported with other numbers`,
        )
    }
    return sum
  })
  return { draws: draws.length, added }
}

function refuseContradictions(read: ReturnType<typeof readHistory>, today: number): void {
  const seen = new Map<string, string>()
  for (const { line, draw } of read) {
    if (draw.day > today) throw new HistoryLineRefused(line, 'the day is still to come')
    const said = `${draw.day} ${draw.numbers}`
    if ((seen.get(draw.draw) ?? said) !== said)
      throw new HistoryLineRefused(line, `the draw ${draw.draw} is in an earlier line with other numbers`)
    seen.set(draw.draw, said)
  }
}
