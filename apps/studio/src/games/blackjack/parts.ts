// SPDX-License-Identifier: Apache-2.0
import { chipAmount } from '../../fair/table/check-chips.ts'
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import { BetRefusal } from '../../fair/refusal.ts'
import type { Stake } from '../../fair/story.ts'
import { MOST_HANDS } from './rules.ts'
import { MOST_OF_PAIRS, MOST_OF_THREE } from './side-bets.ts'

/**
 * What is staked on what: amounts for each hand as decimal text. The stake of the round is hands x (hand + pairs + three).
 * Without any of these the whole stake lies on one hand.
 */
export interface BlackjackBet {
  readonly hands?: number | undefined
  readonly hand?: string | undefined
  /** The side bet on a pair in the first two cards of each hand. */
  readonly pairs?: string | undefined
  /** The side bet on the first two cards of each hand with the dealer's open card. */
  readonly three?: string | undefined
}

/** The parts of a stake in millionths, each for one hand. */
export interface BlackjackParts {
  readonly hands: number
  readonly hand: bigint
  readonly pairs: bigint
  readonly three: bigint
}

/** More cards than a round of one hand can need. */
export const BLACKJACK_FLOATS = 64
/** The same with more hands. */
const FLOATS_OF_HANDS = 96
/** A hand that is split, doubled twice and won twice gets back eight stakes. */
const MOST_OF_HAND = 8n

export const handsOf = ({ hands = 1 }: BlackjackBet): number => hands
export const floatsOf = (bet: BlackjackBet): number =>
  handsOf(bet) === 1 ? BLACKJACK_FLOATS : FLOATS_OF_HANDS
/** One hand without side bets. */
export const isPlain = ({ hands, hand, pairs, three }: BlackjackBet): boolean =>
  [hands, hand, pairs, three].every((part) => part === undefined)

const amountOf = (written: string | undefined): bigint =>
  written === undefined ? 0n : (chipAmount(written) ?? 0n)

/** The parts of a bet that was checked. */
export function partsOf(bet: BlackjackBet, stake: Pick<Stake, 'amount'>): BlackjackParts {
  if (isPlain(bet)) return { hands: 1, hand: stake.amount, pairs: 0n, three: 0n }
  return {
    hands: handsOf(bet),
    hand: amountOf(bet.hand),
    pairs: amountOf(bet.pairs),
    three: amountOf(bet.three),
  }
}

/** The stake of all parts together. */
export const sumOfParts = ({ hands, hand, pairs, three }: BlackjackParts): bigint =>
  BigInt(hands) * (hand + pairs + three)

/** Refuses another number of hands, amounts that are none or finer than the smallest coin, and parts that are not the stake. */
export function checkParts(bet: BlackjackBet, stake: Stake): void {
  if (isPlain(bet)) return
  const { hands, hand, pairs, three } = bet
  const isAmount = (written: string | undefined) => {
    const amount = written === undefined ? undefined : chipAmount(written)
    return amount !== undefined && amount % stake.unit === 0n
  }
  const areAmounts = [pairs, three].every((written) => written === undefined || isAmount(written))
  if (
    hands === undefined ||
    !Number.isSafeInteger(hands) ||
    hands < 1 ||
    hands > MOST_HANDS ||
    !isAmount(hand) ||
    !areAmounts ||
    sumOfParts(partsOf(bet, stake)) !== stake.amount
  )
    throw new BetRefusal('studio.badParts')
}

/** The most that a round can pay: every hand split, doubled and won, and every side bet with its highest odds. */
export function mostOf(bet: BlackjackBet, stake: Stake): Multiplier {
  const { hands, hand, pairs, three } = partsOf(bet, stake)
  const most =
    BigInt(hands) * (MOST_OF_HAND * hand + BigInt(MOST_OF_PAIRS) * pairs + BigInt(MOST_OF_THREE) * three)
  // Rounded up, so that the return computed from it is not below it.
  return Number((most * BigInt(MULTIPLIER_ONE) + stake.amount - 1n) / stake.amount)
}
