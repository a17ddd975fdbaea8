// SPDX-License-Identifier: Apache-2.0
import type { GameCheck } from '../../runtime/check.ts'
import { t } from '../../runtime/texts.ts'
import { buildBeats, floatsOfRound, storyOfBeats } from './story.ts'
import { slotTitleOf, slotTitles, type SlotTitle } from './titles/index.ts'

/** Every slot, recomputed: the seeds determine every spin, including the free ones. */
export const slotCheck: GameCheck<'slot'> = {
  fields: [
    {
      name: 'title',
      label: t('studio.slot.title'),
      initial: slotTitles[0]!.code,
      options: slotTitles.map(({ code, name }) => ({ value: code, label: name })),
    },
  ],
  read: (values) => ({ title: values['title'] ?? '' }),
  write: ({ title }) => ({ title }),
  floats: ({ title }) => floatsOfRound(known(title).rules),
  outcome({ title }, floats) {
    const beats = buildBeats(known(title).rules, floats)
    const changing = new Set(beats.flatMap(({ heights }) => heights)).size > 1
    const spins = beats
      .filter(({ place }) => place === undefined)
      .map(({ spin, stops, heights, coins }) => ({
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
    const held = beats.at(-1)?.places
    return held
      ? [...spins, { name: t('studio.slot.pick.places'), value: held.map(placeText).join(' ') }]
      : spins
  },
  pays({ title }, floats) {
    const beats = buildBeats(known(title).rules, floats)
    // The order in which places are opened is the player's: the seeds alone do not say where a pick bonus ends.
    if (beats.some(({ place }) => place !== undefined)) return undefined
    return beats.reduce((sum, beat) => sum + beat.multiplier, 0)
  },
  retell({ parameters, beats }, stake, floats) {
    const chosen = beats.flatMap(({ place }) => place ?? [])
    const all = buildBeats(known(parameters.title).rules, floats, chosen)
    return storyOfBeats(all, Math.max(0, beats.length - 1), stake)
  },
}

const placeText = (pays: number | null): string => (pays === null || pays === 0 ? '–' : `${pays}×`)

function known(code: string): SlotTitle {
  const title = slotTitleOf(code)
  if (!title) throw new RangeError(`no slot has the code ${code}`)
  return title
}
