// SPDX-License-Identifier: Apache-2.0
import type { GameCheck } from '../../runtime/check.ts'
import { t } from '../../runtime/texts.ts'
import type { SlotBet } from '../../protocol.ts'
import { cascadeBeatsOf } from './cascades/cascade-story.ts'
import { mostFloats } from './cascades/cascade-rules.ts'
import { findingsOfCascades } from './cascades/check-cascades.ts'
import { buildBeats, floatsOfRound, storyOfBeats, type SlotBeat } from './story.ts'
import type { CascadeTitle } from './cascades/titles/index.ts'
import { everySlot, hasCascades, playedSlotOf } from './titles/every-slot.ts'
import type { PlayedSlot } from './titles/index.ts'

/** Every slot, recomputed: the seeds determine every spin, including the free ones. */
export const slotCheck: GameCheck<'slot'> = {
  fields: [
    {
      name: 'title',
      label: t('studio.slot.title'),
      initial: everySlot[0]!.code,
      options: everySlot.map(({ code, name }) => ({ value: code, label: name })),
      otherOption: (code) => playedSlotOf(code)?.name,
    },
    {
      name: 'buy',
      label: t('studio.cascade.buy'),
      initial: 'no',
      options: [
        { value: 'no', label: t('common.no') },
        { value: 'yes', label: t('common.yes') },
      ],
    },
  ],
  read: ({ title = '', buy }) => (buy === 'yes' ? { title, buy: true } : { title }),
  write: ({ title, buy }) => ({ title, buy: buy ? 'yes' : 'no' }),
  floats({ title }) {
    const slot = known(title)
    return hasCascades(slot) ? mostFloats(slot.rules) : floatsOfRound(slot.rules)
  },
  outcome(bet, floats) {
    const slot = known(bet.title)
    const beats = beatsOf(bet, floats)
    if (hasCascades(slot)) return findingsOfCascades(slot, beats)
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
  pays(bet, floats) {
    const beats = beatsOf(bet, floats)
    // The order in which places are opened is the player's: the seeds alone do not say where a pick bonus ends.
    if (beats.some(({ place }) => place !== undefined)) return undefined
    return beats.reduce((sum, beat) => sum + beat.multiplier, 0)
  },
  retell({ parameters, beats }, stake, floats) {
    const chosen = beats.flatMap(({ place }) => place ?? [])
    return storyOfBeats(beatsOf(parameters, floats, chosen), Math.max(0, beats.length - 1), stake)
  },
}

const placeText = (pays: number | null): string => (pays === null || pays === 0 ? '–' : `${pays}×`)

/** All spins of a round. Throws where the title has no bonus to buy. */
function beatsOf(
  { title, buy }: SlotBet,
  floats: readonly number[],
  chosen: readonly number[] = [],
): SlotBeat[] {
  const slot = known(title)
  if (hasCascades(slot)) return cascadeBeatsOf(slot.rules, buy === true, floats)
  if (buy) throw new RangeError(`the slot ${title} has no bonus to buy`)
  return buildBeats(slot.rules, floats, chosen)
}

function known(code: string): PlayedSlot | CascadeTitle {
  const title = playedSlotOf(code)
  if (!title) throw new RangeError(`no slot has the code ${code}`)
  return title
}
