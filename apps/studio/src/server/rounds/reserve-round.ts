// SPDX-License-Identifier: Apache-2.0
import type { Seeds } from '../../fair/seeds.ts'
import { sql, violatedUnique, type Queries } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import { takeFreeRound } from '../free-rounds/free-rounds-store.ts'
import { StudioRefusal } from '../refusal.ts'
import type { SeedSeal } from '../seeds/seed-seal.ts'
import type { Session } from '../sessions/session-store.ts'
import { keepPace, tooEarlyOf } from './pace-store.ts'
import { findRound, insertRound, type NewRound, type Round } from './round-store.ts'
import type { BetOrder } from './take-bet.ts'

export interface ReservedRound {
  readonly round: Round
  /** What its outcome is drawn from; null at the live table. Only for drawing: never answer or log them. */
  readonly secretSeeds: Seeds | null
}

/** Stores a round before its stake is taken. Undefined if the same request was faster. */
export async function reserveRound(
  deps: StudioDeps,
  session: Session,
  order: BetOrder,
): Promise<ReservedRound | undefined> {
  const round: NewRound = {
    id: deps.chance.uuid(),
    playerId: session.playerId,
    token: session.token,
    game: session.game,
    wireCode: session.wireCode,
    currency: session.currency.code,
    stake: order.stake,
    parameters: order.parameters,
    requestId: order.requestId,
    tableRoundId: order.tableRoundId ?? null,
    cardTable: order.cardTable,
    betTransaction: deps.chance.uuid(),
    freeRoundsId: order.freeRoundsId ?? null,
    startedAtMs: deps.clock.now(),
  }
  try {
    if (order.tableRoundId !== undefined || order.cardTable !== undefined)
      return await reserveAtTable(deps, session, round)
    if (order.freeRoundsId === undefined)
      return await reserveFromSeeds(deps.database, deps.seedSeal, session, round)
    const { freeRoundsId } = order
    return await deps.database.transaction(async (tx) => {
      const reserved = await reserveFromSeeds(tx, deps.seedSeal, session, round)
      // After the round: the same request again is found by it, even when its free round was the last one.
      if (reserved) await takeOne(tx, deps, session, order, freeRoundsId)
      return reserved
    })
  } catch (error) {
    const early = tooEarlyOf(error)
    if (early) throw early
    const constraint = violatedUnique(error) ?? ''
    if (constraint === 'round_key_request') return undefined
    if (ofWaiting.includes(constraint)) throw new StudioRefusal('studio.roundOpen')
    throw error
  }
}

async function reserveAtTable(
  { database }: Pick<StudioDeps, 'database'>,
  session: Session,
  round: NewRound,
): Promise<ReservedRound> {
  return database.transaction(async (tx) => {
    await insertRound(tx, round)
    // The pace is that of bets; sitting down at a card table is none.
    if (round.cardTable === undefined) await keepPace(tx, session, round.startedAtMs)
    return { round: (await findRound(tx, round.id, round.startedAtMs))!, secretSeeds: null }
  })
}

/** In one statement, so that a bet waits for the database once. */
async function reserveFromSeeds(
  db: Queries,
  seal: SeedSeal,
  { user, automaticBetsMs, playMoney }: Session,
  round: NewRound,
): Promise<ReservedRound | undefined> {
  const [row] = await db.rows<{
    seed_pair_id: bigint
    nonce: number
    client_seed: string
    sealed_seed: Buffer
    server_seed_hash: string
  }>(sql`
    select * from studio.reserve_paced_sealed_round(${round.id}, ${round.playerId}, ${round.token}, ${round.game}, ${round.wireCode},
      ${round.currency}, ${round.stake}, ${JSON.stringify(round.parameters)}, ${round.requestId}, ${round.betTransaction},
      ${round.freeRoundsId}, ${new Date(round.startedAtMs)}, ${automaticBetsMs}::integer)`)
  if (!row) return undefined
  const drawn = { nonce: row.nonce, clientSeed: row.client_seed }
  const seeds = {
    ...drawn,
    seedPairId: row.seed_pair_id,
    serverSeedHash: row.server_seed_hash,
    serverSeed: null,
  }
  return {
    round: { ...round, ...justReserved, user, playMoney, seeds },
    secretSeeds: { ...drawn, serverSeed: seal.open(row.sealed_seed, row.server_seed_hash) },
  }
}

/** What every round is at first. */
const justReserved = {
  raised: 0n,
  state: 'reserved',
  reason: null,
  moves: [],
  events: [],
  multiplier: 0,
  payout: 0n,
  endedAtMs: null,
  table: null,
  cardTable: null,
} as const

async function takeOne(
  tx: Queries,
  { clock }: Pick<StudioDeps, 'clock'>,
  { playerId, wireCode, currency }: Session,
  { stake }: BetOrder,
  id: string,
): Promise<void> {
  const order = { id, playerId, wireCode, currency: currency.code, stake }
  if (!(await takeFreeRound(tx, order, clock.now()))) throw new StudioRefusal('studio.noFreeRounds')
}

const ofWaiting = ['round_waiting_field', 'round_waiting_sample', 'round_waiting_steps', 'round_waiting_slot']
