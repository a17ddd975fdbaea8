// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'

/** A payment that the sandbox payout bank was told to make. */
export interface SandboxOrder {
  accountId: string
  id: string
  amount: string
  currency: string
  state: 'pending' | 'paid' | 'failed'
}

/** Account numbers with these ends stand for accounts that are closed, and for banks that take a minute. */
const ends = { failed: '0000', pending: '0001' } as const
const pendingMs = 60_000

/** Takes an order; one that is known stays as it is. */
export async function placeOrder(
  db: Queries,
  order: Omit<SandboxOrder, 'state'> & { accountNumber: string; holder: string },
  nowMs: number,
): Promise<SandboxOrder> {
  const { accountId, id, amount, currency, accountNumber, holder } = order
  const state = accountNumber.endsWith(ends.failed)
    ? 'failed'
    : accountNumber.endsWith(ends.pending)
      ? 'pending'
      : 'paid'
  await db.query(sql`
    insert into sandbox_payout (account_id, id, amount, currency, account_number, holder, state, at)
    values (${accountId}, ${id}, ${amount}, ${currency}, ${accountNumber}, ${holder}, ${state}, ${new Date(nowMs)})
    on conflict (account_id, id) do nothing`)
  const placed = await findOrder(db, { accountId, id }, nowMs)
  if (!placed) throw new Error('an order of the sandbox payout bank gave no row')
  return placed
}

/** An order as it is now; one that takes a minute is paid after it. */
export const findOrder = (
  db: Queries,
  { accountId, id }: { accountId: string; id: string },
  nowMs: number,
): Promise<SandboxOrder | undefined> =>
  db.one<SandboxOrder>(sql`
    select account_id as "accountId", id, amount, currency,
      case when state = 'pending' and at <= ${new Date(nowMs - pendingMs)} then 'paid' else state end as state
    from sandbox_payout where account_id = ${accountId} and id = ${id}`)
