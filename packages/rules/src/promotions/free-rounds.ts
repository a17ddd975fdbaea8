// SPDX-License-Identifier: Apache-2.0
import { builtInLimits } from '../games/built-in-limits.ts'
import { builtInPays } from '../games/built-in-pays.ts'
import { returnOfTable } from '../games/pay-table.ts'
import { amountFromWire, amountOfMillionths, isWireAmount, type Amount } from '../money.ts'

/** Games in which rounds can be given away, by their code in the catalogue and on the wire. */
export const freeRoundGames = ['inh_dice', 'inh_limbo', 'inh_mines', 'inh_plinko'] as const
export type FreeRoundGame = (typeof freeRoundGames)[number]
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

/** The share of the stakes that a game gives back on the average, with the choices with which it opens. */
export function returnOfGame(game: FreeRoundGame): number {
  const known = builtInPays(game)
  if (!known) throw new RangeError(`what ${game} pays is not known`)
  return returnOfTable(known.pays)
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

/** Whether a game takes a stake in a currency; false for currencies that it does not have. */
export function isStakeOffered(stake: number, currency: string): boolean {
  const limits = builtInLimits.get(currency)
  if (!limits || !isWireAmount(stake)) return false
  const coin = 10n ** BigInt(6 - limits.decimals)
  const amount = amountFromWire(stake)
  return (
    amount >= amountFromWire(Number(limits.minimumStake)) &&
    amount <= amountFromWire(Number(limits.maximumStake)) &&
    amount % coin === 0n
  )
}

/** When rounds that a member gets now are over: after some days, and with the promotion at the latest. */
export const freeRoundsEnd = ({ days }: Pick<FreeRoundTerms, 'days'>, nowMs: number, endMs: number | null) =>
  Math.min(nowMs + days * 86_400_000, endMs ?? Infinity)

/** The names of the games, which are the same in every language. */
export const freeRoundNames: Readonly<Record<FreeRoundGame, string>> = {
  inh_dice: 'Dice',
  inh_limbo: 'Limbo',
  inh_mines: 'Mines',
  inh_plinko: 'Plinko',
}
