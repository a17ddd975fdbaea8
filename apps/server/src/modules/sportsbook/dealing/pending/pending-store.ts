// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../../platform/db/index.ts'
import { spanOf, type BetKey } from '../../bets/bet-keys.ts'
import type { BetRefusal, StoredBet } from '../../bets/stored-bet.ts'

/** Pending bets that are due, the longest due first, each with the event of its first leg. */
export const duePending = (
  db: Queries,
  nowMs: number,
  limit: number,
): Promise<(BetKey & { eventId: bigint })[]> =>
  db.query(sql`
    select id, placed_at as "placedAtMs", event_id as "eventId" from sportsbook_due_pending(${new Date(nowMs)}, ${limit})`)

/**
 * Locks those of these bets that are pending and due, until the transaction ends; leaves out those that somebody else
 * has locked, who decides them.
 */
export function lockDue(tx: Tx, bets: readonly BetKey[], nowMs: number): Promise<BetKey[]> {
  const { from, to } = spanOf(bets)
  return tx.query(sql`
    select id, placed_at as "placedAtMs" from sportsbook_bet where id = any(${bets.map(({ id }) => id)}::uuid[])
      and placed_at between ${from} and ${to} and status = 'pending' and decides_at <= ${new Date(nowMs)}
    order by id for update skip locked`)
}

/** Locks a bet until the transaction ends; false if it is no longer pending. */
export const lockPending = async (tx: Tx, { id, placedAtMs }: BetKey): Promise<boolean> =>
  (await tx.one(sql`
    select id from sportsbook_bet where id = ${id} and placed_at = ${new Date(placedAtMs)} and status = 'pending' for update`)) !==
  undefined

/** Accepts locked pending bets at the prices that their legs have now. */
export async function saveAllAccepted(tx: Tx, bets: readonly StoredBet[]): Promise<void> {
  if (bets.length === 0) return
  const { from, to } = spanOf(bets)
  const selections = bets.flatMap((bet) =>
    bet.legs.flatMap((leg, position) =>
      leg.selections.map(({ marketVersion }, selection) => ({
        bet_id: bet.id,
        leg: position,
        selection,
        price: leg.priceThousandths,
        win_chance: leg.chance?.winMillionths ?? null,
        back_chance: leg.chance?.backMillionths ?? null,
        market_version: marketVersion,
      })),
    ),
  )
  await tx.query(sql`
    update sportsbook_leg leg set price = now.price, market_version = now.market_version, win_chance = now.win_chance, back_chance = now.back_chance
    from jsonb_to_recordset(${JSON.stringify(selections.filter(({ selection }) => selection === 0))}) as now (bet_id uuid, leg integer, price integer,
      win_chance integer, back_chance integer, market_version integer)
    where leg.bet_id = now.bet_id and leg.position = now.leg and leg.placed_at between ${from} and ${to}`)
  const further = selections.filter(({ selection }) => selection > 0)
  if (further.length > 0)
    await tx.query(sql`
      update sportsbook_builder_selection joined set market_version = now.market_version
      from jsonb_to_recordset(${JSON.stringify(further)}) as now (bet_id uuid, leg integer, selection integer, market_version integer)
      where joined.bet_id = now.bet_id and joined.leg = now.leg and joined.position = now.selection
        and joined.placed_at between ${from} and ${to}`)
  await tx.query(sql`
    update sportsbook_bet bet set status = 'open', decides_at = null, most_return = now.most_return, accepted_at = now.accepted_at
    from unnest(${bets.map(({ id }) => id)}::uuid[], ${bets.map(({ mostReturn }) => mostReturn)}::bigint[],
      ${bets.map(({ acceptedAtMs }) => (acceptedAtMs === undefined ? null : new Date(acceptedAtMs)))}::timestamptz[]) as now (id, most_return, accepted_at)
    where bet.id = now.id and bet.placed_at between ${from} and ${to} and bet.status = 'pending'`)
}

/** Refuses locked pending bets. */
export async function saveAllRefused(
  tx: Tx,
  refused: readonly { bet: StoredBet; refusal: BetRefusal }[],
  atMs: number,
): Promise<void> {
  const { from, to } = spanOf(refused.map(({ bet }) => bet))
  await tx.query(sql`
    update sportsbook_bet bet set status = 'refused', refusal = now.refusal, decides_at = null, returned = stake, ended_at = ${new Date(atMs)}
    from unnest(${refused.map(({ bet }) => bet.id)}::uuid[], ${refused.map(({ refusal }) => refusal)}::text[]) as now (id, refusal)
    where bet.id = now.id and bet.placed_at between ${from} and ${to} and bet.status = 'pending'`)
}

/** Stores what is staked on each line of a locked pending bet, and the most that it can return; gives the whole stake. */
export async function saveReduced(
  tx: Tx,
  { id, placedAtMs }: BetKey,
  { stakePerLine, mostReturn }: Pick<StoredBet, 'stakePerLine' | 'mostReturn'>,
): Promise<Amount> {
  const row = await tx.one<{ stake: bigint }>(sql`
    update sportsbook_bet set stake_per_line = ${stakePerLine}, stake = ${stakePerLine} * lines, most_return = ${mostReturn}
    where id = ${id} and placed_at = ${new Date(placedAtMs)} and status = 'pending' returning stake`)
  return amountOfMillionths(row!.stake)
}
