// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'
import type { StopReason } from '../events/event.ts'
import { type Card, cardOfEvent } from '../views/card-store.ts'

/** An event with its names, and the stop of its source beneath an operator's. */
export async function findCard(db: Queries, id: bigint): Promise<Card | undefined> {
  const card = await cardOfEvent(db, id)
  if (!card) return undefined
  const row = await db.one<{ feed_stopped: StopReason | null }>(
    sql`select feed_stopped from sportsbook_event where id = ${id}`,
  )
  return { ...card, feedStopped: row?.feed_stopped ?? undefined }
}
