// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { sql } from '../../../../platform/db/index.ts'
import type { BookTestServer } from '../../book-for-tests.ts'

const recordedMs = Date.parse('2026-03-14T12:00:00Z')
const isoForm = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|\+00:00)/g
const timestampForm = /\b(timestamp|start_time)="(\d{13})"/g

/** A recorded message as if it had been recorded at a moment: all its moments move with it. */
export function recorded(file: string, nowMs: number): string {
  const byMs = nowMs - recordedMs
  return readFileSync(new URL(`fixtures/${file}`, import.meta.url), 'utf8')
    .replace(isoForm, (text) => {
      const moved = new Date(Date.parse(text) + byMs).toISOString().replace(/\.\d{3}Z$/, '')
      return text.endsWith('Z') ? `${moved}Z` : `${moved}+00:00`
    })
    .replace(timestampForm, (_, name, ms) => `${name}="${Number(ms) + byMs}"`)
}

/** When the recorded match starts, three hours after the moment of its recording. */
export const startOfRecorded = (nowMs: number): number => nowMs + 3 * 3_600_000

/** What all settled bets have returned so far. Sessions of members end before a match does. */
export async function returnedBy({ server }: BookTestServer): Promise<number> {
  const row = await server.platform.database.one<{ returned: bigint }>(
    sql`select coalesce(sum(returned), 0)::bigint as returned from sportsbook_bet where status = 'settled'`,
  )
  return Number(row?.returned ?? 0n) / 1_000_000
}
