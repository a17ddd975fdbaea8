// SPDX-License-Identifier: Apache-2.0
import { sql, type Tx } from '../../platform/db/index.ts'
import { membersWithGuard } from '../compliance/index.ts'
import { recordFact, type BetFact } from './record-fact.ts'

/**
 * Adds many facts in one statement, like `recordFact` one after the other. Those of members with limits are counted one
 * by one, because each counts on the ones before.
 */
export async function recordFacts(tx: Tx, facts: readonly BetFact[]): Promise<void> {
  const guarded = await membersWithGuard(tx, [...new Set(facts.map(({ memberId }) => memberId))])
  for (const fact of facts) if (guarded.has(fact.memberId)) await recordFact(tx, fact)
  await insertFacts(
    tx,
    facts.filter(({ memberId }) => !guarded.has(memberId)),
  )
}

async function insertFacts(tx: Tx, facts: readonly BetFact[]): Promise<void> {
  if (facts.length === 0) return
  await tx.query(sql`
    insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, settled_stake, bonus_bet, closed, at, reference)
    select * from unnest(${facts.map(({ memberId }) => memberId)}::integer[], ${facts.map(({ vendor }) => vendor)}::text[], ${facts.map(({ gameCode }) => gameCode)}::text[],
      ${facts.map(({ roundId }) => roundId)}::text[], ${facts.map(({ kind }) => kind)}::bet_fact_kind[], ${facts.map(({ amount }) => amount)}::bigint[],
      ${facts.map(({ currency }) => currency)}::text[], ${facts.map(({ validBet }) => validBet)}::bigint[], ${facts.map(({ settledStake }) => settledStake ?? null)}::bigint[],
      ${facts.map(({ bonusBet }) => bonusBet ?? null)}::bigint[], ${facts.map(({ closed }) => closed)}::boolean[],
      ${facts.map(({ atMs }) => new Date(atMs))}::timestamptz[], ${facts.map(({ reference }) => reference)}::text[])`)
}
