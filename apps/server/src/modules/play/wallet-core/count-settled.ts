// SPDX-License-Identifier: Apache-2.0
import { countRake, rakeOfRound } from '@tessera/rules/games/card-rooms/rake-turnover'
import type { BetFact } from '../../bets/index.ts'
import { bonusBetOf, type Step } from './action.ts'
import type { SettledStakes } from './settle-bets.ts'

/** What a fact says of the stakes that it settles. */
export type CountedStakes = Pick<BetFact, 'validBet' | 'settledStake' | 'rake' | 'bonusBet'>

/**
 * How stakes count that are settled now: in full, or by the rake where members play each other and the vendor tells it. Stakes
 * there hold no bonus money (`weightOf`).
 */
export function countSettled(step: Step, { stakes, inBonus }: SettledStakes): CountedStakes {
  const { context, command, action, gameTypeOf, declaresRake } = step
  const bonusBet = bonusBetOf(step, inBonus)
  const rake = rakeOfRound({
    gameType: gameTypeOf(context.vendor, command.gameCode ?? ''),
    rake: action.type === 'win' ? action.rake : undefined,
    declaresRake,
  })
  if (rake === undefined) return { validBet: stakes, bonusBet }
  return { ...countRake(rake, stakes), settledStake: stakes, bonusBet }
}
