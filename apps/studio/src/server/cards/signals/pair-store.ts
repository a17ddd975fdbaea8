// SPDX-License-Identifier: Apache-2.0
import { readCardTable } from '@tessera/rules/games/card-rooms/card-games'
import { sql, type Queries } from '../../database.ts'
import type { EndedHand } from '../store/card-history-store.ts'
import type { PairEvidence } from './hand-evidence.ts'
import { LIMITS, type PairFigures } from './judge-pair.ts'

/** So many hands are remembered behind each signal. */
export const MOST_HANDS = 20
const KEPT_FOR_MS = 365 * 24 * 60 * 60 * 1000
const DELETED_AT_ONCE = 1_000

/** What a hand says of its players. */
export interface CountedHand {
  readonly hand: Pick<EndedHand, 'id' | 'code' | 'endedAt'>
  readonly evidence: readonly PairEvidence[]
}

export interface StoredPair extends PairFigures {
  readonly first: string
  readonly second: string
  readonly currency: string
  readonly lostByFirst: bigint
  readonly lostBySecond: bigint
  readonly givenIds: readonly string[]
  readonly quietIds: readonly string[]
  readonly addressIds: readonly string[]
}

/** Hands that have ended and are not counted yet, the oldest first. */
export const listUncounted = (db: Queries, count: number): Promise<EndedHand[]> =>
  db.rows<EndedHand>(sql`
    select id, code, chain_id as "chainId", position, root, seeds, ended_at as "endedAt", record from studio.card_hand
    where not counted and ended_at is not null order by ended_at limit ${count}`)

/** From which addresses the members of these hands had sat down: a hash, by hand and player. */
export async function listAddresses(db: Queries, handIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.rows<{ hand: string; player: string; address: string }>(sql`
    select hand.id as hand, own.player_id::text as player, encode(last.address, 'hex') as address
    from studio.card_hand hand join studio.card_hand_player own on own.hand_id = hand.id
    cross join lateral (
      select address from studio.card_sitting sitting
      where sitting.player_id = own.player_id and sitting.code = hand.code and sitting.began_at <= hand.began_at
      order by sitting.began_at desc limit 1) last
    where hand.id = any(${handIds}::uuid[]) and last.address is not null`)
  return new Map(rows.map(({ hand, player, address }) => [addressKeyOf(hand, player), address]))
}

export const addressKeyOf = (handId: string, playerId: string): string => `${handId} ${playerId}`

