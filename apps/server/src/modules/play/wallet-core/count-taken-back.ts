// SPDX-License-Identifier: Apache-2.0
import { negate, subtract, zero, type Amount } from '@tessera/rules/money'
import { bonusUnplayed } from '@tessera/rules/play/unplayed'
import { rakedPlayOfRound, settledBetsOfRound, wasUnderBonus, type BetFact } from '../../bets/index.ts'
import { bonusOfFreeWin, bonusShareOf } from '../../bonuses/index.ts'
import type { Step } from './action.ts'
import {
  betReference,
  findTransaction,
  otherSettledBets,
  type StoredTransaction,
} from './transaction-store.ts'

/** What was settled is taken back as it counted, whatever bonuses the player has by now. */
export async function bonusTakenBack(step: Step, bet: StoredTransaction): Promise<Amount | undefined> {
  if (bet.bonusAmount !== undefined) return negate(bet.bonusAmount)
  const round = { memberId: bet.memberId, vendor: step.context.vendor, roundId: bet.roundId ?? '' }
  return (await wasUnderBonus(step.tx, round, bet.atMs)) ? zero : undefined
}

/** What a fact says that takes back a settled stake. */
type TakenBack = Pick<BetFact, 'validBet' | 'settledStake' | 'rake' | 'unplayed' | 'bonusUnplayed'>

/**
 * What a settled stake takes back of what counted. A round among players counted by its rake, and gives back no more than that;
 * every other stake gives back itself, less what of it was never played.
 */
export async function turnoverTakenBack(
  { tx, context }: Step,
  bet: StoredTransaction,
  stake: Amount,
): Promise<TakenBack> {
  if (bet.unplayed !== undefined) return unplayedTakenBack(bet, stake, bet.unplayed)
  const round = { memberId: bet.memberId, vendor: context.vendor, roundId: bet.roundId ?? '' }
  const counted = await rakedPlayOfRound(tx, round, bet.atMs)
  if (!counted) return { validBet: negate(stake) }
  const atMost = (amount: Amount): Amount => negate(amount < stake ? amount : stake)
  return { validBet: atMost(counted.validBets), rake: atMost(counted.rake), settledStake: negate(stake) }
}

function unplayedTakenBack({ bonusAmount }: StoredTransaction, stake: Amount, unplayed: Amount): TakenBack {
  const inBonus = bonusUnplayed({ stake, inBonus: bonusAmount ?? zero }, unplayed)
  return {
    validBet: subtract(unplayed, stake),
    settledStake: negate(stake),
    unplayed: negate(unplayed),
    bonusUnplayed: inBonus > 0n ? negate(inBonus) : undefined,
  }
}

/** What a win that is taken back says of the rake: where the round counted by one, the win adds to no income. */
export async function rakeOfWinTakenBack(
  { tx, context }: Step,
  win: StoredTransaction,
): Promise<Pick<BetFact, 'settledStake' | 'rake'>> {
  const round = { memberId: win.memberId, vendor: context.vendor, roundId: win.roundId ?? '' }
  const counted = await rakedPlayOfRound(tx, round, win.atMs)
  return counted ? { rake: zero, settledStake: zero } : {}
}

/** Bets of a round that ended together count as one, which is gone with the last of them. */
export async function betsTakenBack({ tx, context }: Step, bet: StoredTransaction): Promise<number> {
  const round = { memberId: bet.memberId, vendor: context.vendor, roundId: bet.roundId ?? '' }
  const counted = await settledBetsOfRound(tx, round, bet.atMs)
  return Math.min(0, (await otherSettledBets(tx, bet)) - counted)
}

/** What of a win was bonus money, as the win said. */
export async function bonusOfWinTakenBack({ tx }: Step, win: StoredTransaction): Promise<Amount | undefined> {
  if (win.source === 'free') return negate(await bonusOfFreeWin(tx, betReference(win)))
  if (win.source !== 'cash') return undefined
  const bet =
    win.referenceTx === undefined ? undefined : await findTransaction(tx, { ...win, txId: win.referenceTx })
  if (bet?.bonusAmount === undefined) return undefined
  return negate(
    await bonusShareOf(tx, {
      reference: betReference(bet),
      stake: bet.amount,
      win: win.amount,
      currency: bet.currency,
    }),
  )
}
