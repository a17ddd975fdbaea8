// SPDX-License-Identifier: Apache-2.0
import { Fault, type OperationOutput } from '@tessera/contract'
import type { Tx } from '../../../../platform/db/index.ts'
import { pushBalances } from '../../../wallet/index.ts'
import { showBet } from '../member-bets/show-bet.ts'
import type { SportsbookDeps } from '../../sportsbook-deps.ts'
import { noteStakes } from '../trading/shade-prices.ts'
import { acceptInOrder, type Placed } from './accept-in-order.ts'
import { lockBatch, type Standing } from './lock-batch.ts'
import { prepareBettor, readKnown, type AskedBet, type Bettor } from './prepare-bettor.ts'
import { savePlaced } from './save-placed.ts'

/** A bet as it was placed, or why it was refused: then nothing of it is in the transaction. */
export type PlacingAnswer = OperationOutput<'sportsbook.placeBet'> | Fault

/**
 * Places bets in one transaction, at most one of each member, in the order of arrival; a single bet is a batch of one. A
 * bet is taken by the prices, scores and clock under its locks, not of when its request arrived. With a live event it is
 * pending first, and `decidePending` accepts or refuses it; a large one waits for an operator. Without an answer: bets of
 * members with limits of their own on play, unless `isAlone`. A limit that is reached throws.
 */
export async function placeBets(
  tx: Tx,
  deps: SportsbookDeps,
  asked: readonly AskedBet[],
  { isAlone = false }: { isAlone?: boolean } = {},
): Promise<Map<AskedBet, PlacingAnswer>> {
  const answers = new Map<AskedBet, PlacingAnswer>()
  const known = await readKnown(tx, asked)
  const bettors: Bettor[] = []
  for (const one of asked) {
    // Their limit is counted as their stake is recorded, and ends the transaction: nobody else shall be in it.
    if (!isAlone && known.guarded.has(one.context.member.memberId)) continue
    try {
      bettors.push(await prepareBettor(deps, one, known))
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      answers.set(one, error)
    }
  }
  if (bettors.length === 0) return answers
  const standing = await lockBatch(tx, deps, bettors, known.marketRefs)
  const decided = acceptInOrder(bettors, standing)
  const placed = decided.filter((one): one is Placed => !(one instanceof Fault))
  if (placed.length > 0) await savePlaced(tx, placed, standing)
  for (const [index, { asked: one }] of bettors.entries()) {
    const answer = decided[index]!
    answers.set(one, answer instanceof Fault ? answer : answerOf(answer, standing))
  }
  tx.afterCommit(() => followUp(deps, placed))
  return answers
}

function answerOf({ bettor, bet, legs, review, balance }: Placed, standing: Standing): PlacingAnswer {
  const { terms, asked } = bettor
  const around = {
    events: standing.events,
    states: standing.states,
    now: new Map(bet.legs.map((leg, position) => [leg, legs[position]!])),
    reviews: new Map(review ? [[bet.id, review]] : []),
    requests: new Map(),
  }
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
