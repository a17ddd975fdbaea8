// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../platform/db/index.ts'
import { teamRange, type TeamRange } from './line-store.ts'

/** Places an account and everybody below it under another one, or under none, after `lockLines` and `lockBranch`. */
export async function moveBranch(tx: Tx, id: number, upline: { id: number } | undefined): Promise<void> {
  const { line, before } = await teamRange(tx, id)
  await tx.query(sql`
    with above as (select line, counts_from, in_test_line from member where id = ${upline?.id ?? null}),
    test as (
      select coalesce(array_agg(id), '{}') as ids from member
      where line >= ${line}::integer[] and line < ${before}::integer[] and type in (41, 42)),
    placed as (
      select m.id, coalesce(above.line, '{}') || m.line[${line.length}:] as line, above.counts_from, coalesce(above.in_test_line, false) as below_test
      from member m left join above on true where m.line >= ${line}::integer[] and m.line < ${before}::integer[])
    update member m set line = p.line, upline = case when m.id = ${id} then ${upline?.id ?? null} else m.upline end,
      counts_from = case when p.below_test then p.counts_from else coalesce(first_test.place, 1) end,
      in_test_line = p.below_test or first_test.place is not null
    from placed p, test, lateral (
      select min(place) as place from unnest(p.line) with ordinality as step (id, place) where step.id = any (test.ids)) first_test
    where m.id = p.id`)
}

/**
 * Locks an account and everybody below it until the transaction ends. An account that is being opened in the
 * branch is in it before this answers, or waits and is opened where the branch is then.
 */
export async function lockBranch(tx: Tx, id: number): Promise<TeamRange> {
  const team = await teamRange(tx, id)
  let locked = -1
  for (;;) {
    const rows = await tx.query(sql`
      select id from member where line >= ${team.line}::integer[] and line < ${team.before}::integer[] order by id for update`)
    // Nobody has joined since the last look, so nobody can any more.
    if (rows.length === locked) return team
    locked = rows.length
  }
}
