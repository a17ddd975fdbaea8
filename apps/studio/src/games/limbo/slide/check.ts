// SPDX-License-Identifier: Apache-2.0
import type { GameCheck } from '../../../runtime/check.ts'
import { limboCheck } from '../check.ts'
import { buildSlideStory } from './story.ts'

/** Slide, recomputed: its numbers are those of limbo. */
export const slideCheck: GameCheck<'slide'> = {
  fields: limboCheck.fields,
  read: limboCheck.read,
  write: limboCheck.write,
  floats: limboCheck.floats,
  outcome: limboCheck.outcome,
  pays: limboCheck.pays,
  rebuild: ({ parameters }, stake, floats) => buildSlideStory(parameters, stake, floats),
}
