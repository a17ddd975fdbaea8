// SPDX-License-Identifier: Apache-2.0
import type { Story } from '../../fair/story.ts'
import type { StudioRefusalCode } from '../../protocol.ts'
import { sql, type Queries } from '../database.ts'
import { oweTakenRaises } from '../raises/owe-raises.ts'
import type { StudioDeps } from '../deps.ts'
import type { Millionths } from '../money.ts'
import { giveFreeRoundBack } from '../free-rounds/free-rounds-store.ts'
import { ATTEMPT_MS, insertCall, type OutboxCall } from '../wallet/outbox-store.ts'
import { rollbackBody, winBody } from '../wallet/wire-bodies.ts'
import { moveRound, type Round, type StoredState } from './round-store.ts'

type DecisionDeps = Pick<StudioDeps, 'clock' | 'chance'>

/** How a round ends; without `moves` those that were stored stay. */
type Ending = Story<object> & {
  readonly moves?: readonly number[]
  /** What the operator took of the player's money at a card table. */
  readonly rake?: Millionths
}

/**
 * Stores how a round ended together with the win that is owed for it (0 for a loss, which also closes the
 * round). Returns the outbox call, or undefined if the round has left the given state meanwhile: then nothing
 * is stored.
 */
export async function decideRound(
  tx: Queries,
  deps: DecisionDeps,
  round: Round,
  from: StoredState,
  story: Ending,
): Promise<bigint | undefined> {
  const nowMs = deps.clock.now()
  return (await storeEnding(tx, deps, round, from, story, { nowMs, dueAtMs: nowMs, attempts: 0 }))?.id
}

export interface DecidedRound {
  /** As it is stored now. */
  readonly round: Round
  /** What is owed for it, taken for an attempt by whoever decided the round. */
  readonly call: OutboxCall
}

/** The same in one statement without a transaction, for a process that delivers the win at once. */
export async function decideAndClaim(
  deps: DecisionDeps & Pick<StudioDeps, 'database'>,
  round: Round,
  from: StoredState,
  story: Ending,
  { transfer }: Pick<OutboxCall, 'transfer'>,
): Promise<DecidedRound | undefined> {
  const nowMs = deps.clock.now()
  const ending = { nowMs, dueAtMs: nowMs + ATTEMPT_MS, attempts: 1 }
  const stored = await storeEnding(deps.database, deps, round, from, story, ending)
  if (!stored) return undefined
  const { wireCode, startedAtMs } = round
  return {
    round: { ...round, ...story, state: 'drawn', endedAtMs: nowMs },
    call: { ...stored, roundId: round.id, kind: 'win', attempts: 1, wireCode, transfer, startedAtMs },
  }
}

async function storeEnding(
  db: Queries,
  { chance }: Pick<StudioDeps, 'chance'>,
  round: Round,
  from: StoredState,
  { events, multiplier, payout, moves, rake }: Ending,
  { nowMs, dueAtMs, attempts }: { nowMs: number; dueAtMs: number; attempts: number },
): Promise<{ id: bigint; body: string } | undefined> {
  const transactionId = chance.uuid()
  const body = winBody(round, chance.uuid(), transactionId, round.betTransaction, payout, { rake })
  const [row] = await db.rows<{ id: bigint }>(sql`
    with decided as (
      update studio.round set state = 'drawn', ended_at = ${new Date(nowMs)}, events = ${JSON.stringify(events)},
        multiplier = ${multiplier}, payout = ${payout}, moves = coalesce(${moves === undefined ? null : [...moves]}::integer[], moves)
      where id = ${round.id} and started_at = ${new Date(round.startedAtMs)} and state = ${from} returning id)
    insert into studio.outbox (round_id, kind, transaction_id, body, due_at, attempts)
    select id, 'win', ${transactionId}::uuid, ${body}, ${new Date(dueAtMs)}::timestamptz, ${attempts}::integer from decided returning id`)
  return row && { id: row.id, body }
}

/** Ends a round whose stake the operator has certainly not taken. */
export async function refuseRound(
  tx: Queries,
  { clock }: Pick<StudioDeps, 'clock'>,
  round: Round,
  reason: StudioRefusalCode,
): Promise<void> {
  if (!(await moveRound(tx, round, ['reserved'], 'refused', { reason, endedAtMs: clock.now() }))) return
  if (round.freeRoundsId !== null) await giveFreeRoundBack(tx, round.freeRoundsId)
}

/**
 * Ends a round that cannot be played, with the rollbacks that refund its stake and what it was raised by. Returns undefined if the
 * round has left the given states meanwhile.
 */
export async function voidRound(
  tx: Queries,
  deps: DecisionDeps,
  round: Round,
  from: readonly StoredState[],
  reason: StudioRefusalCode,
): Promise<bigint | undefined> {
  const nowMs = deps.clock.now()
  if (!(await moveRound(tx, round, from, 'voiding', { reason, endedAtMs: nowMs }))) return undefined
  if (round.freeRoundsId !== null) await giveFreeRoundBack(tx, round.freeRoundsId)
  if (from.includes('open')) await oweTakenRaises(tx, deps, round)
  const transactionId = deps.chance.uuid()
  const body = rollbackBody(round, deps.chance.uuid(), transactionId, round.betTransaction)
  return insertCall(tx, { roundId: round.id, kind: 'rollback', transactionId, body, dueAtMs: nowMs })
}
