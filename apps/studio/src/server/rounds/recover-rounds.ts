// SPDX-License-Identifier: Apache-2.0
import type { StepCode } from '../../protocol.ts'
import { releaseOldFreezes } from '../cards/freezes/decide-freeze.ts'
import { countHands } from '../cards/signals/count-hands.ts'
import { deleteOldPairs } from '../cards/signals/pair-store.ts'
import { deleteOldHands } from '../cards/store/card-history-store.ts'
import { forgetAddresses } from '../cards/store/sitting-store.ts'
import { deleteOldChat } from '../chat/chat-store.ts'
import type { StudioDeps } from '../deps.ts'
import { finishSample } from '../sample/finish-sample.ts'
import { finishSlot } from '../slots/move-slot.ts'
import { deleteOldBets } from './pace-store.ts'
import { deleteOldInputs } from '../rooms/store/input-store.ts'
import { deleteExpiredSessions } from '../sessions/session-store.ts'
import { cashOutSteps, endingOf, finishSteps } from '../steps/play-steps.ts'
import { stepCodes } from '../steps/step-games.ts'
import { forgetVisitors } from '../visitors/visitor-store.ts'
import { deliverDueCalls } from '../wallet/deliver-call.ts'
import { voidRound } from './decide-round.ts'
import { deliverDueRaises } from '../raises/deliver-raises.ts'
import { listReservedRaises } from '../raises/raise-store.ts'
import { giveRaiseBack } from '../raises/take-raise.ts'
import { findRound, listWaiting } from './round-store.ts'

/**
 * Longer than any bet call may take: the process that reserved such a round is gone, or will find it voided.
 */
export const RESERVED_AT_MOST_MS = 20_000
/** An abandoned field is cashed out after two days; its free spins are spun. */
export const FIELD_OPEN_AT_MOST_MS = 48 * 60 * 60 * 1000

/**
 * Ends every round that was left open by a stopped process, a lost answer or a player who left. Runs at the
 * start and every second; running it twice, or in two processes, does nothing twice.
 */
export async function recoverRounds(deps: StudioDeps): Promise<void> {
  const nowMs = deps.clock.now()
  for (const round of await listWaiting(deps.database, 'reserved', null, nowMs - RESERVED_AT_MOST_MS)) {
    await deps.database.transaction((tx) => voidRound(tx, deps, round, ['reserved'], 'studio.betNotTaken'))
  }
  for (const raise of await listReservedRaises(deps.database, nowMs - RESERVED_AT_MOST_MS)) {
    const round = await findRound(deps.database, raise.roundId)
    if (round) await giveRaiseBack(deps, round, raise)
  }
  await deliverDueRaises(deps)
  for (const game of stepCodes) await endAbandoned(deps, game, nowMs - FIELD_OPEN_AT_MOST_MS)
  // Nobody can open the sample slot any more, so its rounds do not wait.
  for (const round of await listWaiting(deps.database, 'open', 'sample', nowMs))
    await finishSample(deps, round.playerId, round.id)
  for (const round of await listWaiting(deps.database, 'open', 'slot', nowMs - FIELD_OPEN_AT_MOST_MS))
    await finishSlot(deps, round.playerId, round.id)
  await releaseOldFreezes(deps)
  await deliverDueCalls(deps)
  await countHands(deps)
  await deleteExpiredSessions(deps.database, nowMs)
  await deleteOldInputs(deps.database, nowMs)
  await deleteOldHands(deps.database, nowMs)
  await deleteOldPairs(deps.database, nowMs)
  await forgetAddresses(deps.database, nowMs)
  await deleteOldChat(deps.database, nowMs)
  await deleteOldBets(deps.database, nowMs)
  await forgetVisitors(deps.database, nowMs)
}

async function endAbandoned(deps: StudioDeps, game: StepCode, beforeMs: number): Promise<void> {
  for (const round of await listWaiting(deps.database, 'open', game, beforeMs)) {
    const { id: roundId, playerId } = round
    const ending = endingOf(game, round)
    if (ending === 'finish') await finishSteps(deps, { game, playerId, roundId })
    else if (ending === 'cashOut') await cashOutSteps(deps, { game, playerId, roundId })
    else await deps.database.transaction((tx) => voidRound(tx, deps, round, ['open'], 'studio.roundEnded'))
  }
}
