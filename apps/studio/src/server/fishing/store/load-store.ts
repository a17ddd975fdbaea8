// SPDX-License-Identifier: Apache-2.0
import { sql, type Queries } from '../../database.ts'
import type { Millionths } from '../../money.ts'
import type { Lease } from '../../rooms/store/lease-store.ts'
import type { RoundKey } from '../../rounds/round-store.ts'
import type { Pool } from './pool-store.ts'

/** A load that its player's wallet has paid. */
export interface NewLoad {
  readonly round: RoundKey & { readonly playerId: bigint }
  readonly chair: number
  readonly stake: Millionths
  readonly bullets: number
  readonly afterVersion: bigint
}

/** lost: the hall has another owner. gone: its money is on its way back. */
export type OpenedLoad = 'open' | 'lost' | 'paused' | 'gone'

/**
 * Opens a load, in one statement. Whoever pauses the hall meanwhile waits for its end, so no load opens after their answer.
 */
export async function openLoad(
  db: Queries,
  { room, epoch }: Lease,
  { round, chair, stake, bullets, afterVersion }: NewLoad,
  nowMs: number,
): Promise<OpenedLoad> {
  const [row] = await db.rows<{ held: boolean; paused: boolean; opened: boolean }>(sql`
    with held as (
      select paused_at is not null as paused from studio.room where code = ${room} and epoch = ${epoch} for share),
    opened as (
      update studio.round set state = 'open'
      where id = ${round.id} and started_at = ${new Date(round.startedAtMs)} and state = 'reserved'
        and exists (select from held where not held.paused)
      returning id),
    noted as (
      insert into studio.fishing_load (round_id, hall, player_id, chair, stake, bullets, after_version, started_at, opened_at)
      select id, ${room}, ${round.playerId}::bigint, ${chair}::smallint, ${stake}::bigint, ${bullets}::smallint, ${afterVersion}::bigint,
        ${new Date(round.startedAtMs)}::timestamptz, ${new Date(nowMs)}::timestamptz
      from opened returning round_id)
    select exists (select from held) as held, exists (select from held where paused) as paused,
      exists (select from noted) as opened`)
  if (!row!.held) return 'lost'
  if (row!.paused) return 'paused'
  return row!.opened ? 'open' : 'gone'
}

/** A load that has not ended. */
export interface UnendedLoad {
  readonly roundId: string
  readonly startedAtMs: number
  readonly stake: Millionths
  readonly bullets: number
  readonly afterVersion: bigint
}

/** The loads of a hall that have not ended, the first ones first. */
export async function listUnendedLoads(db: Queries, hall: string, count: number): Promise<UnendedLoad[]> {
  const rows = await db.rows<Omit<UnendedLoad, 'startedAtMs'> & { startedAt: Date }>(sql`
    select round_id as "roundId", started_at as "startedAt", stake, bullets, after_version as "afterVersion"
    from studio.fishing_load where hall = ${hall} and ended_at is null order by opened_at, round_id limit ${count}`)
  return rows.map(({ startedAt, ...load }) => ({ ...load, startedAtMs: startedAt.getTime() }))
}

/** Halls that nobody runs although a load of theirs has not ended. */
export async function listAbandonedHalls(db: Queries): Promise<string[]> {
  const rows = await db.rows<{ code: string }>(sql`
    select distinct room.code from studio.fishing_load load join studio.room on room.code = load.hall
    where load.ended_at is null and room.leased_until <= clock_timestamp() limit 100`)
  return rows.map(({ code }) => code)
}

/** How a load ends, and what is owed for it. */
export interface LoadEnding {
  readonly lease: Lease
  readonly round: RoundKey
  readonly events: string
  readonly multiplier: number
  readonly payout: Millionths
  /** The win on the wire. */
  readonly transactionId: string
  readonly body: string
  readonly pool: Pool
  /** What goes to the pool of its level. */
  readonly contribution: Millionths
}

export interface EndedLoads {
  /** Halls that are still this process's. */
  readonly held: ReadonlySet<string>
  /** The calls of the outbox, claimed for an attempt, by round; a load that had ended before has none. */
  readonly calls: ReadonlyMap<string, bigint>
}

