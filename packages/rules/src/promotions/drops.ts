// SPDX-License-Identifier: Apache-2.0
import { amountFromWire, type Amount } from '../money.ts'

/** A prize that bets can drop. Its amount is in units. */
export interface DropPrize {
  name: string
  amount: number
  /** How probable it is with each bet that counts, in percent with at most four decimals. */
  percent: number
  /** How many there are on each day of the site. */
  perDay: number
}

/** What a bet needs, so that it can drop a prize. */
export interface DropTerms {
  prizes: readonly DropPrize[]
  /** The smallest valid bet that counts, in units. */
  stake: number
  /** The types of games that count; empty: all. */
  games: readonly string[]
  /** Most drops of a member on one day of the site. */
  perMember: number
}

export const mostDropPrizes = 12
/** One draw has so many numbers, so that a percentage with four decimals is a whole number of them. */
export const dropNumbers = 1_000_000

/** The numbers of a draw that bring a prize. */
export const numbersOfPrize = ({ percent }: Pick<DropPrize, 'percent'>): number =>
  Math.round(percent * 10_000)

/** Whether all prizes together are not more than certain. */
export const isDropPossible = (prizes: readonly Pick<DropPrize, 'percent'>[]): boolean =>
  prizes.reduce((sum, prize) => sum + numbersOfPrize(prize), 0) <= dropNumbers

/** The prize of a drawn number below `dropNumbers`; undefined: nothing drops. */
export function dropOf<Prize extends Pick<DropPrize, 'percent'>>(
  prizes: readonly Prize[],
  drawn: number,
): Prize | undefined {
  let passed = 0
  for (const prize of prizes) {
    passed += numbersOfPrize(prize)
    if (drawn < passed) return prize
  }
  return undefined
}

/** Whether bets at games of a type count. */
export const isGameOfDrops = ({ games }: Pick<DropTerms, 'games'>, gameType: string | undefined): boolean =>
  games.length === 0 || (gameType !== undefined && games.includes(gameType))

/** Whether a settled bet counts: what of it was cash, and the type of its game. */
export const canDrop = (
  { stake, games }: Pick<DropTerms, 'stake' | 'games'>,
  { validBet, gameType }: { validBet: Amount; gameType: string | undefined },
): boolean => validBet >= amountFromWire(stake) && isGameOfDrops({ games }, gameType)

/** Two prizes with the same name and amount are the same one, whatever the terms they belong to. */
export const dropKey = ({ name, amount }: Pick<DropPrize, 'name' | 'amount'>): string => `${amount} ${name}`

/**
 * What drops of a day come to on the average, for each member in units, by how many of their bets count. A prize
 * whose number is given out, and a member who has as many drops as a day has, get no more.
 */
export function expectedDrops(
  { prizes, perMember }: Pick<DropTerms, 'prizes' | 'perMember'>,
  bets: readonly number[],
): number[] {
  const chances = prizes.map((prize) => numbersOfPrize(prize) / dropNumbers)
  const chance = chances.reduce((sum, each) => sum + each, 0)
  if (chance === 0) return bets.map(() => 0)
  const counted = bets.map((count) => Math.min(count, perMember / chance))
  const all = counted.reduce((sum, count) => sum + count, 0)
  const cost = prizes.reduce(
    (sum, { amount, perDay }, index) => sum + amount * Math.min(perDay, all * (chances[index] ?? 0)),
    0,
  )
  return counted.map((count) => (all === 0 ? 0 : (cost * count) / all))
}
