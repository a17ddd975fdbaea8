// SPDX-License-Identifier: Apache-2.0
import type { FishCode } from './pond.ts'

/** One of the multiples that a fish can return, and how many of `MULTIPLE_WEIGHTS` parts it has. */
export interface WeightedMultiple {
  readonly multiple: number
  readonly weight: number
}

export type FishAbility = 'none' | 'golden' | 'freeze' | 'lightning' | 'blast' | 'boss'

export interface FishKind {
  /** What it returns; one multiple alone has all parts. */
  readonly multiples: readonly WeightedMultiple[]
  /** The mean of its multiples, a whole number. */
  readonly mean: number
  readonly ability: FishAbility
  /** How large it is to a bullet at size 1, in units of the pond. */
  readonly radius: number
}

/** So many parts the multiples of a fish have together: a power of two, so that 32 bits choose among them exactly. */
export const MULTIPLE_WEIGHTS = 64

const fixed = (multiple: number, radius: number, ability: FishAbility = 'none'): FishKind => ({
  multiples: [{ multiple, weight: MULTIPLE_WEIGHTS }],
  mean: multiple,
  ability,
  radius,
})

function random(
  parts: readonly (readonly [multiple: number, weight: number])[],
  radius: number,
  ability: FishAbility = 'none',
): FishKind {
  const sum = parts.reduce((total, [multiple, weight]) => total + multiple * weight, 0)
  return {
    multiples: parts.map(([multiple, weight]) => ({ multiple, weight })),
    mean: sum / MULTIPLE_WEIGHTS,
    ability,
    radius,
  }
}

/** What each kind of fish returns, and what it can do. */
export const fishKinds: Readonly<Record<FishCode, FishKind>> = {
  sprat: fixed(2, 18),
  neon: fixed(3, 18),
  clown: fixed(4, 22),
  damsel: fixed(5, 24),
  tang: fixed(6, 27),
  angel: fixed(8, 30),
  butterfly: fixed(10, 30),
  puffer: fixed(12, 34),
  lion: fixed(15, 38),
  seahorse: fixed(18, 36),
  jelly: fixed(20, 42),
  squid: fixed(25, 44),
  turtle: fixed(30, 52),
  ray: fixed(40, 62),
  sword: fixed(50, 60),
  octopus: fixed(60, 66),
  hammerhead: fixed(80, 78),
  orca: fixed(100, 92),
  whale: fixed(150, 115),
  serpent: fixed(200, 110, 'boss'),
  kraken: fixed(300, 130, 'boss'),
  dragon: fixed(500, 140, 'boss'),
  goldSprat: random(
    [
      [4, 24],
      [6, 17],
      [8, 10],
      [10, 7],
      [15, 4],
      [20, 2],
    ],
    22,
    'golden',
  ),
  goldTang: random(
    [
      [10, 14],
      [12, 15],
      [15, 10],
      [20, 12],
      [30, 7],
      [50, 4],
      [80, 2],
    ],
    32,
    'golden',
  ),
  goldTurtle: random(
    [
      [30, 12],
      [40, 14],
      [50, 18],
      [60, 7],
      [80, 5],
      [100, 4],
      [150, 2],
      [200, 1],
      [300, 1],
    ],
    56,
    'golden',
  ),
  crab: random(
    [
      [15, 8],
      [20, 12],
      [25, 10],
      [30, 16],
      [50, 10],
      [80, 4],
      [100, 2],
      [150, 1],
      [300, 1],
    ],
    50,
  ),
  freezer: fixed(20, 40, 'freeze'),
  eel: fixed(25, 46, 'lightning'),
  bombfish: fixed(40, 48, 'blast'),
  chest: random(
    [
      [60, 8],
      [80, 14],
      [100, 12],
      [150, 16],
      [200, 6],
      [300, 4],
      [500, 4],
    ],
    54,
  ),
}

/** The most that a fish of this kind can return. */
export const bestOf = (code: FishCode): number =>
  Math.max(...fishKinds[code].multiples.map(({ multiple }) => multiple))

/** Whether it always returns the same. */
export const isFixed = (code: FishCode): boolean => fishKinds[code].multiples.length === 1

/** Whether what it returns depends on the fish around it. */
export const takesOthers = (code: FishCode): boolean =>
  fishKinds[code].ability === 'lightning' || fishKinds[code].ability === 'blast'
