// SPDX-License-Identifier: Apache-2.0
import type { GameCheck } from '../../runtime/check.ts'
import { t } from '../../runtime/texts.ts'
import { diamondsGems, diamondsMultiplier, diamondsPattern } from './maths.ts'
import { patternTexts } from './pattern-texts.ts'
import { buildDiamondsStory, DIAMONDS_FLOATS } from './story.ts'

/** Diamonds, recomputed. */
export const diamondsCheck: GameCheck<'diamonds'> = {
  fields: [],
  read: () => ({}),
  write: () => ({}),
  floats: () => DIAMONDS_FLOATS,
  outcome: (_bet, floats) => [
    { name: t('studio.verify.diamonds'), value: diamondsGems(floats).join(', ') },
    {
      name: t('studio.diamonds.pattern'),
      value: t(patternTexts[diamondsPattern(diamondsGems(floats))]),
    },
  ],
  pays: (_bet, floats) => diamondsMultiplier(diamondsPattern(diamondsGems(floats))),
  rebuild: ({ parameters }, stake, floats) => buildDiamondsStory(parameters, stake, floats),
}
