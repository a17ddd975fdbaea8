// SPDX-License-Identifier: Apache-2.0
import type { Multiplier } from '../../fair/multiplier.ts'
import type { GameCode, StudioRefusalCode } from '../../protocol.ts'
import { sql, type Queries } from '../database.ts'
import type { Millionths } from '../money.ts'
import { spanOf } from './span-of-rounds.ts'

/**
 * reserved: stored before the wallet was called. refused: the wallet took nothing. open: staked, waits for
 * the player or the crash. drawn: decided, its win is in the outbox. settled: the wallet has the win.
 * voiding, voided: the stake is being refunded, was refunded.
 */
export type StoredState = 'reserved' | 'refused' | 'open' | 'drawn' | 'settled' | 'voiding' | 'voided'

export interface Round {
  readonly id: string
  readonly playerId: bigint
  readonly user: string
  readonly token: string
  readonly game: GameCode
  readonly wireCode: string
  readonly currency: string
  readonly stake: Millionths
  /** Staked beyond the first bet. */
  readonly raised: Millionths
  readonly parameters: unknown
  readonly state: StoredState
  readonly reason: StudioRefusalCode | null
  readonly betTransaction: string
  /** The free rounds that it belongs to; null: the player staked money. */
  readonly freeRoundsId: string | null
  readonly moves: readonly number[]
  readonly events: readonly object[]
  readonly multiplier: Multiplier
  readonly payout: Millionths
  readonly startedAtMs: number
  readonly endedAtMs: number | null
  /** Its player plays with play money. */
  readonly playMoney: boolean
  readonly seeds: {
    readonly seedPairId: bigint
    readonly nonce: number
    readonly clientSeed: string
    readonly serverSeedHash: string
    readonly serverSeed: string | null
  } | null
  readonly table: {
    readonly roundId: string
    readonly position: number
    readonly terminalHash: string
    readonly salt: string
    readonly hash: string | null
  } | null
  /** The card table at which it is a sitting; null: another game. */
  readonly cardTable: string | null
}

interface RoundRow {
  id: string
  player_id: bigint
  operator_user: string
  token: string
  game: GameCode
  wire_code: string
  currency: string
  stake: bigint
  raised: bigint
  parameters: unknown
  state: StoredState
  reason: StudioRefusalCode | null
  bet_transaction: string
  free_rounds_id: string | null
  moves: number[]
  events: object[]
  multiplier: bigint
  payout: bigint
  started_at: Date
  ended_at: Date | null
  play_money: boolean
  seed_pair_id: bigint | null
  nonce: number | null
  client_seed: string | null
  server_seed_hash: string | null
  revealed_server_seed: string | null
  crash_round_id: string | null
  chain_position: number | null
  chain_hash: string | null
  terminal_hash: string | null
  salt: string | null
  card_table: string | null
}

function roundOf(row: RoundRow): Round {
  return {
    id: row.id,
    playerId: row.player_id,
    user: row.operator_user,
    token: row.token,
    game: row.game,
    wireCode: row.wire_code,
    currency: row.currency,
    stake: row.stake,
    raised: row.raised,
    parameters: row.parameters,
    state: row.state,
    reason: row.reason,
    betTransaction: row.bet_transaction,
    freeRoundsId: row.free_rounds_id,
    moves: row.moves,
    events: row.events,
    multiplier: Number(row.multiplier),
    payout: row.payout,
    startedAtMs: row.started_at.getTime(),
    endedAtMs: row.ended_at?.getTime() ?? null,
    playMoney: row.play_money,
    seeds:
      row.seed_pair_id === null
        ? null
        : {
            seedPairId: row.seed_pair_id,
            nonce: row.nonce!,
            clientSeed: row.client_seed!,
            serverSeedHash: row.server_seed_hash!,
            serverSeed: row.revealed_server_seed,
          },
    table:
      row.crash_round_id === null
        ? null
        : {
            roundId: row.crash_round_id,
            position: row.chain_position!,
            terminalHash: row.terminal_hash!,
            salt: row.salt!,
            hash: row.chain_hash,
          },
    cardTable: row.card_table,
  }
}

