// SPDX-License-Identifier: Apache-2.0
import { drawFloats, type Seeds } from '../../fair/seeds.ts'
import { newField } from '../../fair/step-game.ts'
import type { RoundAnswer, StepCode } from '../../protocol.ts'
import { checkBet, checkStake } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import type { Millionths } from '../money.ts'
import { StudioRefusal } from '../refusal.ts'
import { answerRound } from '../rounds/answer-round.ts'
import { decideRound } from '../rounds/decide-round.ts'
import { moveRound, updateStory, type Round } from '../rounds/round-store.ts'
import { takeBet } from '../rounds/take-bet.ts'
import type { Session } from '../sessions/session-store.ts'
import { deliverCall } from '../wallet/deliver-call.ts'
import { rulesOf } from './step-games.ts'

/** Takes the stake and opens a field. Throws studio.roundOpen while the player has another one of this game. */
export async function startSteps(
  deps: StudioDeps,
  session: Session,
  game: StepCode,
  order: { requestId: string; stake: Millionths; bet: object; freeRoundsId?: string | undefined },
): Promise<RoundAnswer> {
  const { requestId, stake, bet, freeRoundsId } = order
  const rules = rulesOf(game)
  const money = { amount: stake, unit: session.currency.unit }
  checkStake(stake, session.currency)
  rules.check(bet, money)
  if (freeRoundsId !== undefined && rules.mayBeFree?.(bet) === false)
    throw new StudioRefusal('studio.noFreeRounds')
  // The first move must be payable; further ones are refused when their return would be too large.
  checkBet(stake, rules.first(bet, money), session.currency)
  const taken = await takeBet(deps, session, { requestId, stake, parameters: bet, freeRoundsId })
  if (taken.repeated) return answerRound(deps, taken.round.id, taken.balance)
  const opened = await openField(deps, session, game, taken.round, taken.secretSeeds!)
  if (!opened) throw new StudioRefusal('studio.betNotTaken')
  const paid = opened.call === undefined ? null : await deliverCall(deps, opened.call)
  return answerRound(deps, taken.round.id, paid ?? taken.balance)
}

/**
 * Opens the field together with what it shows before the first move, such as the first card. A round that this decides
 * already ends at once; `call` is what pays it then. Undefined if the round was voided meanwhile.
 */
async function openField(
  deps: StudioDeps,
  session: Session,
  game: StepCode,
  round: Round,
  seeds: Seeds,
): Promise<{ readonly call: bigint | undefined } | undefined> {
  const rules = rulesOf(game)
  const bet = round.parameters as object
  return deps.database.transaction(async (tx) => {
    if (!(await moveRound(tx, round, ['reserved'], 'open'))) return undefined
    const floats = await drawFloats(seeds, rules.floats(bet, 0))
    const stake = { amount: round.stake, unit: session.currency.unit }
    const field = newField(bet)
    const story = rules.story(field, stake, floats)
    if (rules.decided?.(field, floats)) return { call: await decideRound(tx, deps, round, 'open', story) }
    await updateStory(tx, round, story)
    return { call: undefined }
  })
}
