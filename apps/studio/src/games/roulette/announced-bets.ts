// SPDX-License-Identifier: Apache-2.0
import type { LaidChips } from '../../runtime/table/felt.ts'
import { ROULETTE_WHEEL } from './maths.ts'

/** The announced bets, and what they are called everywhere. */
export const ANNOUNCED_BETS = {
  tiers: 'Tiers du cylindre',
  orphelins: 'Orphelins',
  voisins: 'Voisins du zéro',
  zero: 'Jeu zéro',
} as const
export type AnnouncedBet = keyof typeof ANNOUNCED_BETS
export const ANNOUNCED_BET_NAMES = ['tiers', 'orphelins', 'voisins', 'zero'] as const

/** Neighbours on each side of a number that can be chosen at most. */
export const MOST_NEIGHBOURS = 5

const one = (...spots: readonly string[]): LaidChips[] => spots.map((spot) => ({ spot, chips: 1 }))

/** The chips of each announced bet, as published for every wheel with one zero. */
const chipsOfBets: Readonly<Record<AnnouncedBet, readonly LaidChips[]>> = {
  voisins: [
    { spot: 'street-0-2-3', chips: 2 },
    ...one('split-4-7', 'split-12-15', 'split-18-21', 'split-19-22'),
    { spot: 'corner-25-26-28-29', chips: 2 },
    ...one('split-32-35'),
  ],
  tiers: one('split-5-8', 'split-10-11', 'split-13-16', 'split-23-24', 'split-27-30', 'split-33-36'),
  orphelins: one('straight-1', 'split-6-9', 'split-14-17', 'split-17-20', 'split-31-34'),
  zero: one('split-0-3', 'split-12-15', 'straight-26', 'split-32-35'),
}

/** The chips that an announced bet lays. */
export const announcedChips = (bet: AnnouncedBet): readonly LaidChips[] => chipsOfBets[bet]

/** The numbers so far to both sides of one on the wheel, from left to right, with the number in the middle. */
export function numbersAround(number: number, neighbours: number): number[] {
  const middle = ROULETTE_WHEEL.indexOf(number)
  return Array.from(
    { length: neighbours * 2 + 1 },
    (_, index) =>
      ROULETTE_WHEEL[(middle - neighbours + index + ROULETTE_WHEEL.length) % ROULETTE_WHEEL.length]!,
  )
}

/** A chip on a number and on each of its neighbours. */
export const neighbourChips = (number: number, neighbours: number): readonly LaidChips[] =>
  one(...numbersAround(number, neighbours).map((each) => `straight-${each}`))
