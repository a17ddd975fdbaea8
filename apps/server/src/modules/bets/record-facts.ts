// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../platform/db/index.ts'
import { membersWithGuard } from '../compliance/index.ts'
import { insertFacts, type PlainFact } from './fact-store.ts'
import { recordFact } from './record-fact.ts'

/**
 * Adds many facts in one statement, like `recordFact` one after the other; none of them is settled otherwise or returns bonus
 * money. Those of members with limits are counted one by one, because each counts on the ones before.
 */
export async function recordFacts(tx: Tx, facts: readonly PlainFact[]): Promise<void> {
  const guarded = await membersWithGuard(tx, [...new Set(facts.map(({ memberId }) => memberId))])
  const counted = facts.filter(({ memberId }) => guarded.has(memberId))
  // In the order of members, so that two that count those of the same members do not wait for each other in a circle.
  for (const fact of counted.toSorted((one, other) => Number(one.memberId - other.memberId)))
    await recordFact(tx, fact)
  await insertFacts(
    tx,
    facts.filter(({ memberId }) => !guarded.has(memberId)),
  )
}
