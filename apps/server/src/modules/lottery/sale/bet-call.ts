// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { answeredTogether, type CallHandler, type TogetherHandler } from '../../../platform/http/index.ts'
import { lotteryOfId } from '../games/game-ids.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { sellAlone, sellTickets } from './sell-tickets.ts'

/**
 * Sells the tickets that are asked for at the same moment in one transaction, so that those of one draw do not wait for
 * each other's commit, and those that this leaves out each in one of its own.
 */
export const betCall = (deps: LotteryDeps): CallHandler<'lottery.bet'> =>
  answeredTogether((input, { tx, ...context }) => sellAlone(deps, tx, { input, context }), sellTogether(deps))

/** How the tickets of a moment are sold together. */
export const sellTogether = (deps: LotteryDeps): TogetherHandler<'lottery.bet'> => ({
  groupOf: ({ gameId }) => lotteryOfId(gameId)?.gameCode ?? '',
  async answer(tx, asked) {
    const lottery = lotteryOfId(asked[0]?.input.gameId ?? 0)
    if (!lottery) return asked.map(() => fault('lottery.unknownGame'))
    const answers = await sellTickets(deps, tx, lottery, asked)
    return asked.map((one) => answers.get(one))
  },
})
