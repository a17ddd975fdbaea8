// SPDX-License-Identifier: Apache-2.0
import type { GameCheck } from '../../runtime/check.ts'
import { t } from '../../runtime/texts.ts'
import { buildBeats, floatsOfRound, storyOfBeats } from './story.ts'
import { playedSlotOf, slotTitles, type PlayedSlot } from './titles/index.ts'

/** Every slot, recomputed: the seeds determine every spin, including the free ones. */
export const slotCheck: GameCheck<'slot'> = {
  fields: [
    {
      name: 'title',
      label: t('studio.slot.title'),
      initial: slotTitles[0]!.code,
      options: slotTitles.map(({ code, name }) => ({ value: code, label: name })),
      otherOption: (code) => playedSlotOf(code)?.name,
    },
  ],
  read: (values) => ({ title: values['title'] ?? '' }),
  write: ({ title }) => ({ title }),
  floats: ({ title }) => floatsOfRound(known(title).rules),
  outcome({ title }, floats) {
    const beats = buildBeats(known(title).rules, floats)
    const changing = new Set(beats.flatMap(({ heights }) => heights)).size > 1
    return beats.map(({ spin, stops, heights, coins }) => ({
      name:
        spin > 0 && coins
          ? t('studio.slot.respin', { spin })
          : spin === 0
            ? t('studio.verify.sample.stops')
            : t('studio.sample.freeSpin', { spin, spins: beats.length - 1 }),
      value:
        spin > 0 && coins
          ? coins.map((coin) => (coin === 0 ? '–' : `${coin}×`)).join(' ')
          : `${stops.map((stop) => stop + 1).join(', ')}${changing ? ` (${heights.join(' × ')})` : ''}`,
    }))
  },
  pays: ({ title }, floats) =>
    buildBeats(known(title).rules, floats).reduce((sum, beat) => sum + beat.multiplier, 0),
  retell: ({ parameters, beats }, stake, floats) =>
    storyOfBeats(buildBeats(known(parameters.title).rules, floats), Math.max(0, beats.length - 1), stake),
}

function known(code: string): PlayedSlot {
  const title = playedSlotOf(code)
  if (!title) throw new RangeError(`no slot has the code ${code}`)
  return title
}
