// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

const dayMs = 86_400_000

/** Up to when the play of members was judged; 0 before the first run. */
export const judgedThrough = async (db: Queries): Promise<number> =>
  (await db.one<{ through: number }>(sql`select through from play_flag_mark`))?.through ?? 0

/** Notes up to when it is judged; never less than before. */
export async function saveJudged(db: Queries, untilMs: number): Promise<void> {
  await db.query(sql`
    insert into play_flag_mark (through) values (${new Date(untilMs)})
    on conflict (single) do update set through = greatest(play_flag_mark.through, excluded.through)`)
}

/** Members by the code of their brand, in the order of their ids. */
export async function byBrand(db: Queries, memberIds: readonly bigint[]): Promise<Map<string, bigint[]>> {
  const rows = await db.query<{ id: bigint; brand_code: string }>(
    sql`select id, brand_code from member_name where id = any(${[...memberIds]}::bigint[]) order by id`,
  )
  const found = new Map<string, bigint[]>()
  for (const { id, brand_code: code } of rows) found.set(code, [...(found.get(code) ?? []), id])
  return found
}

/** How often these members let a limit be loosened in 30 days; who never did is left out. */
export async function limitsRaisedOf(
  db: Queries,
  memberIds: readonly bigint[],
  untilMs: number,
): Promise<Map<bigint, number>> {
  const rows = await db.query<{ member_id: bigint; count: bigint }>(sql`
    select member_id, count(*) as count from player_protection_change
    where member_id = any(${[...memberIds]}::bigint[]) and what = 'looserConfirmed' and at > ${new Date(untilMs - 30 * dayMs)} and at <= ${new Date(untilMs)}
    group by member_id`)
  return new Map(rows.map(({ member_id: id, count }) => [id, Number(count)]))
}
