// SPDX-License-Identifier: Apache-2.0
import { highestGroup } from '@tessera/rules/lottery/prize-groups'
import { sql, type Queries, type Tx } from '../../platform/db/index.ts'
import { teamRange } from './line-store.ts'
import { lockBranch } from './move-branch.ts'
import { lockLines } from './standing-store.ts'

/** The number of an account's prize group, and that of its upline: the most that it may have. */
export interface AccountGroup {
  prizeGroup: number
  most: number
}

export async function groupOfAccount(db: Queries, id: bigint): Promise<AccountGroup | undefined> {
  return db.one<AccountGroup>(sql`
    select m.prize_group as "prizeGroup", coalesce(u.prize_group, ${highestGroup}) as most
    from member m left join member u on u.id = m.upline where m.id = ${id}`)
}

/** How many accounts below one have a better prize group than this. */
export async function countAbove(db: Queries, id: bigint, prizeGroup: number): Promise<number> {
  const { line, before } = await teamRange(db, id)
  const row = await db.one<{ total: bigint }>(sql`
    select count(*) as total from member
    where line > ${line}::bigint[] and line < ${before}::bigint[] and prize_group > ${prizeGroup}`)
  return Number(row?.total ?? 0n)
}

/**
 * Locks an account, everybody below it, and the lines of its brand until the transaction ends, so that neither a new
 * account below nor a move nor a change above can take place meanwhile. Returns its prize group.
 */
export async function lockGroup(
  tx: Tx,
  { id, brandCode }: { id: bigint; brandCode: string },
): Promise<AccountGroup | undefined> {
  await lockLines(tx, brandCode)
  await lockBranch(tx, id)
  return groupOfAccount(tx, id)
}

/**
 * Gives an account a prize group, after `lockGroup`. Everybody below with a better one gets this one, and with
 * `wholeLine` everybody below. Returns how many accounts below were changed.
 */
export async function updateGroup(
  tx: Tx,
  id: bigint,
  { prizeGroup, wholeLine }: { prizeGroup: number; wholeLine: boolean },
): Promise<number> {
  const { line, before } = await teamRange(tx, id)
  await tx.query(sql`update member set prize_group = ${prizeGroup} where id = ${id}`)
  const changed = await tx.one<{ total: bigint }>(sql`
    with changed as (
      update member set prize_group = ${prizeGroup}
      where line > ${line}::bigint[] and line < ${before}::bigint[]
        and (prize_group > ${prizeGroup} or ${wholeLine} and prize_group <> ${prizeGroup})
      returning 1)
    select count(*) as total from changed`)
  return Number(changed?.total ?? 0n)
}
