// SPDX-License-Identifier: Apache-2.0
import { drawResult } from '@tessera/rules/lottery/draw-result'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { formatResult } from '@tessera/rules/lottery/winning-number'
import { pickFromSeed } from './pick-from-seed.ts'

/** The numbers that a seed yields for a draw, in their wire format. */
export const drawNumbers = (lottery: Lottery, numero: string, seed: string): string =>
  formatResult(drawResult(lottery, pickFromSeed(seed, { gameCode: lottery.gameCode, numero })))
