// SPDX-License-Identifier: Apache-2.0
import { createTurns } from '@tessera/rules/site/turns'
import type { StudioDeps } from '../deps.ts'
import { unclearRefusals } from '../rounds/bet-answer.ts'
import { findRound } from '../rounds/round-store.ts'
import { findWallet } from '../transfer-wallet/transfer-wallet-store.ts'
import { walletAccountOf } from '../wallet/wallet-client.ts'
import { balanceBody } from '../wallet/wire-bodies.ts'
import type { CardActor } from './card-actor.ts'

const ASK_EVERY_MS = 60_000
/** So many wallets are asked at the same time; the others wait. */
const AT_ONCE = 4

/**
 * Sees whether those who sit at tables may still play: a member who has excluded themselves, or whose session the operator has ended, leaves
 * within a minute, after the hand they are in. Everything they have goes to their wallet.
 */
export interface AccountWatch {
  /** Asks for whoever has not been asked for a minute. */
  look(actor: CardActor): Promise<void>
}

export function createAccountWatch(deps: StudioDeps): AccountWatch {
  const inTurn = createTurns(AT_ONCE)
  const askedAtMs = new WeakMap<CardActor, number>()

  async function mayPlay(roundId: string): Promise<boolean> {
    const round = await findRound(deps.database, roundId)
    if (!round) return true
    const transfer = (await findWallet(deps.database, round.user)) !== undefined
    const answer = await deps.wallet.send(
      '/user/balance',
      balanceBody(round.user, round.token, round.wireCode, deps.chance.uuid()),
      walletAccountOf({ wireCode: round.wireCode, transfer }),
    )
    // No answer is no answer: the operator may be away for a moment.
    return answer === undefined || unclearRefusals[answer.status] === undefined
  }

  return {
    async look(actor) {
      const nowMs = deps.clock.now()
      const sittings = actor.sittings()
      if (sittings.length === 0 || nowMs - (askedAtMs.get(actor) ?? Number.NEGATIVE_INFINITY) < ASK_EVERY_MS)
        return
      askedAtMs.set(actor, nowMs)
      await Promise.all(
        sittings.map(({ roundId, playerId }) =>
          inTurn(async () => {
            if (!(await mayPlay(roundId))) await actor.expel(playerId)
          }),
        ),
      )
    },
  }
}