/** Ends many loads of many halls in one statement: their rounds, their wins and what they add to the jackpots. */
export async function endLoads(
  db: Queries,
  endings: readonly LoadEnding[],
  { nowMs, dueAtMs }: { readonly nowMs: number; readonly dueAtMs: number },
): Promise<EndedLoads> {
  const at = new Date(nowMs)
  const of = <Value>(pick: (ending: LoadEnding) => Value): Value[] => endings.map(pick)
  const rows = await db.rows<{ hall: string; round_id: string; call: bigint | null }>(sql`
    with given as (
      select * from unnest(${of(({ lease }) => lease.room)}::text[], ${of(({ lease }) => lease.epoch)}::bigint[],
        ${of(({ round }) => round.id)}::uuid[], ${of(({ round }) => new Date(round.startedAtMs))}::timestamptz[],
        ${of(({ events }) => events)}::text[], ${of(({ multiplier }) => multiplier)}::bigint[], ${of(({ payout }) => payout)}::bigint[],
        ${of(({ transactionId }) => transactionId)}::uuid[], ${of(({ body }) => body)}::text[],
        ${of(({ pool }) => pool.level)}::smallint[], ${of(({ pool }) => pool.currency)}::text[],
        ${of(({ pool }) => pool.playMoney)}::boolean[], ${of(({ contribution }) => contribution)}::bigint[])
        as ending (hall, epoch, round_id, started_at, events, multiplier, payout, transaction_id, body, level, currency, play_money, contribution)),
    held as (
      select code, epoch from studio.room where (code, epoch) in (select hall, epoch from given) for key share),
    decided as (
      update studio.round set state = 'drawn', ended_at = ${at}, events = given.events::jsonb,
        multiplier = given.multiplier, payout = given.payout
      from given join held on held.code = given.hall and held.epoch = given.epoch
      where round.id = given.round_id and round.started_at = given.started_at and round.state = 'open'
      returning round.id),
    ended as (
      update studio.fishing_load set ended_at = ${at} from given join held on held.code = given.hall and held.epoch = given.epoch
      where fishing_load.round_id = given.round_id and ended_at is null),
    owed as (
      insert into studio.outbox (round_id, kind, transaction_id, body, due_at, attempts)
      select given.round_id, 'win', given.transaction_id, given.body, ${new Date(dueAtMs)}::timestamptz, 1
      from given join decided on decided.id = given.round_id returning id, round_id),
    moved as (
      insert into studio.fishing_pool_move (round_id, kind, bullet, level, currency, play_money, amount, at)
      select given.round_id, 'contribution', 0, given.level, given.currency, given.play_money, given.contribution, ${at}::timestamptz
      from given join decided on decided.id = given.round_id where given.contribution > 0
      returning level, currency, play_money, amount),
    sums as (
      select level, currency, play_money, sum(amount)::bigint as amount from moved group by level, currency, play_money),
    locked as (
      select pool.level, pool.currency, pool.play_money from studio.fishing_pool pool
      where (pool.level, pool.currency, pool.play_money) in (select level, currency, play_money from sums)
      order by pool.level, pool.currency, pool.play_money for no key update),
    fed as (
      update studio.fishing_pool pool set amount = pool.amount + sums.amount
      from sums join locked using (level, currency, play_money)
      where pool.level = sums.level and pool.currency = sums.currency and pool.play_money = sums.play_money)
    select given.hall, given.round_id, owed.id as call
    from given join held on held.code = given.hall and held.epoch = given.epoch left join owed on owed.round_id = given.round_id`)
  return {
    held: new Set(rows.map(({ hall }) => hall)),
    calls: new Map(rows.flatMap(({ round_id: id, call }) => (call === null ? [] : [[id, call]]))),
  }
}

/** Closes loads whose rounds were deleted, with their visitor. */
export async function closeLostLoads(db: Queries, roundIds: readonly string[], nowMs: number): Promise<void> {
  if (roundIds.length === 0) return
  await db.rows(sql`
    update studio.fishing_load set ended_at = ${new Date(nowMs)} where round_id = any (${[...roundIds]}::uuid[]) and ended_at is null`)
}
