// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Database, type Queries, type Tx } from '../../platform/db/index.ts'
import { memberOfOwner } from './account.ts'
import { postedUpTo } from './movements-in-slice.ts'

/** Numbers of postings: after the first, up to and including the second. */
export interface PostingSlice {
  after: bigint
  upTo: bigint
}

/** Somebody who counts postings for a purpose of their own. It begins with those that are made from now on. */
export interface PostingFollower {
  /** Unique; its position is stored under this name. */
  name: string
  /**
   * Counts one slice, inside the transaction that stores the new position. May return what is to be done after
   * the commit; that must not throw.
   */
  count(tx: Tx, slice: PostingSlice): Promise<(() => void) | void>
}

/** Postings that one transaction covers. */
const step = 20_000n

/**
 * Lets a follower count everything that was posted since its last run, in order. The position and what was
 * counted change in one transaction, so a run that was cut off, or two at once, count everything once.
 */
export async function followPostings(database: Database, follower: PostingFollower): Promise<void> {
  const last = await postedUpTo(database)
  if (last === undefined) return
  for (let done = false; !done;) {
    const { upTo, afterwards } = await database.transaction(async (tx) => {
      const after = await lockPosition(tx, follower.name, last)
      if (after >= last) return { upTo: after }
      const next = after + step < last ? after + step : last
      const work = await follower.count(tx, { after, upTo: next })
      await tx.query(sql`update posting_follower set posting_id = ${next} where name = ${follower.name}`)
      return { upTo: next, afterwards: work }
    })
    afterwards?.()
    done = upTo >= last
  }
}

/** The follower's position, locked until the transaction ends. */
async function lockPosition(tx: Tx, name: string, last: bigint): Promise<bigint> {
  await tx.query(
    sql`insert into posting_follower (name, posting_id) values (${name}, ${last}) on conflict do nothing`,
  )
  const row = await tx.one<{ posting_id: bigint }>(
    sql`select posting_id from posting_follower where name = ${name} for update`,
  )
  if (!row) throw new Error(`the position of ${name} among the postings is gone`)
  return row.posting_id
}

/** What a member paid in within one minute, less what was taken back in it of earlier deposits: then it may be below zero. */
export interface PaidIn {
  memberId: bigint
  currency: string
  /** Epoch ms at which the minute began. */
  minuteMs: number
  amount: Amount
  /** The last of these postings. */
  lastId: bigint
}

/** The deposits of members in a slice of the postings, and what was taken back of deposits, by minute. */
export async function depositsInSlice(db: Queries, { after, upTo }: PostingSlice): Promise<PaidIn[]> {
  const rows = await db.query<{
    owner: string
    currency: string
    minute: number
    amount: bigint
    last_id: bigint
  }>(sql`
    select a.owner, a.currency, date_trunc('minute', p.created_at) as minute, sum(p.amount)::bigint as amount, max(p.id) as last_id
    from ledger_posting p join ledger_account a on a.id = p.account_id
    where p.id > ${after} and p.id <= ${upTo} and starts_with(a.owner, 'member:')
      and (p.kind = 'deposit' and a.purpose = 'cash' or p.kind = 'depositReversed' and a.purpose in ('cash', 'receivable'))
    group by 1, 2, 3 order by max(p.id)`)
  return rows.map((row) => ({
    memberId: memberOfOwner(row.owner),
    currency: row.currency,
    minuteMs: row.minute,
    amount: amountOfMillionths(row.amount),
    lastId: row.last_id,
  }))
}
