// SPDX-License-Identifier: Apache-2.0
import type { Story } from '../../fair/story.ts'
import type { StudioRefusalCode } from '../../protocol.ts'
import type { Queries } from '../database.ts'
import type { StudioDeps } from '../deps.ts'
import { giveFreeRoundBack } from '../free-rounds/free-rounds-store.ts'
import { insertCall } from '../wallet/outbox-store.ts'
import { rollbackBody, winBody } from '../wallet/wire-bodies.ts'
import { moveRound, updateStory, type Round, type StoredState } from './round-store.ts'

type DecisionDeps = Pick<StudioDeps, 'clock' | 'chance'>

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
  story: Story<object> & { readonly moves?: readonly number[] },
): Promise<bigint | undefined> {
  const nowMs = deps.clock.now()
  if (!(await moveRound(tx, round, [from], 'drawn', { endedAtMs: nowMs }))) return undefined
  await updateStory(tx, round, story)
  const transactionId = deps.chance.uuid()
  const body = winBody(round, deps.chance.uuid(), transactionId, round.betTransaction, story.payout)
  return insertCall(tx, { roundId: round.id, kind: 'win', transactionId, body, dueAtMs: nowMs })
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
 * Ends a round that cannot be played, with the rollback that refunds its stake. Returns undefined if the
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
  const transactionId = deps.chance.uuid()
  const body = rollbackBody(round, deps.chance.uuid(), transactionId, round.betTransaction)
  return insertCall(tx, { roundId: round.id, kind: 'rollback', transactionId, body, dueAtMs: nowMs })
}
