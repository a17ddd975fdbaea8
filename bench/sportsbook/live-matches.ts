// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'
import { pause } from '../shared/report.ts'

const [lookEveryMs, patienceMs] = [2_500, 180_000]

/** The built-in feed has planned its events, and plays so many football matches. */
export async function waitUntilLive(owner: pg.Client, enough: number): Promise<void> {
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += lookEveryMs) {
    const { rows } = await owner.query<{ live: number }>(
      `select count(*)::integer as live from sportsbook_event where status = 'live' and sport = 'football'`,
    )
    if (rows[0]!.live >= enough) return
    await pause(lookEveryMs)
  }
  throw new Error('nothing is live')
}
