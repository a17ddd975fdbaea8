// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../../platform/db/index.ts'
import type { SecurityChange, SecurityNotice } from '../events.ts'

/** What the account's owner finds in their timeline; what operators ask for and do is in the record of operators. */
export const accountEvents = [
  'sessionEnded',
  'sessionsEnded',
  'passwordSet',
  'paymentPasswordAdded',
  'paymentPasswordSet',
  'bankAccountAdded',
  'contactChanged',
  'factorsRemoved',
  'passkeyAdded',
  'appAdded',
  'recoveryCodesMade',
  'newWaysRemoved',
] as const
export type AccountEvent = (typeof accountEvents)[number]

/** Records an event of an account, in the transaction of what happened. */
export async function noteAccountEvent(
  tx: Tx,
  { memberId, what, nowMs }: { memberId: bigint; what: AccountEvent; nowMs: number },
): Promise<void> {
  await tx.query(
    sql`insert into identity_account_event (member_id, what, at) values (${memberId}, ${what}, ${new Date(nowMs)})`,
  )
}

const isAccountEvent = (notice: SecurityNotice): notice is SecurityNotice & AccountEvent =>
  accountEvents.some((event) => event === notice)

/** Records a change of what protects an account. */
export async function noteSecurityChange(tx: Tx, { memberId, notice, nowMs }: SecurityChange): Promise<void> {
  if (isAccountEvent(notice)) await noteAccountEvent(tx, { memberId, what: notice, nowMs })
}
