// SPDX-License-Identifier: Apache-2.0
import { CARD_ROOM_TYPE } from '../games/card-rooms/rake-turnover.ts'
import { amountOfMillionths, type Amount, zero } from '../money.ts'
import { countedPercent } from '../rewards/edges.ts'

/**
 * The terms of one bonus, as its owner accepted them: stored with the grant, and never changed afterwards.
 * Weights say in percent how much of a valid bet counts. A weight of 0 excludes a game: its bets count
 * nothing, and bonus money cannot be staked on it.
 */
export interface BonusTerms {
  /** How many times the base must be staked. 0: the money is cash at once. */
  wagerTimes: number
  /** What the requirement is a multiple of. */
  wagerBase: 'bonus' | 'bonusAndDeposit'
  /** Percent by game type of the catalogue, such as `{ RNG: 100, LIVE: 20 }`; a type that is missing has 0. */
  weights: Readonly<Record<string, number>>
  /** Percent by vendor, instead of that of the type. */
  vendorWeights: Readonly<Record<string, number>>
  /** Percent by game (`vendor/code`), instead of that of the vendor or the type. */
  gameWeights: Readonly<Record<string, number>>
  /** The largest stake that may contain bonus money; null: any. */
  maxStake: Amount | null
  /** How long the owner has for it. */
  daysToWager: number
  /** Whether a game whose edge is below 2 % counts less. Bonuses that were accepted before there was this have none. */
  countsByEdge?: boolean
}

/** A game as terms know it: the vendor's name in the catalogue, the vendor's code, the type. */
export interface WageredGame {
  vendor: string
  gameCode: string
  gameType: string
  /** The least that the house keeps of a stake in it, in hundredths of a per cent; undefined: enough. */
  edgeBasisPoints?: number | undefined
}

/**
 * The percent of a valid bet on this game that counts: game before vendor before type. Where members play each other it is
 * nothing, whatever the terms say: bonus money on a table could be lost to a friend, and be cash there.
 */
export function weightOf(
  terms: Pick<BonusTerms, 'weights' | 'vendorWeights' | 'gameWeights'>,
  { vendor, gameCode, gameType }: WageredGame,
): number {
  if (gameType === CARD_ROOM_TYPE) return 0
  return (
    terms.gameWeights[`${vendor}/${gameCode}`] ?? terms.vendorWeights[vendor] ?? terms.weights[gameType] ?? 0
  )
}

/**
 * The percent of a valid bet on this game that counts with the edge of the game, in whole per cent rounded down: at an
 * edge of 0.5 % a bet counts as a quarter, so that staking the whole costs no less than at an edge of 2 %.
 */
export function countedWeightOf(
  terms: Pick<BonusTerms, 'weights' | 'vendorWeights' | 'gameWeights' | 'countsByEdge'>,
  game: WageredGame,
): number {
  const weight = weightOf(terms, game)
  if (!terms.countsByEdge || game.edgeBasisPoints === undefined) return weight
  return Math.floor((weight * countedPercent(game.edgeBasisPoints)) / 100)
}

/** What must be staked in all: `times x (bonus)` or `times x (deposit + bonus)` (game-rules.md section 11). */
export function requiredTurnover(
  { wagerTimes, wagerBase }: Pick<BonusTerms, 'wagerTimes' | 'wagerBase'>,
  { bonus, deposit }: { bonus: Amount; deposit: Amount },
): Amount {
  const base = wagerBase === 'bonus' ? bonus : bonus + deposit
  return amountOfMillionths((base * BigInt(Math.round(wagerTimes * 100))) / 100n)
}

/** Why bonus money may not be staked like this. */
export type BonusRefusal = 'bonusGame' | 'bonusStake'

/** Judges a stake that contains bonus money under these terms; undefined: allowed. */
export function refusalOfStake(
  terms: BonusTerms,
  { game, stake, bonusPart }: { game: WageredGame; stake: Amount; bonusPart: Amount },
): BonusRefusal | undefined {
  if (bonusPart <= zero) return undefined
  if (weightOf(terms, game) === 0) return 'bonusGame'
  return terms.maxStake !== null && stake > terms.maxStake ? 'bonusStake' : undefined
}

/** The weights of game-rules.md section 11: slots, fishing, sports 1; lottery half; live a fifth; PVP nothing. */
export const usualWeights: Readonly<Record<string, number>> = {
  RNG: 100,
  FISH: 100,
  INHOUSE: 100,
  SPORTS: 100,
  ESPORTS: 100,
  COCKFIGHT: 100,
  LOTT: 50,
  ELOTT: 50,
  LIVE: 20,
  PVP: 0,
}
