// SPDX-License-Identifier: Apache-2.0
import { zero } from '@tessera/rules/money'
import type { BetInput, FreeRoundsView, GameCode } from '../../protocol.ts'
import type { AnswerOf, GameHost } from '../game-host.ts'
import { writeMoney } from '../money.ts'
import { createBetPace } from '../server/bet-pace.ts'
import type { OpenedSession } from '../server/open-session.ts'
import { t } from '../texts.ts'
import type { AnsweredCalls } from './answered-calls.ts'
import type { GamePage } from './game-page.ts'

export interface BetPlacer<Code extends GameCode> extends Pick<GameHost<Code>, 'bet'> {
  /** Whether a free round paid for this round. */
  readonly isFree: (roundId: string) => boolean
}

interface BetPlacerOptions<Code extends GameCode> {
  readonly code: Code
  readonly opened: OpenedSession
  readonly page: Pick<GamePage, 'balanceTracker' | 'stake' | 'freeRounds'>
  readonly calls: AnsweredCalls
  /** Asks for the session again: its balance and free rounds. */
  readonly renew: () => Promise<unknown>
  readonly moneyMoved: () => void
}

/** Places bets of the entered stake, or of a free round, at the pace that the brand allows. */
export function createBetPlacer<Code extends GameCode>({
  code,
  opened: { ask, view: session },
  page: { balanceTracker, stake, freeRounds },
  calls: { attempt, fail, showBanner },
  renew,
  moneyMoved,
}: BetPlacerOptions<Code>): BetPlacer<Code> {
  const pace = createBetPace(session.automaticBetsMs)
  const freelyPlayed = new Set<string>()
  const send = async (order: BetInput<Code>) => {
    const answer = await attempt(() => ask<AnswerOf<Code>>('POST', `/api/bets/${code}`, order))
    pace.answered()
    return answer
  }
  const noteFree = (free: FreeRoundsView, roundId: string) => {
    freeRounds.show({ ...free, left: free.left - 1 })
    freelyPlayed.add(roundId)
  }
  return {
    isFree: (roundId) => freelyPlayed.has(roundId),
    async bet(parameters, total) {
      const entered = stake.take()
      if (entered === undefined) return undefined
      const free = freeRounds.chosen()
      const amount = free ? entered : (total ?? entered)
      const order = {
        requestId: crypto.randomUUID(),
        stake: writeMoney(amount, session.decimals),
        ...(free && { freeRounds: free.id }),
        ...parameters,
      } as BetInput<Code>
      const taken = free ? zero : amount
      await pace.wait(() => showBanner(t('studio.betTooEarly')))
      const hold = balanceTracker.hold(taken)
      const answer = await send(order)
      if (!answer) {
        hold.release()
        // What the server has for the player may not be what the page shows.
        if (free) renew().catch(fail)
        return undefined
      }
      const { round, balance } = answer
      if (free) noteFree(free, round.id)
      hold.answered({ balance, payout: round.payout, state: round.state })
      const finished = () => {
        hold.release()
        if (free?.left === 1) renew().catch(fail)
        moneyMoved()
      }
      return { round, taken, finished }
    },
  }
}
