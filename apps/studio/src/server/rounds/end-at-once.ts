// SPDX-License-Identifier: Apache-2.0
import type { Story } from '../../fair/story.ts'
import type { RoundAnswer } from '../../protocol.ts'
import type { StudioDeps } from '../deps.ts'
import { StudioRefusal } from '../refusal.ts'
import type { Session } from '../sessions/session-store.ts'
import { deliverClaimed } from '../wallet/deliver-call.ts'
import { viewAnswer } from './answer-round.ts'
import { decideAndClaim } from './decide-round.ts'
import type { Round } from './round-store.ts'

/**
 * Ends a round for which the player has nothing to decide: stores its story, pays it and answers it. Throws
 * studio.betNotTaken if the round was voided while the wallet was answering: its stake is being refunded.
 */
export async function endAtOnce(
  deps: StudioDeps,
  session: Session,
  round: Round,
  story: Story<object>,
): Promise<RoundAnswer> {
  const decided = await decideAndClaim(deps, round, 'reserved', story, session)
  if (!decided) throw new StudioRefusal('studio.betNotTaken')
  const { settled, balance } = await deliverClaimed(deps, decided.call, decided.round)
  return viewAnswer(settled ? { ...decided.round, state: 'settled' } : decided.round, balance)
}
