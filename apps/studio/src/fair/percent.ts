// SPDX-License-Identifier: Apache-2.0
import { toPercent, type Fraction } from './fraction.ts'

/** A fraction as a number of per cent, for display and comparison with what was measured. */
export const percentOf = (value: Fraction): number => Number(toPercent(value, 6))
