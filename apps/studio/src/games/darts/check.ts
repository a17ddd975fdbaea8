// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier } from '../../fair/multiplier.ts'
import type { GameCheck } from '../../runtime/check.ts'
import { difficultyTexts } from '../../runtime/difficulty-texts.ts'
import { t } from '../../runtime/texts.ts'
import { checkDartsBet, dartPart, DARTS_DIFFICULTIES, dartsRings, ringAt } from './maths.ts'
import { buildDartsStory, DARTS_FLOATS } from './story.ts'

/** Darts, recomputed. */
export const dartsCheck: GameCheck<'darts'> = {
  fields: [
    {
      name: 'difficulty',
      label: t('studio.tower.difficulty'),
      initial: 'easy',
      options: DARTS_DIFFICULTIES.map((value) => ({ value, label: t(difficultyTexts[value]) })),
    },
  ],
  read(values) {
    const bet = { difficulty: values['difficulty'] ?? '' }
    checkDartsBet(bet)
    return bet
  },
  write: (bet) => ({ difficulty: bet.difficulty }),
  floats: () => DARTS_FLOATS,
  outcome: (bet, floats) => [
    { name: t('studio.verify.darts'), value: String(dartPart(floats[0]!)) },
    {
      name: t('studio.darts.ring'),
      value: `${formatMultiplier(dartsRings(bet)[ringAt(bet, dartPart(floats[0]!))]!.multiplier)}×`,
    },
  ],
  pays: (bet, floats) => dartsRings(bet)[ringAt(bet, dartPart(floats[0]!))]!.multiplier,
  rebuild: ({ parameters }, stake, floats) => buildDartsStory(parameters, stake, floats),
}
