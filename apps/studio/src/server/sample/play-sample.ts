// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import { drawFloats } from '../../fair/seeds.ts'
import { FREE_SPINS, SAMPLE_BEST } from '../../games/sample/maths.ts'
import { freeSpinsIn, SAMPLE_FLOATS, buildSampleStory } from '../../games/sample/story.ts'
import type { RoundAnswer } from '../../protocol.ts'
import { checkBet, currencyNamed, type Currency } from '../currencies.ts'
import type { Queries } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import type { Millionths } from '../money.ts'
import { StudioRefusal } from '../refusal.ts'
import { answerRound } from '../rounds/answer-round.ts'
import { decideRound } from '../rounds/decide-round.ts'
import { moveInRound } from '../rounds/move-in-round.ts'
import { moveRound, updateStory, type Round } from '../rounds/round-store.ts'
import { takeBet } from '../rounds/take-bet.ts'
import { readSecretSeeds } from '../seeds/seed-store.ts'
import type { Session } from '../sessions/session-store.ts'
import { deliverCall } from '../wallet/deliver-call.ts'

/** The largest stake whose best round may be paid, in whole units if possible. */
export function sampleMaximumStake(currency: Currency): Millionths {
  const payable = (currency.maximumWin * BigInt(MULTIPLIER_ONE)) / BigInt(SAMPLE_BEST)
  const whole = payable - (payable % 1_000_000n)
  return whole < currency.maximumStake ? whole : currency.maximumStake
}

/**
 * Takes the stake and spins. Without free spins the round ends at once; with them it waits for its player,
 * for as long as they like.
 */
export async function startSample(
  deps: StudioDeps,
  session: Session,
  order: { requestId: string; stake: Millionths },
): Promise<RoundAnswer> {
  checkBet(order.stake, SAMPLE_BEST, session.currency)
  const taken = await takeBet(deps, session, { ...order, parameters: {} })
  if (taken.repeated) return answerRound(deps, taken.round.id, null)
  const { round } = taken
  const floats = await floatsOf(deps.database, round)
  const first = buildSampleStory(0, stakeOf(round), floats)
  if (freeSpinsIn(floats) === 0) {
    const call = await deps.database.transaction((tx) => decideRound(tx, deps, round, 'reserved', first))
    // The round was voided while the wallet was answering: the stake is being refunded.
    if (call === undefined) throw new StudioRefusal('studio.betNotTaken')
    return answerRound(deps, round.id, await deliverCall(deps, call))
  }
  const opened = await deps.database.transaction(async (tx) => {
    if (!(await moveRound(tx, round, ['reserved'], 'open'))) return false
    await updateStory(tx, round, first)
    return true
  })
  if (!opened) throw new StudioRefusal('studio.betNotTaken')
  return answerRound(deps, round.id, taken.balance)
}

/**
 * Spins one free spin, in order; the last one ends the round and pays everything. A spin that was already
 * made returns the current round.
 */
export function spinSample(
  deps: StudioDeps,
  playerId: bigint,
  roundId: string,
  spin: number,
): Promise<RoundAnswer> {
  return moveInRound(deps, { game: 'sample', playerId, roundId }, async (tx, round) => {
    if (!Number.isInteger(spin) || spin < 1 || spin > FREE_SPINS)
      throw new StudioRefusal('studio.badRequest', { field: 'spin' })
    if (spin <= round.moves.length) return undefined
    if (round.state !== 'open') throw new StudioRefusal('studio.roundEnded')
    if (spin !== round.moves.length + 1) throw new StudioRefusal('studio.badRequest', { field: 'spin' })
    return spinTo(tx, deps, round, spin)
  })
}

/** Spins the remaining spins of an abandoned round. */
export function finishSample(deps: StudioDeps, playerId: bigint, roundId: string): Promise<RoundAnswer> {
  return moveInRound(deps, { game: 'sample', playerId, roundId }, async (tx, round) =>
    round.state === 'open' ? spinTo(tx, deps, round, FREE_SPINS) : undefined,
  )
}

async function spinTo(
  tx: Queries,
  deps: StudioDeps,
  round: Round,
  spin: number,
): Promise<bigint | undefined> {
  const story = {
    ...buildSampleStory(spin, stakeOf(round), await floatsOf(tx, round)),
    moves: Array.from({ length: spin }, (_, index) => index + 1),
  }
  if (spin === FREE_SPINS) return decideRound(tx, deps, round, 'open', story)
  await updateStory(tx, round, story)
  return undefined
}

const stakeOf = (round: Round) => ({ amount: round.stake, unit: currencyNamed(round.currency).unit })

async function floatsOf(db: Queries, round: Round): Promise<number[]> {
  return drawFloats(await readSecretSeeds(db, round.seeds!), SAMPLE_FLOATS)
}
