// SPDX-License-Identifier: Apache-2.0
import { drawResult } from '../draw-result.ts'
import type { Lottery } from '../lottery.ts'
import { formatResult } from '../winning-number.ts'
import { pickFromSeed } from './pick-from-seed.ts'

/** The numbers that a seed yields for a draw, in their wire format. */
export const drawNumbers = (lottery: Lottery, numero: string, seed: string): string =>
  formatResult(drawResult(lottery, pickFromSeed(seed, { gameCode: lottery.gameCode, numero })))
