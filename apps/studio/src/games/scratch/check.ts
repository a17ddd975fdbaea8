// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier } from '../../fair/multiplier.ts'
import type { GameCheck } from '../../runtime/check.ts'
import { t } from '../../runtime/texts.ts'
import { SCRATCH_CARDS, scratchFields, scratchMultiplier, scratchPrize } from './maths.ts'
import { buildScratchStory, SCRATCH_FLOATS } from './story.ts'

/** Scratch Card, recomputed. */
export const scratchCheck: GameCheck<'scratch'> = {
  fields: [],
  read: () => ({}),
  write: () => ({}),
  floats: () => SCRATCH_FLOATS,
  outcome: (_bet, floats) => [
    { name: t('studio.verify.scratch'), value: String(Math.floor(floats[0]! * SCRATCH_CARDS)) },
    {
      name: t('studio.scratch.prize'),
      value: `${formatMultiplier(scratchMultiplier(scratchPrize(floats[0]!)))}×`,
    },
    {
      name: t('studio.verify.scratch.fields'),
      value: scratchFields(scratchPrize(floats[0]!), floats).join(', '),
    },
  ],
  pays: (_bet, floats) => scratchMultiplier(scratchPrize(floats[0]!)),
  rebuild: ({ parameters }, stake, floats) => buildScratchStory(parameters, stake, floats),
}
