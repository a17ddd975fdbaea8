// SPDX-License-Identifier: Apache-2.0
import { Fault, type OperationOutput } from '@tessera/contract'
import { answeredTogether, type CallHandler, type TogetherHandler } from '../../../../platform/http/index.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { placeBets } from './place-bets.ts'
import type { AskedBet } from './prepare-bettor.ts'
import type { Tx } from '../../../../platform/db/index.ts'

type PlaceBet = 'sportsbook.placeBet'

/** Bets on one market never wait for each other's batch; while one batch commits, the other is worked on. */
const groups = 2n

/**
 * Places the bets that are asked for at the same moment in one transaction, so that they do not wait for each other's
 * commit, and those that this leaves out each in one of its own.
 */
export const placeBetCall = (deps: SportsbookDeps): CallHandler<PlaceBet> =>
  answeredTogether((input, { tx, ...context }) => placeBet(tx, deps, { input, context }), placeTogether(deps))

/** How the bets of a moment are placed together. */
export const placeTogether = (deps: SportsbookDeps): TogetherHandler<PlaceBet> => ({
  groupOf: ({ legs }) => String(BigInt(legs[0]?.selections[0]?.marketId ?? 0) % groups),
  async answer(tx, asked) {
    const answers = await placeBets(tx, deps, asked)
    return asked.map((one) => answers.get(one))
  },
})

/** Places one bet. Throws why it is refused. */
export async function placeBet(
  tx: Tx,
  deps: SportsbookDeps,
  asked: AskedBet,
): Promise<OperationOutput<PlaceBet>> {
  const answer = (await placeBets(tx, deps, [asked], { isAlone: true })).get(asked)
  if (!answer) throw new Error('a bet alone was left out')
  if (answer instanceof Fault) throw answer
  return answer
}
