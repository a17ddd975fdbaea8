// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import { sql, type Queries, type Tx } from '../../../../platform/db/index.ts'

export type LimitKind = 'member' | 'competition' | 'type'

/** What an operator has set: for a member, or for all members of a brand on a competition or a market type. */
export interface StakeLimit {
  brandCode: string
  kind: LimitKind
  /** The id of the member or of the competition, or the code of the market type. */
  key: string
  /** Thousandths of what others may stake. */
  factor: number | null
  highest: Amount | null
  reason: string
  setBy: string
  setAtMs: number
}

/** For whose bets on what limits are asked. */
export interface LimitsAsked {
  brandCodes: readonly string[]
  memberIds: readonly bigint[]
  competitionIds: readonly bigint[]
  types: readonly string[]
}

/** A limit that may count for a bet. */
export interface CountedLimit {
  brandCode: string
  kind: LimitKind
  key: string
  factor: number | null
  highest: bigint | null
}

/** The limits that may count for bets of these members of these brands, on these competitions and market types. */
export const limitsThatMayCount = (
  db: Queries,
  { brandCodes, memberIds, competitionIds, types }: LimitsAsked,
): Promise<CountedLimit[]> =>
  db.query(sql`
    select brand_code as "brandCode", kind, key, factor, highest from sportsbook_limit where brand_code = any(${[...brandCodes]}::text[]) and (
      (kind = 'member' and key = any(${memberIds.map(String)}::text[]))
      or (kind = 'competition' and key = any(${competitionIds.map(String)}::text[]))
      or (kind = 'type' and key = any(${[...types]}::text[])))`)

type Which = Pick<StakeLimit, 'brandCode' | 'kind' | 'key'>

/** A limit, locked until the transaction ends. */
export const lockLimit = (tx: Tx, { brandCode, kind, key }: Which): Promise<StakeLimit | undefined> =>
  tx.one<StakeLimit>(sql`
    select brand_code as "brandCode", kind, key, factor, highest, reason, set_by as "setBy", set_at as "setAtMs"
    from sportsbook_limit where brand_code = ${brandCode} and kind = ${kind} and key = ${key} for update`)

/** Sets a limit. */
export const saveLimit = async (tx: Tx, limit: StakeLimit): Promise<void> => {
  const { brandCode, kind, key, factor, highest, reason, setBy, setAtMs } = limit
  await tx.query(sql`
    insert into sportsbook_limit (brand_code, kind, key, factor, highest, reason, set_by, set_at)
    values (${brandCode}, ${kind}, ${key}, ${factor}, ${highest}, ${reason}, ${setBy}, ${new Date(setAtMs)})
    on conflict (brand_code, kind, key) do update set factor = excluded.factor, highest = excluded.highest,
      reason = excluded.reason, set_by = excluded.set_by, set_at = excluded.set_at`)
}

/** Takes a limit away. */
export const dropLimit = async (tx: Tx, { brandCode, kind, key }: Which): Promise<void> => {
  await tx.query(
    sql`delete from sportsbook_limit where brand_code = ${brandCode} and kind = ${kind} and key = ${key}`,
  )
}

/** A page of the limits of a brand, or of all, newest first. */
export async function listLimits(
  db: Queries,
  { brandCode, kind }: { brandCode: string | undefined; kind: LimitKind | undefined },
  { offset, limit }: { offset: number; limit: number },
): Promise<{ limits: StakeLimit[]; total: number }> {
  const [brand, of] = [brandCode ?? null, kind ?? null]
  const limits = await db.query<StakeLimit>(sql`
    select brand_code as "brandCode", kind, key, factor, highest, reason, set_by as "setBy", set_at as "setAtMs"
    from sportsbook_limit
    where (${brand}::text is null or brand_code = ${brand}) and (${of}::text is null or kind = ${of})
    order by set_at desc, kind, key limit ${limit} offset ${offset}`)
  const counted = await db.one<{ count: bigint }>(sql`
    select count(*) from sportsbook_limit
    where (${brand}::text is null or brand_code = ${brand}) and (${of}::text is null or kind = ${of})`)
  return { limits, total: Number(counted?.count ?? 0) }
}

/** An outcome that a member wants to bet on. */
export interface MemberOutcome {
  memberId: bigint
  marketId: bigint
  outcome: string
}

/** What members have at stake for a line of their open and pending bets with any of the outcomes that they want. */
export async function stakedOnOutcomes(
  db: Queries,
  wanted: readonly MemberOutcome[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await db.query<{ member_id: bigint; staked: bigint }>(sql`
    select bet.member_id, sum(bet.stake_per_line)::bigint as staked from sportsbook_bet bet
    where bet.member_id = any(${wanted.map(({ memberId }) => memberId)}::bigint[]) and bet.status in ('pending', 'open')
      -- No bet on an event is older.
      and bet.placed_at >= (select min(event.bets_from) from sportsbook_market market join sportsbook_event event on event.id = market.event_id
        where market.id = any(${wanted.map(({ marketId }) => marketId)}::bigint[]))
      and exists (select from (
        select market_id, outcome from sportsbook_leg where bet_id = bet.id and placed_at = bet.placed_at
        union all select market_id, outcome from sportsbook_builder_selection where bet_id = bet.id and placed_at = bet.placed_at
      ) backed join unnest(${wanted.map(({ memberId }) => memberId)}::bigint[], ${wanted.map(({ marketId }) => marketId)}::bigint[],
          ${wanted.map(({ outcome }) => outcome)}::text[]) as wanted (member_id, market_id, outcome)
        on wanted.member_id = bet.member_id and wanted.market_id = backed.market_id and wanted.outcome = backed.outcome)
    group by bet.member_id`)
  return new Map(rows.map((row) => [row.member_id, row.staked]))
}
