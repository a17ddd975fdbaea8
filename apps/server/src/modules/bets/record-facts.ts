// SPDX-License-Identifier: Apache-2.0
import { bigintArray, momentArray, sql, textArray, type Tx } from '../../platform/db/index.ts'
import { membersWithGuard } from '../compliance/index.ts'
import { recordFact, type BetFact } from './record-fact.ts'

type PlainFact = Omit<BetFact, 'bonusReturn' | 'settledBets'>

/**
 * Adds many facts in one statement, like `recordFact` one after the other; none of them is settled otherwise or returns bonus
 * money. Those of members with limits are counted one by one, because each counts on the ones before.
 */
export async function recordFacts(tx: Tx, facts: readonly PlainFact[]): Promise<void> {
  const guarded = await membersWithGuard(tx, [...new Set(facts.map(({ memberId }) => memberId))])
  const counted = facts.filter(({ memberId }) => guarded.has(memberId))
  // In the order of members, so that two that count those of the same members do not wait for each other in a circle.
  for (const fact of counted.toSorted((one, other) => one.memberId - other.memberId))
    await recordFact(tx, fact)
  await insertFacts(
    tx,
    facts.filter(({ memberId }) => !guarded.has(memberId)),
  )
}

/** One statement for those that differ in few columns, which are most. */
async function insertFacts(tx: Tx, facts: readonly PlainFact[]): Promise<void> {
  const alike = Map.groupBy(facts, ({ vendor, gameCode, kind, currency, closed }) =>
    [vendor, gameCode, kind, currency, closed].join('\n'),
  )
  for (const group of alike.values()) await insertAlike(tx, group)
}

async function insertAlike(tx: Tx, facts: readonly PlainFact[]): Promise<void> {
  const [first] = facts
  if (!first) return
  const { vendor, gameCode, kind, currency, closed } = first
  await tx.query(sql`
    insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, settled_stake, bonus_bet, closed, at, reference)
    select n.member_id, ${vendor}::text, ${gameCode}::text, n.round_id, ${kind}::bet_fact_kind, n.amount, ${currency}::text, n.valid_bet, n.settled_stake,
      n.bonus_bet, ${closed}::boolean, n.at, n.reference
    from unnest(${bigintArray(facts.map(({ memberId }) => memberId))}::integer[], ${textArray(facts.map(({ roundId }) => roundId))}::text[],
      ${bigintArray(facts.map(({ amount }) => amount))}::bigint[], ${bigintArray(facts.map(({ validBet }) => validBet))}::bigint[],
      ${bigintArray(facts.map(({ settledStake }) => settledStake))}::bigint[], ${bigintArray(facts.map(({ bonusBet }) => bonusBet))}::bigint[],
      ${momentArray(facts.map(({ atMs }) => atMs))}::timestamptz[], ${textArray(facts.map(({ reference }) => reference))}::text[])
      as n (member_id, round_id, amount, valid_bet, settled_stake, bonus_bet, at, reference)`)
}
