// SPDX-License-Identifier: Apache-2.0
import { outcomeHash } from '../../fair/chain.ts'
import { t } from '../../runtime/texts.ts'
import { linkSteps } from './check-chain.ts'
import type { BlackjackRoundRecord } from './check-room.ts'
import type { Step } from './steps.ts'

/** Checks a round of a blackjack table with others: from the published end of the chain to the cards of every hand. */
export async function checkBlackjackRoom({ hash, position, chain }: BlackjackRoundRecord): Promise<Step[]> {
  const claim = { hash, position, salt: chain.salt, terminalHash: chain.terminalHash }
  const outcome = await outcomeHash(claim)
  return linkSteps(claim, outcome, t('studio.room.verify.link', { position }))
}
