// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier } from '../../fair/multiplier.ts'
import type { GameCheck } from '../../runtime/check.ts'
import { difficultyTexts } from '../../runtime/difficulty-texts.ts'
import { t } from '../../runtime/texts.ts'
import { CASES_COUNT, CASES_DIFFICULTIES, casesTable, checkCasesBet, openedKind } from './maths.ts'
import { buildCasesStory, CASES_FLOATS } from './story.ts'

/** Cases, recomputed. */
export const casesCheck: GameCheck<'cases'> = {
  fields: [
    {
      name: 'difficulty',
      label: t('studio.tower.difficulty'),
      initial: 'easy',
      options: CASES_DIFFICULTIES.map((value) => ({ value, label: t(difficultyTexts[value]) })),
    },
  ],
  read(values) {
    const bet = { difficulty: values['difficulty'] ?? '' }
    checkCasesBet(bet)
    return bet
  },
  write: (bet) => ({ difficulty: bet.difficulty }),
  floats: () => CASES_FLOATS,
  outcome: (bet, floats) => [
    { name: t('studio.verify.cases'), value: String(Math.floor(floats[0]! * CASES_COUNT)) },
    {
      name: t('studio.cases.case'),
      value: `${formatMultiplier(casesTable(bet)[openedKind(bet, floats[0]!)]!.multiplier)}×`,
    },
  ],
  pays: (bet, floats) => casesTable(bet)[openedKind(bet, floats[0]!)]!.multiplier,
  rebuild: ({ parameters }, stake, floats) => buildCasesStory(parameters, stake, floats),
}
