// SPDX-License-Identifier: Apache-2.0
import type { GameCheck } from '../../runtime/check.ts'
import { t } from '../../runtime/texts.ts'
import { FREE_SPINS, sampleStops } from './maths.ts'
import { freeSpinsIn, SAMPLE_FLOATS, buildSampleStory } from './story.ts'

/** The sample slot, recomputed: the seeds determine every spin, including the free ones. */
export const sampleCheck: GameCheck<'sample'> = {
  fields: [],
  read: () => ({}),
  write: () => ({}),
  floats: () => SAMPLE_FLOATS,
  outcome(_bet, floats) {
    const stopsOf = (spin: number) =>
      sampleStops(floats, spin)
        .map((stop) => stop + 1)
        .join(', ')
    const free = freeSpinsIn(floats)
    return [
      { name: t('studio.verify.sample.stops'), value: stopsOf(0) },
      ...Array.from({ length: free }, (_, index) => ({
        name: t('studio.sample.freeSpin', { spin: index + 1, spins: free }),
        value: stopsOf(index + 1),
      })),
    ]
  },
  pays: (_bet, floats) => buildSampleStory(FREE_SPINS, { amount: 0n, unit: 1n }, floats).multiplier,
  rebuild: ({ events }, stake, floats) => buildSampleStory(Math.max(0, events.length - 1), stake, floats),
}