/** Locates a round: with its start time the database finds its partition at once. */
export type RoundKey = Pick<Round, 'id' | 'startedAtMs'>

/** A round in the database: by its id alone, or in the partition where it must be. */
export async function findRound(db: Queries, id: string, startedAtMs?: number): Promise<Round | undefined> {
  const [row] = await db.rows<RoundRow>(
    startedAtMs === undefined
      ? sql`select * from studio.told_round where id = ${id}`
      : sql`select * from studio.told_round where id = ${id} and started_at = ${new Date(startedAtMs)}`,
  )
  return row && roundOf(row)
}

/** The current round, locked until the transaction ends; undefined if it is not this player's. */
export async function lockRound(tx: Queries, id: string, playerId: bigint): Promise<Round | undefined> {
  const locked = await tx.rows(
    sql`select from studio.round where id = ${id} and player_id = ${playerId} for update`,
  )
  return locked.length > 0 ? findRound(tx, id) : undefined
}

export async function findRoundOfRequest(
  db: Queries,
  playerId: bigint,
  requestId: string,
): Promise<Round | undefined> {
  const [row] = await db.rows<RoundRow>(
    sql`select * from studio.told_round where id = (
      select id from studio.round_key where player_id = ${playerId} and request_id = ${requestId})`,
  )
  return row && roundOf(row)
}

/** The round of a bet, win or rollback on the operator's wire. */
export async function findRoundOfTransaction(db: Queries, transactionId: string): Promise<Round | undefined> {
  const [row] = await db.rows<RoundRow>(sql`
    select * from studio.told_round where id = coalesce(
      (select id from studio.round_key where bet_transaction = ${transactionId}),
      (select round_id from studio.outbox where transaction_id = ${transactionId}))`)
  return row && roundOf(row)
}

/** The round that waits for its player: a field of mines, or free spins of the opened game. */
export async function findWaiting(
  db: Queries,
  playerId: bigint,
  wireCode: string,
): Promise<Round | undefined> {
  const [row] = await db.rows<RoundRow>(sql`
    select * from studio.told_round where state = 'open' and id = (
      select round_id from studio.round_waiting where player_id = ${playerId} and wire_code = ${wireCode} and game <> 'sample')`)
  return row && roundOf(row)
}

/** Rounds of one game that were played or voided, newest first, from before a moment. */
export async function listRounds(
  db: Queries,
  playerId: bigint,
  wireCode: string,
  beforeMs: number,
  count: number,
): Promise<Round[]> {
  const rows = await db.rows<RoundRow>(sql`
    select * from studio.told_round where player_id = ${playerId} and wire_code = ${wireCode} and started_at < ${new Date(beforeMs)}
      and state in ('open', 'drawn', 'settled', 'voiding', 'voided')
    order by started_at desc limit ${count}`)
  return rows.map(roundOf)
}

/** Many rounds at once, in no particular order. */
export async function findRounds(db: Queries, keys: readonly RoundKey[]): Promise<Round[]> {
  const { ids, from, to } = spanOf(keys)
  const rows = await db.rows<RoundRow>(
    sql`select * from studio.told_round where id = any(${ids}::uuid[]) and started_at between ${from} and ${to}`,
  )
  return rows.map(roundOf)
}

/**
 * Rounds that have waited since before a moment: reserved ones whose bet has no owner any more, or open
 * fields.
 */
export async function listWaiting(
  db: Queries,
  state: 'reserved' | 'open',
  game: GameCode | null,
  beforeMs: number,
): Promise<Round[]> {
  const rows = await db.rows<RoundRow>(sql`
    select * from studio.told_round where state = ${state} and started_at < ${new Date(beforeMs)} and (${game}::text is null or game = ${game})
    order by started_at limit 100`)
  return rows.map(roundOf)
}

