// SPDX-License-Identifier: Apache-2.0
import type { NoticeChoice } from '@tessera/rules/lottery/notices/notice-periods'
import { sql, type Queries } from '../../../platform/db/index.ts'

/** Of which draws of a lottery a member is notified; undefined: of none. */
export async function followOf(
  db: Queries,
  memberId: bigint,
  gameCode: string,
): Promise<NoticeChoice | undefined> {
  const row = await db.one<{ choice: NoticeChoice }>(
    sql`select choice from lottery_follow where member_id = ${memberId} and game_code = ${gameCode}`,
  )
  return row?.choice
}

/** Saves a choice for draws from now on; the same choice again changes nothing. */
export async function saveFollow(
  db: Queries,
  {
    memberId,
    gameCode,
    choice,
    nowMs,
  }: { memberId: bigint; gameCode: string; choice: NoticeChoice; nowMs: number },
): Promise<void> {
  await db.query(sql`
    insert into lottery_follow (member_id, game_code, choice, since) values (${memberId}, ${gameCode}, ${choice}, ${new Date(nowMs)})
    on conflict (member_id, game_code) do update set choice = excluded.choice, since = excluded.since
    where lottery_follow.choice <> excluded.choice`)
}

export async function deleteFollow(db: Queries, memberId: bigint, gameCode: string): Promise<void> {
  await db.query(sql`delete from lottery_follow where member_id = ${memberId} and game_code = ${gameCode}`)
}

/** What members chose, without who. */
export const choicesInUse = (db: Queries): Promise<{ gameCode: string; choice: NoticeChoice }[]> =>
  db.query<{ gameCode: string; choice: NoticeChoice }>(
    sql`select distinct game_code as "gameCode", choice from lottery_follow order by game_code, choice`,
  )
