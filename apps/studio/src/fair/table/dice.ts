// SPDX-License-Identifier: Apache-2.0
const FACES = 6

/** The face of a die, 1 to 6: floor(float x 6) + 1. */
export function dieOf(float: number): number {
  return Math.floor(float * FACES) + 1
}

/** Every set of faces that so many dice can show, each once, in rising order. */
export function combinationsOf(dice: number, least = 1): readonly (readonly number[])[] {
  if (dice === 0) return [[]]
  return Array.from({ length: FACES + 1 - least }, (_, index) => least + index).flatMap((face) =>
    combinationsOf(dice - 1, face).map((rest) => [face, ...rest]),
  )
}
