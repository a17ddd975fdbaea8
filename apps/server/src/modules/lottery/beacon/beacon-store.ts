// SPDX-License-Identifier: Apache-2.0
import {
  roundFrom,
  type Beacon,
  type BeaconRound,
  type BeaconScheme,
} from '@tessera/rules/lottery/fair/beacon'
import { sql, type Queries } from '../../../platform/db/index.ts'
import { skippedAfterMs } from '../draws/skipped-draws.ts'

interface SourceRow {
  id: string
  scheme: BeaconScheme
  public_key: string
  genesis_ms: bigint
  period_ms: number
}
interface RoundRow {
  round: bigint
  previous: string
  signature: string
  randomness: string
}

const beaconOf = (row: SourceRow): Beacon => ({
  id: row.id,
  scheme: row.scheme,
  publicKey: row.public_key,
  genesisMs: Number(row.genesis_ms),
  periodMs: row.period_ms,
})
const roundOf = ({ round, ...row }: RoundRow): BeaconRound => ({ ...row, round: Number(round) })

/** Stores a beacon that draws name from now on; false when it was known already. */
export async function saveBeacon(db: Queries, beacon: Beacon, nowMs: number): Promise<boolean> {
  const row = await db.one(sql`
    insert into beacon_source (id, scheme, public_key, genesis_ms, period_ms, added_at)
    values (${beacon.id}, ${beacon.scheme}, ${beacon.publicKey}, ${BigInt(beacon.genesisMs)}, ${beacon.periodMs}, ${new Date(nowMs)})
    on conflict (id) do nothing returning id`)
  return row !== undefined
}

/** The own beacon that was added last. */
export async function lastOwnBeacon(db: Queries): Promise<Beacon | undefined> {
  const row = await db.one<SourceRow>(sql`
    select id, scheme, public_key, genesis_ms, period_ms from beacon_source
    where scheme = 'own-ed25519' order by added_at desc, id limit 1`)
  return row && beaconOf(row)
}

/** The rounds that due draws wait for, the oldest first. */
export async function missingRounds(
  db: Queries,
  nowMs: number,
  limit: number,
): Promise<{ beacon: Beacon; round: number }[]> {
  const rows = await db.query<SourceRow & { round: bigint }>(sql`
    select distinct source.id, source.scheme, source.public_key, source.genesis_ms, source.period_ms, named.round
    from lottery_draw as draw
    join lottery_draw_beacon as named on named.draw_id = draw.id
    join beacon_source as source on source.id = named.source_id
    where draw.settled_at is null and draw.status in ('open', 'closed') and draw.numbers_from <> 'feed' and draw.draw_at <= ${new Date(nowMs)}
      -- A late draw without bets is not made.
      and (draw.tickets > 0 or draw.draw_at >= ${new Date(nowMs - skippedAfterMs)})
      and not exists (select 1 from beacon_round as made where made.source_id = named.source_id and made.round = named.round)
    order by named.round, source.id limit ${limit}`)
  return rows.map(({ round, ...row }) => ({ beacon: beaconOf(row), round: Number(round) }))
}

/** The latest stored round of a beacon. */
export async function lastRound(db: Queries, sourceId: string): Promise<BeaconRound | undefined> {
  const row = await db.one<RoundRow>(sql`
    select round, previous, signature, randomness from beacon_round
    where source_id = ${sourceId} order by round desc limit 1`)
  return row && roundOf(row)
}

export async function findRound(
  db: Queries,
  sourceId: string,
  round: number,
): Promise<BeaconRound | undefined> {
  const row = await db.one<RoundRow>(sql`
    select round, previous, signature, randomness from beacon_round
    where source_id = ${sourceId} and round = ${BigInt(round)}`)
  return row && roundOf(row)
}

/** Stores checked rounds. A round that is there stays as it is. */
export async function saveRounds(
  db: Queries,
  sourceId: string,
  rounds: readonly BeaconRound[],
  nowMs: number,
): Promise<void> {
  await db.query(sql`
    insert into beacon_round (source_id, round, previous, signature, randomness, stored_at)
    select ${sourceId}, made.*, ${new Date(nowMs)}::timestamptz
    from unnest(${rounds.map(({ round }) => BigInt(round))}::bigint[], ${rounds.map(({ previous }) => previous)}::text[],
      ${rounds.map(({ signature }) => signature)}::text[], ${rounds.map(({ randomness }) => randomness)}::text[]) as made
    on conflict (source_id, round) do nothing`)
}

/** Lets a draw wait for a round of a beacon; one that named a round before keeps it. */
export async function nameRound(
  db: Queries,
  drawId: bigint,
  beacon: Beacon,
  drawAtMs: number,
): Promise<void> {
  await db.query(sql`
    insert into lottery_draw_beacon (draw_id, source_id, round)
    values (${drawId}, ${beacon.id}, ${BigInt(roundFrom(beacon, drawAtMs))}) on conflict do nothing`)
}

/** The beacon and the round that a draw named; undefined for a draw from before beacons. */
export async function beaconOfDraw(
  db: Queries,
  drawId: bigint,
): Promise<{ sourceId: string; round: number } | undefined> {
  const row = await db.one<{ source_id: string; round: bigint }>(
    sql`select source_id, round from lottery_draw_beacon where draw_id = ${drawId}`,
  )
  return row && { sourceId: row.source_id, round: Number(row.round) }
}

/**
 * Lets a delayed draw wait for the first round from its new time on, because its betting may stay open until then. The
 * database refuses it once the round that it named before is there.
 */
export async function nameLaterRound(db: Queries, drawId: bigint, drawAtMs: number): Promise<void> {
  const row = await db.one<SourceRow>(sql`
    select source.id, source.scheme, source.public_key, source.genesis_ms, source.period_ms
    from lottery_draw_beacon as named join beacon_source as source on source.id = named.source_id where named.draw_id = ${drawId}`)
  if (!row) return
  const round = roundFrom(beaconOf(row), drawAtMs)
  await db.query(
    sql`update lottery_draw_beacon set round = ${BigInt(round)} where draw_id = ${drawId} and round < ${BigInt(round)}`,
  )
}

/** The oldest draw of a lottery that should have been made and waits for its round. */
export async function waitingDraw(
  db: Queries,
  gameCode: string,
  nowMs: number,
): Promise<{ numero: string; drawTime: number; beacon: { source: string; round: number } } | undefined> {
  const row = await db.one<{ numero: string; draw_at: number; source_id: string; round: bigint }>(sql`
    select draw.numero, draw.draw_at, named.source_id, named.round from lottery_draw as draw
    join lottery_draw_beacon as named on named.draw_id = draw.id
    where draw.settled_at is null and draw.status in ('open', 'closed') and draw.numbers_from <> 'feed' and draw.game_code = ${gameCode}
      and draw.draw_at <= ${new Date(nowMs)} order by draw.draw_at limit 1`)
  return (
    row && {
      numero: row.numero,
      drawTime: row.draw_at,
      beacon: { source: row.source_id, round: Number(row.round) },
    }
  )
}
