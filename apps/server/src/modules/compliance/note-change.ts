// SPDX-License-Identifier: Apache-2.0
import type { ProtectionChangeKind } from '@tessera/rules/compliance/changes'
import { amountToWire, type Amount } from '@tessera/rules/money'
import { sql, type Tx } from '../../platform/db/index.ts'

export interface ProtectionChange {
  memberId: bigint
  nowMs: number
  what: ProtectionChangeKind
  details: Record<string, string | number | null>
  byOperator?: string
}

/** Adds a line to the history of a member's protection, in the transaction of the change. */
export async function noteChange(tx: Tx, change: ProtectionChange): Promise<void> {
  const { memberId, nowMs, what, details, byOperator = null } = change
  await tx.query(sql`
    insert into player_protection_change (member_id, at, by_operator, what, details)
    values (${memberId}, ${new Date(nowMs)}, ${byOperator}, ${what}, ${JSON.stringify(details)})`)
}

/** As it is written in the history. */
export const written = (amount: Amount | undefined): number | null =>
  amount === undefined ? null : amountToWire(amount)
