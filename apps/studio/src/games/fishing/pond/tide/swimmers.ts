// SPDX-License-Identifier: Apache-2.0
import type { Fish, FishCode } from '../pond.ts'

/** A fish that has no number yet. */
export type Swimmer = Omit<Fish, 'id'>

/** How often a kind swims alone; bosses come by themselves. */
export const sharesAlone: readonly (readonly [code: FishCode, weight: number])[] = [
  ['sprat', 110],
  ['neon', 105],
  ['clown', 100],
  ['damsel', 92],
  ['tang', 84],
  ['angel', 74],
  ['butterfly', 64],
  ['puffer', 54],
  ['lion', 46],
  ['seahorse', 40],
  ['jelly', 36],
  ['squid', 30],
  ['turtle', 28],
  ['ray', 22],
  ['sword', 18],
  ['octopus', 16],
  ['hammerhead', 12],
  ['orca', 9],
  ['whale', 6],
  ['goldSprat', 16],
  ['goldTang', 12],
  ['goldTurtle', 7],
  ['crab', 12],
  ['freezer', 11],
  ['eel', 14],
  ['bombfish', 11],
  ['chest', 4],
]

/** Kinds that swim in schools. */
export const sharesInSchools: readonly (readonly [code: FishCode, weight: number])[] = [
  ['sprat', 30],
  ['neon', 28],
  ['clown', 24],
  ['damsel', 20],
  ['tang', 16],
  ['angel', 12],
  ['butterfly', 10],
  ['goldSprat', 3],
]

/** Kinds that swim in formations. */
export const sharesInFormations: readonly (readonly [code: FishCode, weight: number])[] = [
  ['sprat', 20],
  ['neon', 20],
  ['clown', 18],
  ['damsel', 16],
  ['tang', 14],
  ['angel', 12],
  ['butterfly', 10],
  ['puffer', 8],
  ['lion', 6],
  ['jelly', 4],
  ['goldTang', 1],
]

/** What the escort of a boss is made of, and what swims in the middle of a ring. */
export const sharesOfLeaders: readonly (readonly [code: FishCode, weight: number])[] = [
  ['turtle', 10],
  ['ray', 10],
  ['sword', 8],
  ['octopus', 8],
  ['hammerhead', 5],
  ['orca', 4],
  ['whale', 2],
  ['goldTurtle', 3],
  ['crab', 4],
]

export const sharesOfBosses: readonly (readonly [code: FishCode, weight: number])[] = [
  ['serpent', 6],
  ['kraken', 3],
  ['dragon', 1],
]