export interface NewRound {
  readonly id: string
  readonly playerId: bigint
  readonly token: string
  readonly game: GameCode
  readonly wireCode: string
  readonly currency: string
  readonly stake: Millionths
  readonly parameters: object
  readonly requestId: string
  /** The round of the room that it belongs to. */
  readonly tableRoundId: string | null
  /** The card table at which it is a sitting. */
  readonly cardTable?: string | undefined
  readonly betTransaction: string
  readonly freeRoundsId: string | null
  readonly startedAtMs: number
}

/** Stores a bet in a room, or a sitting at a card table. Throws the database's unique violation for a repeated request. */
export async function insertRound(tx: Queries, round: NewRound): Promise<void> {
  await tx.rows(sql`
    insert into studio.round (id, player_id, token, game, wire_code, currency, stake, parameters, request_id, state, room_round_id, card_table, bet_transaction, free_rounds_id, started_at)
    values (${round.id}, ${round.playerId}, ${round.token}, ${round.game}, ${round.wireCode}, ${round.currency}, ${round.stake}, ${JSON.stringify(round.parameters)}, ${round.requestId}, 'reserved',
      ${round.tableRoundId}, ${round.cardTable ?? null}, ${round.betTransaction}, ${round.freeRoundsId}, ${new Date(round.startedAtMs)})`)
}

/** Whether this is the same order as the stored one. The database compares, ignoring the order of keys. */
export async function isSameOrder(
  db: Queries,
  { id, startedAtMs }: RoundKey,
  order: Pick<NewRound, 'game' | 'wireCode' | 'currency' | 'stake' | 'parameters' | 'freeRoundsId'>,
): Promise<boolean> {
  const found = await db.rows(sql`
    select from studio.round where id = ${id} and started_at = ${new Date(startedAtMs)} and game = ${order.game} and wire_code = ${order.wireCode} and currency = ${order.currency} and stake = ${order.stake}
      and parameters = ${JSON.stringify(order.parameters)}::jsonb and free_rounds_id is not distinct from ${order.freeRoundsId}`)
  return found.length > 0
}

/** Moves a round from one state to the next; false if somebody else has already moved it. */
export async function moveRound(
  tx: Queries,
  { id, startedAtMs }: RoundKey,
  from: readonly StoredState[],
  to: StoredState,
  facts: { reason?: StudioRefusalCode; endedAtMs?: number } = {},
): Promise<boolean> {
  const moved = await tx.rows(sql`
    update studio.round set state = ${to}, reason = coalesce(${facts.reason ?? null}, reason),
      ended_at = coalesce(${facts.endedAtMs === undefined ? null : new Date(facts.endedAtMs)}::timestamptz, ended_at)
    where id = ${id} and started_at = ${new Date(startedAtMs)} and state = any(${[...from]}) returning id`)
  return moved.length > 0
}

/** Stores the story of a round so far. */
export async function updateStory(
  tx: Queries,
  { id, startedAtMs }: RoundKey,
  story: { events: readonly object[]; multiplier: Multiplier; payout: Millionths; moves?: readonly number[] },
): Promise<void> {
  await tx.rows(sql`
    update studio.round set events = ${JSON.stringify(story.events)}, multiplier = ${story.multiplier}, payout = ${story.payout},
      moves = coalesce(${story.moves === undefined ? null : [...story.moves]}::integer[], moves)
    where id = ${id} and started_at = ${new Date(startedAtMs)}`)
}

/** Whether a round of this pair is still undecided, so that its seed must stay secret. */
export async function hasUndecidedRound(tx: Queries, seedPairId: bigint): Promise<boolean> {
  return (
    (
      await tx.rows(
        sql`select from studio.round where seed_pair_id = ${seedPairId} and state in ('reserved', 'open') limit 1`,
      )
    ).length > 0
  )
}
