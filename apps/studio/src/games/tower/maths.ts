// SPDX-License-Identifier: Apache-2.0
import { multiplierFor } from '../../fair/fair-odds.ts'
import { fraction, type Fraction } from '../../fair/fraction.ts'
import { MULTIPLIER_ONE, type Multiplier } from '../../fair/multiplier.ts'
import { BetRefusal } from '../../fair/refusal.ts'
import { shuffleFirst } from '../../fair/shuffle.ts'

export type TowerDifficulty = 'easy' | 'medium' | 'hard' | 'expert' | 'master'

export interface TowerBet {
  readonly difficulty: TowerDifficulty
}

export const TOWER_FLOORS = 9
export const TOWER_DIFFICULTIES: readonly TowerDifficulty[] = ['easy', 'medium', 'hard', 'expert', 'master']

const floors: Readonly<Record<TowerDifficulty, { readonly tiles: number; readonly safe: number }>> = {
  easy: { tiles: 4, safe: 3 },
  medium: { tiles: 3, safe: 2 },
  hard: { tiles: 2, safe: 1 },
  expert: { tiles: 3, safe: 1 },
  master: { tiles: 4, safe: 1 },
}

/** Throws a BetRefusal for an unknown difficulty. */
export function checkTowerBet(bet: { readonly difficulty: string }): asserts bet is TowerBet {
  if (!TOWER_DIFFICULTIES.some((difficulty) => difficulty === bet.difficulty))
    throw new BetRefusal('studio.badDifficulty')
}

/** The tiles of each floor, and how many of them are safe. */
export function towerFloor({ difficulty }: TowerBet): { readonly tiles: number; readonly safe: number } {
  return floors[difficulty]
}

/** The safe tiles of a floor (0 is the lowest): its own floats shuffle its tiles, and the first ones are safe. */
export function safeTilesOf(bet: TowerBet, floor: number, floats: readonly number[]): number[] {
  const { tiles, safe } = towerFloor(bet)
  return shuffleFirst(tiles, safe, floats.slice(floor * safe, (floor + 1) * safe))
}

/** The chance to climb so many floors. */
export function towerChance(bet: TowerBet, climbed: number): Fraction {
  const { tiles, safe } = towerFloor(bet)
  return fraction(BigInt(safe) ** BigInt(climbed), BigInt(tiles) ** BigInt(climbed))
}

/** (1 - e) / chance after so many floors, cut after six decimals; 1x on the ground. */
export function towerMultiplier(bet: TowerBet, climbed: number): Multiplier {
  return climbed === 0 ? MULTIPLIER_ONE : multiplierFor(towerChance(bet, climbed))
}
