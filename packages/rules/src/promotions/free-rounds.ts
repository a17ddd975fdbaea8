// SPDX-License-Identifier: Apache-2.0
import { builtInLimits, type BuiltInLimits } from '../games/built-in-limits.ts'
import { mostStakesOf, returnOfGame, type FreeRoundGame } from '../games/free-round-games.ts'
import { amountFromWire, amountOfMillionths, isWireAmount, type Amount } from '../money.ts'

export {
  freeRoundGames,
  freeRoundNames,
  returnOfGame,
  type FreeRoundGame,
} from '../games/free-round-games.ts'

/** In one promotion, for one member. */
export const mostFreeRounds = 1_000
/** How long a member may have to play them. */
export const mostFreeRoundDays = 90

/** So many rounds of a game at a stake in units, to be played within days. */
export interface FreeRoundTerms {
  game: FreeRoundGame
  rounds: number
  stake: number
  days: number
}

/**
 * What the rounds pay on the average, in units, up to whole hundredths. A budget holds this back for every member:
 * what they really win may be more or less, and is always paid.
 */
export function expectedWin({ game, rounds, stake }: Omit<FreeRoundTerms, 'days'>): number {
  // Ten decimals are more than a share has, and hide how computers write decimals.
  return Math.ceil(Number((rounds * Math.round(stake * 100) * returnOfGame(game)).toFixed(10))) / 100
}

/** What is held back for each of the rounds; a rest that does not divide stays until the end. */
export const expectedWinOfOne = (reserved: Amount, rounds: number): Amount =>
  amountOfMillionths(reserved / BigInt(rounds))

/**
 * Whether a game takes a stake in a currency; false for currencies that it does not have. A slot takes only stakes whose
 * best round may be paid.
 */
export function isStakeOffered(stake: number, currency: string, game: FreeRoundGame): boolean {
  const limits = builtInLimits.get(currency)
  if (!limits || !isWireAmount(stake)) return false
  const coin = 10n ** BigInt(6 - limits.decimals)
  const amount = amountFromWire(stake)
  return (
    amount >= amountFromWire(Number(limits.minimumStake)) &&
    amount <= amountFromWire(Math.min(Number(limits.maximumStake), payableStake(limits, game))) &&
    amount % coin === 0n
  )
}

/** The largest stake whose best round may be paid, in whole units; one whole unit is payable in every currency. */
function payableStake({ maximumWin }: BuiltInLimits, game: FreeRoundGame): number {
  const mostStakes = mostStakesOf(game)
  return mostStakes === undefined ? Infinity : Math.floor(Number(maximumWin) / mostStakes)
}

/** When rounds that a member gets now are over: after some days, and with the promotion at the latest. */
export const freeRoundsEnd = ({ days }: Pick<FreeRoundTerms, 'days'>, nowMs: number, endMs: number | null) =>
  Math.min(nowMs + days * 86_400_000, endMs ?? Infinity)
