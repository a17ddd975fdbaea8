// SPDX-License-Identifier: Apache-2.0
import { sql } from '../../../../platform/db/index.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'

const dayMs = 86_400_000
const mostAtOnce = 200
const mostRounds = 50

/**
 * Deletes events on which nobody has bet, once they are older than the operator wants to keep them, with their markets,
 * prices, incidents and results. A few at a time, so that nobody waits; what is left is deleted the next time.
 */
export async function forgetEvents(
  { database, settings }: Pick<SportsbookDeps, 'database' | 'settings'>,
  slotMs: number,
): Promise<void> {
  const before = new Date(slotMs - (await settings.read('sportsbook.eventDays')) * dayMs)
  for (let round = 0; round < mostRounds; round += 1) {
    const row = await database.one<{ seen: number }>(
      sql`select sportsbook_forget_events(${before}, ${mostAtOnce}) as seen`,
    )
    if ((row?.seen ?? 0) < mostAtOnce) return
  }
}
