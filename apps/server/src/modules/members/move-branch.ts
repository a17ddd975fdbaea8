// SPDX-License-Identifier: Apache-2.0
import { highestGroup } from '@tessera/rules/lottery/prize-groups'
import { sql, type Tx } from '../../platform/db/index.ts'
import { teamRange, type TeamRange } from './line-store.ts'

/**
 * Places an account and everybody below it under another one, or under none, after `lockLines` and `lockBranch`. Prize
 * groups above the new upline's become that one.
 */
export async function moveBranch(tx: Tx, id: bigint, upline: { id: bigint } | undefined): Promise<void> {
  const { line, before } = await teamRange(tx, id)
  const above = upline === undefined ? head : ((await positionOf(tx, upline.id)) ?? head)
  const testIds = await testAccountsIn(tx, { line, before })
  await tx.query(sql`
    update member set upline = case when id = ${id} then ${upline?.id ?? null} else upline end,
      line = ${above.line}::bigint[] || line[${line.length}:],
      prize_group = least(prize_group, ${above.prizeGroup}::smallint),
      in_test_line = ${above.inTestLine} or line && ${testIds}::bigint[],
      counts_from = case when ${above.inTestLine} then ${above.countsFrom} else coalesce(
        (select min(position) from unnest(${above.line}::bigint[] || line[${line.length}:]) with ordinality as step (id, position)
          where step.id = any (${testIds}::bigint[])), 1) end
    where line >= ${line}::bigint[] and line < ${before}::bigint[]`)
}

interface LinePosition {
  line: bigint[]
  countsFrom: number
  inTestLine: boolean
  prizeGroup: number
}
/** Above the head of a line there is nothing. */
const head: LinePosition = { line: [], countsFrom: 1, inTestLine: false, prizeGroup: highestGroup }

const positionOf = (tx: Tx, id: bigint): Promise<LinePosition | undefined> =>
  tx.one<LinePosition>(
    sql`select line, counts_from as "countsFrom", in_test_line as "inTestLine", prize_group as "prizeGroup" from member where id = ${id}`,
  )

async function testAccountsIn(tx: Tx, { line, before }: TeamRange): Promise<bigint[]> {
  const rows = await tx.query<{ id: bigint }>(sql`
    select id from member where line >= ${line}::bigint[] and line < ${before}::bigint[] and type in (41, 42)`)
  return rows.map(({ id }) => id)
}

/**
 * Locks an account and everybody below it until the transaction ends. An account that is being opened in the
 * branch is in it before this answers, or waits and is opened where the branch is then.
 */
export async function lockBranch(tx: Tx, id: bigint): Promise<TeamRange> {
  const team = await teamRange(tx, id)
  let locked = -1
  for (;;) {
    const rows = await tx.query(sql`
      select id from member where line >= ${team.line}::bigint[] and line < ${team.before}::bigint[] order by id for update`)
    // Nobody has joined since the last look, so nobody can any more.
    if (rows.length === locked) return team
    locked = rows.length
  }
}
