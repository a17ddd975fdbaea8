// SPDX-License-Identifier: Apache-2.0
import { amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import type { FightPool } from '@tessera/rules/sportsbook/cockfight/pool'
import type { FightOutcome } from '@tessera/rules/sportsbook/model/result'
import { sql, type Queries, type Tx } from '../../../../platform/db/index.ts'
import type { Names } from '../../book/events/event.ts'

/** A stake in the pool of a fight. */
export interface PoolStake {
  id: string
  memberId: bigint
  eventId: bigint
  currency: string
  side: keyof FightPool
  stake: Amount
  status: 'open' | 'settled'
  returned: Amount | undefined
  validBet: Amount
  settlements: number
  placedAtMs: number
  endedAtMs: number | undefined
}

interface StakeRow {
  id: string
  member_id: bigint
  event_id: bigint
  currency: string
  side: keyof FightPool
  stake: bigint
  status: 'open' | 'settled'
  returned: bigint | null
  valid_bet: bigint
  settlements: number
  placed_at: number
  ended_at: number | null
}

const stakeOf = (row: StakeRow): PoolStake => ({
  id: row.id,
  memberId: row.member_id,
  eventId: row.event_id,
  currency: row.currency,
  side: row.side,
  stake: amountOfMillionths(row.stake),
  status: row.status,
  returned: row.returned === null ? undefined : amountOfMillionths(row.returned),
  validBet: amountOfMillionths(row.valid_bet),
  settlements: row.settlements,
  placedAtMs: row.placed_at,
  endedAtMs: row.ended_at ?? undefined,
})

/** All stakes of a fight in a currency. */
export async function poolOf(db: Queries, eventId: bigint, currency: string): Promise<FightPool> {
  const row = await db.one<{ meron: bigint; wala: bigint }>(
    sql`select meron, wala from sportsbook_pool where event_id = ${eventId} and currency = ${currency}`,
  )
  return row
    ? { meron: amountOfMillionths(row.meron), wala: amountOfMillionths(row.wala) }
    : { meron: zero, wala: zero }
}

/** Stores a stake and adds it to its pool. */
export async function insertStake(tx: Tx, stake: PoolStake): Promise<void> {
  const [meron, wala] = stake.side === 'meron' ? [stake.stake, zero] : [zero, stake.stake]
  await tx.query(sql`
    insert into sportsbook_pool_bet (id, member_id, event_id, currency, side, stake, placed_at)
    values (${stake.id}, ${stake.memberId}, ${stake.eventId}, ${stake.currency}, ${stake.side}, ${stake.stake}, ${new Date(stake.placedAtMs)})`)
  await tx.query(sql`
    insert into sportsbook_pool as known (event_id, currency, meron, wala) values (${stake.eventId}, ${stake.currency}, ${meron}, ${wala})
    on conflict (event_id, currency) do update set meron = known.meron + excluded.meron, wala = known.wala + excluded.wala`)
}

/** The next stakes in the pools of a fight, in the order of their ids. */
export const stakesOn = async (
  db: Queries,
  eventId: bigint,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<PoolStake[]> =>
  (
    await db.query<StakeRow>(sql`
    select id, member_id, event_id, currency, side, stake, status, returned, valid_bet, settlements, placed_at, ended_at
    from sportsbook_pool_bet where event_id = ${eventId} and id > ${after ?? firstId}::uuid order by id limit ${limit}`)
  ).map(stakeOf)
const firstId = '00000000-0000-0000-0000-000000000000'

/** What some members have staked in the pools of a fight on either side, with their stakes. */
export const stakesOfMembers = async (
  db: Queries,
  eventId: bigint,
  memberIds: readonly bigint[],
): Promise<PoolStake[]> =>
  (
    await db.query<StakeRow>(sql`
    select id, member_id, event_id, currency, side, stake, status, returned, valid_bet, settlements, placed_at, ended_at
    from sportsbook_pool_bet where event_id = ${eventId} and member_id = any(${[...new Set(memberIds)]}::bigint[]) order by id`)
  ).map(stakeOf)

/** A stake with the fight that its owner sees. */
export interface ListedStake extends PoolStake {
  homeNames: Names
  awayNames: Names
  startsAtMs: number
  outcome: FightOutcome | undefined
}

/** A member's stakes in pools, newest first, of one fight, of some ids or all, and how many there are. */
export async function listStakes(
  db: Queries,
  memberId: bigint,
  {
    eventId = null,
    ids = null,
    offset,
    limit,
  }: { eventId?: bigint | null; ids?: readonly string[] | null; offset: number; limit: number },
): Promise<{ stakes: ListedStake[]; total: number }> {
  const rows = await db.query<
    StakeRow & { home_names: Names; away_names: Names; starts_at: number; outcome: FightOutcome | null }
  >(sql`
    select bet.id, member_id, bet.event_id, currency, side, stake, bet.status, returned, valid_bet, settlements, placed_at,
      bet.ended_at, home.names as home_names, away.names as away_names, event.starts_at, event.result->>'outcome' as outcome
    from sportsbook_pool_bet bet join sportsbook_event event on event.id = bet.event_id
    join sportsbook_team home on home.id = event.home_id join sportsbook_team away on away.id = event.away_id
    where member_id = ${memberId} and (${eventId}::bigint is null or bet.event_id = ${eventId})
      and (${ids}::uuid[] is null or bet.id = any(${ids}::uuid[]))
    order by placed_at desc, bet.id limit ${limit} offset ${offset}`)
  const counted = await db.one<{ total: bigint }>(sql`
    select count(*) as total from sportsbook_pool_bet
    where member_id = ${memberId} and (${eventId}::bigint is null or event_id = ${eventId})
      and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))`)
  return {
    stakes: rows.map((row) => ({
      ...stakeOf(row),
      homeNames: row.home_names,
      awayNames: row.away_names,
      startsAtMs: row.starts_at,
      outcome: row.outcome ?? undefined,
    })),
    total: Number(counted?.total ?? 0n),
  }
}
