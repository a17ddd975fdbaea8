// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { sql, type Tx } from '../../platform/db/index.ts'
import type { RewardSource } from './reward-store.ts'
import type { RewardTitle } from './reward-title.ts'

/** A reward to be granted to a member. */
export interface RewardToOffer {
  memberId: bigint
  source: RewardSource
  title: RewardTitle
  amount: Amount
  currency: string
  /** Until then it can be claimed. */
  expiresAtMs: number
  /** How many times it has to be wagered before it may leave; 0 for cash. */
  wagerTimes: number
  /** The largest bet with its bonus money, above zero; any, if it is not set. */
  maxStake?: Amount | undefined
  /** What it is granted for, unique over all rewards: it is granted once, whatever is repeated. */
  reference: string
}

/**
 * Puts a reward into a member's reward centre (D-146), in the transaction that records why. False if it was
 * granted before, or if the account is closed, blocked or a trial: such accounts are offered nothing. After the commit,
 * `pushRewards` updates the open pages.
 */
export async function offerReward(tx: Tx, reward: RewardToOffer, nowMs: number): Promise<boolean> {
  return (await offerRewards(tx, [reward], nowMs)).size > 0
}

/** The same for many rewards at once; returns the references of those that were granted now. */
export async function offerRewards(
  tx: Tx,
  rewards: readonly RewardToOffer[],
  nowMs: number,
): Promise<ReadonlySet<string>> {
  if (rewards.length === 0) return new Set()
  // The order of the references, so that two transactions that grant the same wait and do not block each other.
  const rows = await tx.query<{ reference: string }>(sql`
    insert into reward_on_offer (reference, brand_code, member_id, source, title, amount, currency, wager_times, max_stake, offered_at, expires_at)
    select o.reference, m.brand_code, m.id, o.source, o.title::jsonb, o.amount, o.currency, o.wager_times, o.max_stake, ${new Date(nowMs)}, o.expires_at
    from unnest(${rewards.map(({ reference }) => reference)}::text[], ${rewards.map(({ memberId }) => memberId)}::bigint[],
      ${rewards.map(({ source }) => source)}::text[], ${rewards.map(({ title }) => JSON.stringify(title))}::text[],
      ${rewards.map(({ amount }) => String(amount))}::bigint[], ${rewards.map(({ currency }) => currency)}::text[],
      ${rewards.map(({ wagerTimes }) => wagerTimes)}::smallint[], ${rewards.map(({ maxStake }) => (maxStake === undefined ? null : String(maxStake)))}::bigint[],
      ${rewards.map(({ expiresAtMs }) => new Date(expiresAtMs).toISOString())}::timestamptz[])
      as o (reference, member_id, source, title, amount, currency, wager_times, max_stake, expires_at)
    join member_line m on m.id = o.member_id
    where m.enabled and m.type <> 4 and not member_line_is_blocked(m.line)
    order by o.reference
    on conflict (reference) do nothing returning reference`)
  return new Set(rows.map(({ reference }) => reference))
}
