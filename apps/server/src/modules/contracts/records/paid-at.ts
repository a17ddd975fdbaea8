// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../../platform/db/index.ts'
import { payCause } from '../settlement/make-payment.ts'

/**
 * When each of these postings was paid, by the record of its payment; undefined for what is no pay of a contract, and for what was
 * handed on later.
 */
export async function paidAt(
  db: Queries,
  postings: readonly { cause: string; externalId: string }[],
): Promise<(number | undefined)[]> {
  const ids = postings.flatMap(({ cause, externalId }) => (cause === payCause ? [externalId] : []))
  if (ids.length === 0) return postings.map(() => undefined)
  const rows = await db.query<{ id: string; paid_at: number }>(
    sql`select id, paid_at from contract_payment where id = any(${ids}::uuid[]) and paid_at is not null`,
  )
  const moments = new Map(rows.map(({ id, paid_at }) => [id, paid_at]))
  return postings.map(({ cause, externalId }) => (cause === payCause ? moments.get(externalId) : undefined))
}
