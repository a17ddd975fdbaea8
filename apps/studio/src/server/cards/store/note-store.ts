// SPDX-License-Identifier: Apache-2.0
import type { CardNote } from '../../../card-protocol/card-history-protocol.ts'
import { sql, type Queries } from '../../database.ts'

/** So many notes one player keeps; the oldest makes room. */
const MOST_NOTES = 1_000

export const listNotes = (db: Queries, playerId: bigint): Promise<CardNote[]> =>
  db.rows<CardNote>(sql`
    select tag, body as text from studio.card_note where player_id = ${playerId} order by changed_at desc limit ${MOST_NOTES}`)

export async function storeNote(
  db: Queries,
  playerId: bigint,
  { tag, text }: CardNote,
  nowMs: number,
): Promise<void> {
  if (text === '') {
    await db.rows(sql`delete from studio.card_note where player_id = ${playerId} and tag = ${tag}`)
    return
  }
  await db.rows(sql`
    with old as (delete from studio.card_note where player_id = ${playerId} and tag in (
      select tag from studio.card_note where player_id = ${playerId} and tag <> ${tag} order by changed_at desc offset ${MOST_NOTES - 1}))
    insert into studio.card_note (player_id, tag, body, changed_at) values (${playerId}, ${tag}, ${text}, ${new Date(nowMs)})
    on conflict (player_id, tag) do update set body = excluded.body, changed_at = excluded.changed_at`)
}
