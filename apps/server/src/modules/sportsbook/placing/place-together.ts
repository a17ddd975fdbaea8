// SPDX-License-Identifier: Apache-2.0
import { Fault, type OperationOutput } from '@tessera/contract'
import type { TogetherHandler } from '../../../platform/http/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { pushBalances } from '../../wallet/index.ts'
import { showBet } from '../bets/show-bet.ts'
import type { SportsbookDeps } from '../sportsbook-deps.ts'
import { noteStakes } from '../trading/shade-prices.ts'
import { acceptInOrder, type Placed } from './accept-in-order.ts'
import { lockBatch, type Standing } from './lock-batch.ts'
import { prepareBettor, readKnown, type AskedBet, type Bettor } from './prepare-bettor.ts'
import { savePlaced } from './save-placed.ts'

type Answer = OperationOutput<'sportsbook.placeBet'> | Fault

/** Bets on one market never wait for each other's batch; while one batch commits, the other is worked on. */
const groups = 2n

/**
 * Places the bets that are asked for at the same moment in one transaction, so that they do not wait for each other's
 * commit. Says to each what `placeBet` would.
 */
export const placeTogether = (deps: SportsbookDeps): TogetherHandler<'sportsbook.placeBet'> => ({
  groupOf: ({ legs }) => String(BigInt(legs[0]?.selections[0]?.marketId ?? 0) % groups),
  async answer(tx, asked) {
    const answers = await place(deps, tx, asked)
    return asked.map((one) => answers.get(one))
  },
})

/** The answers; of requests that are placed by themselves there is none. */
async function place(
  deps: SportsbookDeps,
  tx: Tx,
  asked: readonly AskedBet[],
): Promise<Map<AskedBet, Answer>> {
  const answers = new Map<AskedBet, Answer>()
  const known = await readKnown(tx, asked)
  const bettors: Bettor[] = []
  for (const one of asked)
    try {
      const bettor = await prepareBettor(deps, one, known)
      if (bettor) bettors.push(bettor)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      answers.set(one, error)
    }
  if (bettors.length === 0) return answers
  const standing = await lockBatch(tx, deps, bettors, known.places)
  const decided = acceptInOrder(bettors, standing)
  const placed = decided.filter((one): one is Placed => one !== undefined && !(one instanceof Fault))
  if (placed.length > 0) await savePlaced(tx, placed, standing)
  for (const [index, { asked: one }] of bettors.entries()) {
    const answer = decided[index]
    if (answer) answers.set(one, answer instanceof Fault ? answer : answerOf(answer, standing))
  }
  tx.afterCommit(() => followUp(deps, placed))
  return answers
}

function answerOf({ bettor, bet, legs, balance }: Placed, { events, states }: Standing): Answer {
  const { terms, asked } = bettor
  const now = new Map(bet.legs.map((leg, position) => [leg, legs[position]!]))
  const around = { events, states, now, reviews: new Map(), requests: new Map() }
  const { input, context } = asked
  return { bet: showBet(bet, around, { language: input.language, nowMs: context.nowMs, terms }), balance }
}

/** What others see of the bets, once they are stored. */
function followUp(deps: SportsbookDeps, placed: readonly Placed[]): void {
  for (const { bet } of placed) if (bet.status === 'open') noteStakes(deps, bet)
  pushBalances(
    deps,
    placed.map(({ bet }) => bet),
  ).catch((error: unknown) => deps.log.warn({ error: String(error) }, 'balances could not be pushed'))
}
