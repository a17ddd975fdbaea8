// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Tx } from '../../../platform/db/index.ts'

/** Something that one operator paid out or promised without a second person. */
export interface PaidAlone {
  operatorId: number
  brandCode: string
  memberId: bigint | undefined
  call: string
  subject: string
  /** In the currency of the brand. */
  amount: Amount
  nowMs: number
}

/** Payments of one operator, and payments to one member, are judged one after the other. */
export async function lockPayers(
  tx: Tx,
  { operatorId, memberId }: Pick<PaidAlone, 'operatorId' | 'memberId'>,
): Promise<void> {
  const keys = [`operator ${operatorId}`, ...(memberId === undefined ? [] : [`member ${memberId}`])]
  for (const key of keys.toSorted())
    await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`backoffice.paidAlone ${key}`}, 0))`)
}

/** What an operator paid at a brand without a second person, and what a member got so from anybody, since a moment. */
export async function sumsAlone(
  tx: Tx,
  { operatorId, memberId, brandCode }: Pick<PaidAlone, 'operatorId' | 'memberId' | 'brandCode'>,
  sinceMs: number,
  calls: readonly string[] | null = null,
): Promise<{ byOperator: Amount; toMember: Amount }> {
  const row = await tx.one<{ by_operator: bigint; to_member: bigint }>(sql`
    select coalesce(sum(amount) filter (where operator_id = ${operatorId}), 0)::bigint as by_operator,
      coalesce(sum(amount) filter (where member_id = ${memberId ?? null}), 0)::bigint as to_member
    from paid_alone where brand_code = ${brandCode} and at > ${new Date(sinceMs)}
      and (operator_id = ${operatorId} or member_id = ${memberId ?? null})
      and (${calls === null ? null : [...calls]}::text[] is null or call = any (${calls === null ? null : [...calls]}))`)
  return {
    byOperator: amountOfMillionths(row?.by_operator ?? 0n),
    toMember: amountOfMillionths(row?.to_member ?? 0n),
  }
}

export async function notePaidAlone(tx: Tx, paid: PaidAlone): Promise<void> {
  await tx.query(sql`
    insert into paid_alone (operator_id, brand_code, member_id, call, subject, amount, at)
    values (${paid.operatorId}, ${paid.brandCode}, ${paid.memberId ?? null}, ${paid.call}, ${paid.subject}, ${paid.amount}, ${new Date(paid.nowMs)})`)
}
