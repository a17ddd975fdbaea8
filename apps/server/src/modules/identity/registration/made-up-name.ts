// SPDX-License-Identifier: Apache-2.0
import type { Chance } from '../../../platform/chance/chance.ts'

/** A name for members who register without one: m and nine digits (D-24). */
export const madeUpName = (chance: Chance, letter = 'm', digits = 9): string =>
  letter + String(chance.below(10 ** digits)).padStart(digits, '0')
