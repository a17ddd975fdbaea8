// SPDX-License-Identifier: Apache-2.0
import type { GameCheck } from '../../runtime/check.ts'
import { t } from '../../runtime/texts.ts'
import { BINGO_FLOATS, bingoBalls, bingoCard, bingoMultiplier, fullLines } from './maths.ts'
import { buildBingoStory } from './story.ts'

/** Bingo, recomputed. */
export const bingoCheck: GameCheck<'bingo'> = {
  fields: [],
  read: () => ({}),
  write: () => ({}),
  floats: () => BINGO_FLOATS,
  outcome: (_bet, floats) => [
    { name: t('studio.verify.bingo'), value: bingoCard(floats).join(' ') },
    { name: t('studio.verify.bingo.balls'), value: bingoBalls(floats).join(' ') },
    { name: t('studio.bingo.lines'), value: String(fullLines(bingoCard(floats), bingoBalls(floats)).length) },
  ],
  pays: (_bet, floats) => bingoMultiplier(fullLines(bingoCard(floats), bingoBalls(floats)).length),
  rebuild: ({ parameters }, stake, floats) => buildBingoStory(parameters, stake, floats),
}
