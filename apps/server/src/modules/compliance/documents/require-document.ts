// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { add, amountFromWire, type Amount } from '@tessera/rules/money'
import type { Queries } from '../../../platform/db/index.ts'
import type { DocumentsDeps } from './documents-deps.ts'
import { worthToday } from '../../site/index.ts'
import { isIdentityProven } from './show-documents.ts'

interface AskedMoney {
  memberId: bigint
  brandCode: string
  currency: string
  amount: Amount
  nowMs: number
}

/**
 * Above the amount of the brand, all withdrawals of a member together need an accepted document of identity.
 * Throws `compliance.needDocument`, before anything is held.
 */
export async function requireDocument(
  db: Queries,
  deps: Pick<DocumentsDeps, 'settings'> & { withdrawnInAll(db: Queries, memberId: bigint): Promise<Amount> },
  { amount, ...facts }: AskedMoney,
): Promise<void> {
  const above = amountFromWire(await deps.settings.of(facts.brandCode).read('compliance.documentAbove'))
  if (above === 0n) return
  const worth = await worthToday(db, deps.settings.of(facts.brandCode), facts)
  if (worth(add(await deps.withdrawnInAll(db, facts.memberId), amount)) <= above) return
  if (!(await isIdentityProven(db, deps, facts))) throw fault('compliance.needDocument')
}
