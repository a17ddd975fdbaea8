// SPDX-License-Identifier: Apache-2.0
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Score } from '@tessera/rules/sportsbook/model/sport'
import type { Platform } from '../../../../platform/platform.ts'
import type { Statistics } from '../events/event.ts'
import { insertRecorded, type RecordedMatch } from './recorded-store.ts'

/** Matches that come with the product; their origin and licences are in docs/credits.md. */
const file = new URL('./data/recorded-matches.tsv.gz', import.meta.url)
const matchesAtOnce = 500
const counted = ['shots', 'shots_on_target', 'fouls', 'corners', 'yellow_cards', 'red_cards']

/**
 * Imports the recorded matches, from which the built-in feed knows who plays whom and how strong they are. `only` names competitions; all by default. Answers how many
 * were added.
 */
export async function importRecorded(
  { database }: Pick<Platform, 'database'>,
  only?: readonly string[],
): Promise<number> {
  const text = (await promisify(gunzip)(await readFile(file))).toString('utf8')
  const matches = readRecorded(text).filter(({ competition }) => only?.includes(competition) ?? true)
  return database.transaction(async (tx) => {
    let added = 0
    for (let at = 0; at < matches.length; at += matchesAtOnce)
      added += await insertRecorded(tx, matches.slice(at, at + matchesAtOnce))
    return added
  })
}

/** Reads matches, one in a line, and numbers those of each season by day and time. */
export function readRecorded(text: string): RecordedMatch[] {
  const [, ...lines] = text.split('\n').filter((line) => line !== '')
  const positions = new Map<string, number>()
  return lines
    .map((line) => line.split('\t'))
    .toSorted((left, right) => (whenOf(left) < whenOf(right) ? -1 : whenOf(left) > whenOf(right) ? 1 : 0))
    .map((fields) => {
      const [competition = '', season = '', round = '', day = '', , home = '', away = ''] = fields
      const [score = '', halfTime = '', counts = ''] = fields.slice(7)
      const key = `${competition} ${season}`
      const position = positions.get(key) ?? 0
      positions.set(key, position + 1)
      return {
        competition,
        season,
        position,
        round,
        day,
        home,
        away,
        score: scoreOf(score),
        halfTime: halfTime === '' ? undefined : scoreOf(halfTime),
        statistics: statisticsOf(counts),
      }
    })
}

const whenOf = ([, , , day = '', time = '']: readonly string[]): string => `${day} ${time}`

function scoreOf(text: string): Score {
  const [home, away] = text.split('-').map(Number)
  return { home: home ?? 0, away: away ?? 0 }
}

function statisticsOf(counts: string): Statistics {
  if (counts === '') return {}
  return Object.fromEntries(
    counts.split(' ').map((pair, index): [string, [number, number]] => {
      const { home, away } = scoreOf(pair)
      return [counted[index] ?? 'count', [home, away]]
    }),
  )
}
