// SPDX-License-Identifier: Apache-2.0
import type pg from 'pg'
import type { Quarter } from './quarters.ts'

/** Deletes targets and requests of cash-outs of bets of a quarter, which have ended: nothing comes of them any more. */
export async function clearCashOuts(client: pg.Client, { fromAt, toAt }: Quarter): Promise<void> {
  for (const table of ['sportsbook_cash_out_target', 'sportsbook_cash_out_request'])
    await client.query(`delete from ${table} where placed_at >= $1 and placed_at < $2`, [fromAt, toAt])
}