/** Adds hands to what the pairs of their players come to, each once, whoever counts at the same time. */
export async function addHands(tx: Queries, counted: readonly CountedHand[]): Promise<void> {
  const ids = counted.map(({ hand }) => hand.id)
  const taken = await tx.rows<{ id: string }>(sql`
    with mine as (
      select id from studio.card_hand where id = any(${ids}::uuid[]) and not counted order by id for update skip locked)
    update studio.card_hand set counted = true from mine where card_hand.id = mine.id returning card_hand.id`)
  const own = new Set(taken.map(({ id }) => id))
  const rows = counted.filter(({ hand }) => own.has(hand.id)).flatMap(rowsOf)
  if (rows.length === 0) return
  await tx.rows(sql`
    with counted as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
        hand uuid, "endedAt" timestamptz, game text, currency text, month date, first bigint, second bigint,
        "lostByFirst" bigint, "lostBySecond" bigint, "givenByFirst" bigint, "givenBySecond" bigint,
        "isDuel" boolean, "isQuiet" boolean, "sameAddress" boolean)),
    summed as (
      select first, second, game, currency, month, count(*) as hands,
        sum("lostByFirst")::bigint as lost_by_first, sum("lostBySecond")::bigint as lost_by_second,
        count(*) filter (where "givenByFirst" + "givenBySecond" > 0) as given_hands,
        sum("givenByFirst")::bigint as given_by_first, sum("givenBySecond")::bigint as given_by_second,
        count(*) filter (where "isDuel") as duels, count(*) filter (where "isQuiet") as quiet_duels,
        count(*) filter (where "sameAddress") as address_hands,
        coalesce(array_agg(hand order by "endedAt" desc) filter (where "givenByFirst" + "givenBySecond" > 0), '{}') as given_ids,
        coalesce(array_agg(hand order by "endedAt" desc) filter (where "isQuiet"), '{}') as quiet_ids,
        coalesce(array_agg(hand order by "endedAt" desc) filter (where "sameAddress"), '{}') as address_ids
      from counted group by first, second, game, currency, month)
    insert into studio.card_pair as pair (first_player, second_player, game, currency, month, hands, lost_by_first, lost_by_second,
      given_hands, given_by_first, given_by_second, duels, quiet_duels, address_hands, given_ids, quiet_ids, address_ids)
    select first, second, game, currency, month, hands, lost_by_first, lost_by_second, given_hands, given_by_first, given_by_second,
      duels, quiet_duels, address_hands, given_ids[:${MOST_HANDS}], quiet_ids[:${MOST_HANDS}], address_ids[:${MOST_HANDS}]
    from summed order by first, second, game, currency, month
    on conflict (first_player, second_player, game, currency, month) do update set
      hands = pair.hands + excluded.hands,
      lost_by_first = pair.lost_by_first + excluded.lost_by_first, lost_by_second = pair.lost_by_second + excluded.lost_by_second,
      given_hands = pair.given_hands + excluded.given_hands, given_by_first = pair.given_by_first + excluded.given_by_first,
      given_by_second = pair.given_by_second + excluded.given_by_second,
      duels = pair.duels + excluded.duels, quiet_duels = pair.quiet_duels + excluded.quiet_duels,
      address_hands = pair.address_hands + excluded.address_hands,
      given_ids = (excluded.given_ids || pair.given_ids)[:${MOST_HANDS}],
      quiet_ids = (excluded.quiet_ids || pair.quiet_ids)[:${MOST_HANDS}],
      address_ids = (excluded.address_ids || pair.address_ids)[:${MOST_HANDS}]`)
}

function rowsOf({ hand, evidence }: CountedHand): object[] {
  const { game, currency } = readCardTable(hand.code)!
  const month = `${hand.endedAt.toISOString().slice(0, 7)}-01`
  return evidence.map((one) => ({
    ...{ ...one, hand: hand.id, endedAt: hand.endedAt.toISOString(), game, currency, month },
    ...{ lostByFirst: String(one.lostByFirst), lostBySecond: String(one.lostBySecond) },
    ...{ givenByFirst: String(one.givenByFirst), givenBySecond: String(one.givenBySecond) },
  }))
}

/** The pairs of the last months that may have signals, the newest and largest first. */
export const listSuspects = (db: Queries, since: Date, count: number): Promise<StoredPair[]> =>
  db.rows<StoredPair>(sql`
    select one.operator_user as first, other.operator_user as second, game, currency, hands,
      lost_by_first as "lostByFirst", lost_by_second as "lostBySecond", given_hands as "givenHands",
      given_by_first as "givenByFirst", given_by_second as "givenBySecond", duels, quiet_duels as "quietDuels",
      address_hands as "addressHands", given_ids::text[] as "givenIds", quiet_ids::text[] as "quietIds", address_ids::text[] as "addressIds"
    from studio.card_pair
    join studio.player one on one.id = first_player join studio.player other on other.id = second_player
    where month >= ${since}::date and (address_hands >= ${LIMITS.addressHands}
      or given_hands >= ${LIMITS.leastGivenHands.blinds}
        and greatest(given_by_first, given_by_second)::numeric * 100 >= (given_by_first + given_by_second)::numeric * ${LIMITS.givenPercent}
      or duels >= ${LIMITS.leastDuels} and quiet_duels * 100 >= duels * ${LIMITS.quietPercent})
    order by month desc, given_hands + quiet_duels + address_hands desc limit ${count}`)

/** Deletes what pairs came to a year ago, as their hands. */
export async function deleteOldPairs(db: Queries, nowMs: number): Promise<void> {
  await db.rows(sql`
    delete from studio.card_pair where (first_player, second_player, game, currency, month) in (
      select first_player, second_player, game, currency, month from studio.card_pair
      where month < ${new Date(nowMs - KEPT_FOR_MS)}::date limit ${DELETED_AT_ONCE})`)
}
