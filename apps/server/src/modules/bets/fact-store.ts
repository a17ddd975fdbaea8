// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { bigintArray, momentArray, sql, textArray, type Tx } from '../../platform/db/index.ts'

/** Something that happened in play and moved money, or could have. */
export interface BetFact {
  memberId: bigint
  /** The vendor's name in the catalogue. */
  vendor: string
  gameCode: string
  roundId: string
  /**
   * stake: taken from the member; return: paid to them (below zero when a win is reversed); refund: a
   * returned stake.
   */
  kind: 'stake' | 'return' | 'refund'
  amount: Amount
  currency: string
  /** Effective turnover that this fact settles; below zero when a settled stake is given back. */
  validBet: Amount
  /**
   * The stakes that this fact settles, where they differ from the valid bets: a lottery counts only the net
   * exposure as valid.
   */
  settledStake?: Amount | undefined
  /**
   * Where members play each other and the vendor tells it: what the house kept, by which the round counts; below zero when a
   * stake is given back. Whoever gives one says the settled stakes, too.
   */
  rake?: Amount | undefined
  /**
   * What of the settled stakes was bonus money; absent when its owner had no open bonus, so that zero says:
   * cash, while a bonus was open.
   */
  bonusBet?: Amount | undefined
  /** What of the settled stakes was never played, and is no valid bet. Whoever gives one says the settled stakes, too. */
  unplayed?: Amount | undefined
  /** What of that was bonus money; absent without bonus money. */
  bonusUnplayed?: Amount | undefined
  /** What of a return is bonus money: won with bonus money, or by a free round whose wins have to be staked. */
  bonusReturn?: Amount | undefined
  /** How many settled bets it adds, where its valid bet does not say so: 0 when a bet only settles otherwise. */
  settledBets?: number | undefined
  /** Whether this fact ended the round. */
  closed: boolean
  atMs: number
  /** Names the cause, such as the vendor's transaction. */
  reference: string
}

/** Adds a fact to the stream. */
export async function insertFact(tx: Tx, fact: BetFact): Promise<void> {
  if (isSpecial(fact)) return insertWhole(tx, fact)
  await tx.query(sql`select bets_record_one(${fact.memberId}, ${fact.vendor}, ${fact.gameCode}, ${fact.roundId}, ${fact.kind}, ${fact.amount}, ${fact.currency},
    ${fact.validBet}, ${fact.closed}, ${new Date(fact.atMs)}, ${fact.reference})`)
}

/** Whether a fact says more than most. */
const isSpecial = ({ settledStake, rake, unplayed, bonusBet, bonusReturn, settledBets }: BetFact): boolean =>
  [settledStake, rake, unplayed, bonusBet, bonusReturn, settledBets].some((more) => more !== undefined)

async function insertWhole(tx: Tx, fact: BetFact): Promise<void> {
  await tx.query(sql`
    insert into bet_fact (member_id, vendor, game_code, round_id, kind, amount, currency, valid_bet, settled_stake, rake, unplayed, bonus_unplayed, bonus_bet, bonus_return, settled_bets, closed, at, reference)
    values (${fact.memberId}, ${fact.vendor}, ${fact.gameCode}, ${fact.roundId}, ${fact.kind}, ${fact.amount}, ${fact.currency},
      ${fact.validBet}, ${fact.settledStake ?? null}, ${fact.rake ?? null}, ${fact.unplayed ?? null}, ${fact.bonusUnplayed ?? null}, ${fact.bonusBet ?? null}, ${fact.bonusReturn ?? null}, ${fact.settledBets ?? null}, ${fact.closed}, ${new Date(fact.atMs)}, ${fact.reference})`)
}

/** A fact that is not settled otherwise, has no rake, nothing unplayed, and returns no bonus money. */
export type PlainFact = Omit<BetFact, 'rake' | 'unplayed' | 'bonusUnplayed' | 'bonusReturn' | 'settledBets'>

/** Adds facts to the stream, in one statement for those that differ in few columns, which are most. */
export async function insertFacts(tx: Tx, facts: readonly PlainFact[]): Promise<void> {
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
    from unnest(${bigintArray(facts.map(({ memberId }) => memberId))}::bigint[], ${textArray(facts.map(({ roundId }) => roundId))}::text[],
      ${bigintArray(facts.map(({ amount }) => amount))}::bigint[], ${bigintArray(facts.map(({ validBet }) => validBet))}::bigint[],
      ${bigintArray(facts.map(({ settledStake }) => settledStake))}::bigint[], ${bigintArray(facts.map(({ bonusBet }) => bonusBet))}::bigint[],
      ${momentArray(facts.map(({ atMs }) => atMs))}::timestamptz[], ${textArray(facts.map(({ reference }) => reference))}::text[])
      as n (member_id, round_id, amount, valid_bet, settled_stake, bonus_bet, at, reference)`)
}
