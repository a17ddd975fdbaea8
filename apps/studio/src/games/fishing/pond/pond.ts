// SPDX-License-Identifier: Apache-2.0

/** The pond that everybody draws: x to the right, y down, in units of this size, whatever the screen. */
export const POND = { width: 1_600, height: 900 } as const

export interface Point {
  readonly x: number
  readonly y: number
}

/** Where a fish is, and where it looks (radians, 0 is to the right). */
export interface Position extends Point {
  readonly angle: number
}

/**
 * The kinds of fish, from the smallest to the largest return. What each returns is in `kinds.ts`; how it looks is the scene's.
 */
export const FISH_CODES = [
  'sprat', // 2x
  'neon', // 3x
  'clown', // 4x
  'damsel', // 5x
  'tang', // 6x
  'angel', // 8x
  'butterfly', // 10x
  'puffer', // 12x
  'lion', // 15x
  'seahorse', // 18x
  'jelly', // 20x
  'squid', // 25x
  'turtle', // 30x
  'ray', // 40x
  'sword', // 50x
  'octopus', // 60x
  'hammerhead', // 80x
  'orca', // 100x
  'whale', // 150x
  'serpent', // 200x, boss
  'kraken', // 300x, boss
  'dragon', // 500x, boss
  'goldSprat', // random
  'goldTang', // random
  'goldTurtle', // random
  'crab', // random, a wheel on its shell
  'freezer', // freezes the pond
  'eel', // lightning: takes others with it
  'bombfish', // a blast: takes what is around it
  'chest', // random, rare and high
] as const
export type FishCode = (typeof FISH_CODES)[number]

/** A fish of a tide: everything about it follows from the tide's seed. */
export interface Fish {
  /** From 1, in the order of appearance; within its tide. */
  readonly id: number
  readonly code: FishCode
  /** When it enters the pond, in milliseconds of the tide. */
  readonly bornMs: number
  /** How long it takes from its first to its last point. */
  readonly swimMs: number
  /** A curve of Bézier with three or four points, outside of the pond at both ends. */
  readonly curve: readonly Point[]
  /** How large it is drawn and hit, 1 is usual. */
  readonly size: number
}

export const TIDE_KINDS = ['open', 'schools', 'formation', 'boss'] as const
export type TideKind = (typeof TIDE_KINDS)[number]

/** What swims through a hall until the next tide clears it. */
export interface Tide {
  readonly kind: TideKind
  /** Milliseconds of the tide after which the pond is cleared. */
  readonly durationMs: number
  /** In the order of their birth. */
  readonly fish: readonly Fish[]
}

/** The pond stood still: from when, in milliseconds of the tide's wall time, and how long. */
export type Freeze = readonly [fromMs: number, forMs: number]

export const WEAPONS = ['single', 'net', 'laser'] as const
export type Weapon = (typeof WEAPONS)[number]
