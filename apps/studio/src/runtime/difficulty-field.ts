// SPDX-License-Identifier: Apache-2.0
import { difficultyTexts } from './difficulty-texts.ts'
import { createSelectField } from './page/select-field.ts'
import { t } from './texts.ts'

/** The choice of a difficulty. */
export const createDifficultyField = <Difficulty extends keyof typeof difficultyTexts>(
  difficulties: readonly Difficulty[],
  initial: Difficulty,
  onChoose: (difficulty: Difficulty) => void,
) =>
  createSelectField(
    t('studio.tower.difficulty'),
    'difficulty',
    difficulties.map((value) => ({ value, label: t(difficultyTexts[value]) })),
    initial,
    (value) => onChoose(difficulties.find((each) => each === value)!),
  )
