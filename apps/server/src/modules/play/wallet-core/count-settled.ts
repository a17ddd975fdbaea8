// SPDX-License-Identifier: Apache-2.0
import { believeUnplayed, shareUnplayed } from '@tessera/rules/play/unplayed'
import { add, amountOfMillionths, subtract, zero, type Amount } from '@tessera/rules/money'
import { countRake, rakeOfRound } from '@tessera/rules/games/card-rooms/rake-turnover'
import type { BetFact } from '../../bets/index.ts'
import type { WalletAction } from '../ports.ts'
import { bonusBetOf, type Step } from './action.ts'
import type { SettledStakes } from './settle-bets.ts'
import { saveUnplayed } from './transaction-store.ts'

/** What a fact says of the stakes that it settles. */
export type CountedStakes = Pick<
  BetFact,
  'validBet' | 'settledStake' | 'rake' | 'unplayed' | 'bonusUnplayed' | 'bonusBet'
>

/**
 * How stakes count that are settled now: in full, or by the rake where members play each other and the vendor tells it. Stakes
 * there hold no bonus money (`weightOf`).
 */
export function countSettled(
  step: Step,
  { stakes, inBonus }: Pick<SettledStakes, 'stakes' | 'inBonus'>,
): CountedStakes {
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

/** The same of stakes that a win settles: what it says was never played counts nothing, unless its round counts by the rake. */
export async function countSettledByWin(
  step: Step<Extract<WalletAction, { type: 'win' }>>,
  settled: SettledStakes,
): Promise<CountedStakes> {
  const counted = countSettled(step, settled)
  const { action } = step
  const unplayed =
    counted.rake === undefined ? believeUnplayed(action.unplayed, action.amount, settled.stakes) : zero
  if (unplayed === 0n) return counted
  const inBonus = await leaveUnplayed(step, settled, unplayed)
  return {
    validBet: subtract(settled.stakes, unplayed),
    settledStake: settled.stakes,
    unplayed,
    bonusBet: counted.bonusBet,
    bonusUnplayed: inBonus > 0n ? inBonus : undefined,
  }
}

/** Stores with each bet what of it was never played, and returns what of all that was bonus money. */
async function leaveUnplayed(
  { tx, context }: Step,
  { bets }: SettledStakes,
  unplayed: Amount,
): Promise<Amount> {
  const stakes = bets.map(({ amount, bonus_amount: inBonus }) => ({
    stake: amountOfMillionths(amount),
    inBonus: amountOfMillionths(inBonus ?? 0n),
  }))
  let inBonus = zero
  for (const [index, part] of shareUnplayed(stakes, unplayed).entries()) {
    const bet = bets[index]
    if (!bet || part.unplayed === 0n) continue
    const { vendorAccountId } = context
    await saveUnplayed(tx, { vendorAccountId, scope: bet.scope, txId: bet.tx_id }, part.unplayed)
    inBonus = add(inBonus, part.inBonus)
  }
  return inBonus
}
