// SPDX-License-Identifier: Apache-2.0
import { spendingOrders } from '@tessera/rules/bonuses/split-stake'
import { builtInSettings } from '@tessera/rules/games/built-in-pays'
import { amountFromWire, type Amount as AmountOfMoney } from '@tessera/rules/money'
import { z } from 'zod'
import { gameTypes } from '../catalogue/game-types.ts'
import { Amount } from '../kit/index.ts'

const largest = amountFromWire(1_000_000_000)
const within = (least: number) => {
  const smallest = amountFromWire(least)
  return (amount: AmountOfMoney): boolean => amount >= smallest && amount <= largest
}
export const BonusAmount = Amount.refine(within(0.01), 'From 0.01 to 1,000,000,000')
export const DepositAmount = Amount.refine(within(0), 'From 0 to 1,000,000,000')

/** How much of a valid bet counts. */
const Percent = z.number().int().min(0).max(100)
const mostExceptions = 500
const fewEnough = (weights: Record<string, number>): boolean => Object.keys(weights).length <= mostExceptions

/** The terms of a bonus as an operator writes them. */
export const BonusTermsBody = z.strictObject({
  wagerTimes: z.number().min(0).max(50).multipleOf(0.01),
  wagerBase: z.enum(['bonus', 'bonusAndDeposit']),
  weights: z.partialRecord(z.enum(gameTypes), Percent),
  vendorWeights: z.record(z.string().min(1).max(64), Percent).refine(fewEnough).default({}),
  /** By `vendor/code`. */
  gameWeights: z.record(z.string().min(3).max(330), Percent).refine(fewEnough).default({}),
  maxStake: BonusAmount.nullable().default(null),
  daysToWager: z.number().int().min(1).max(365),
})

const chance = z.object({
  /** Of the simulated rounds, 0 to 1. */
  share: z.number(),
  /** Binomial standard error. */
  error: z.number(),
})

/** How simulated wagerings at one game ended. */
const chances = z.object({
  rounds: z.number(),
  seed: z.number(),
  /** The stake of every bet, and how many bets it takes. */
  betStake: Amount,
  bets: z.number(),
  /** All was staked before the money was gone. */
  finished: chance,
  /** And more than the deposit was left. */
  moreThanDeposit: chance,
  /** And more than deposit and bonus was left. */
  moreThanBonus: chance,
  /** Half of the rounds ended with no more. */
  medianLeft: Amount,
})

/** What it costs at one game. */
export const BonusCost = z.object({
  nodeId: z.number(),
  name: z.string(),
  gameType: z.enum(gameTypes),
  /** Percent of a bet that counts. */
  weight: z.number(),
  /** Return to player in percent. */
  rtp: z.number(),
  /** What must be staked in all at this game, and what that loses on the average. */
  stake: Amount,
  cost: Amount,
  /** exact: the pays of the game itself, with this choice of the player. model: by its return and volatility. */
  pays: z.enum(['exact', 'model']),
  setting: z.enum(builtInSettings).nullable(),
  volatility: z.number().nullable(),
  /** Null if nothing must be staked, or for more bets than are simulated. */
  chances: chances.nullable(),
})

/** What a bonus costs, as members are informed before they claim it. */
export const BonusPrice = z.object({
  bonus: Amount,
  deposit: Amount,
  /** What must be staked at games that count in full. */
  required: Amount,
  daysToWager: z.number(),
  maxStake: Amount.nullable(),
  spendingOrder: z.enum(spendingOrders),
  /** Games that count, the highest weight first. */
  groups: z.array(
    z.object({
      gameType: z.enum(gameTypes),
      weight: z.number(),
      games: z.number(),
      /** Names, of few games that count otherwise than others of their type. */
      names: z.array(z.string()),
      /** Games without a known return. */
      unknown: z.number(),
      stake: Amount,
      /** Returns in percent and costs, both from the cheapest to the dearest game; null if no return is known. */
      rtp: z.object({ cheapest: z.number(), dearest: z.number() }).nullable(),
      cost: z.object({ cheapest: Amount, dearest: Amount }).nullable(),
    }),
  ),
  /** Types of games that do not count at all. */
  excludedTypes: z.array(z.enum(gameTypes)),
  /** Games that do not count although others of their type do; the names of the first ten. */
  excludedGames: z.object({ games: z.number(), names: z.array(z.string()) }),
  cheapest: BonusCost.nullable(),
  dearest: BonusCost.nullable(),
  /** At the game that the member plays most, if it counts. */
  own: BonusCost.nullable(),
  /** Example of stopping half way at the cheapest game, with what is lost on the average. */
  halfWay: z.object({ staked: Amount, lost: Amount, cashLeft: Amount, bonusGone: Amount }).nullable(),
})
/** As on the wire. */
export type BonusPriceView = z.input<typeof BonusPrice>
