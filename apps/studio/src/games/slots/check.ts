// SPDX-License-Identifier: Apache-2.0
import type { GameCheck } from '../../runtime/check.ts'
import { t } from '../../runtime/texts.ts'
import type { SlotBet } from '../../protocol.ts'
import { cascadeEventsOf } from './cascades/cascade-story.ts'
import { mostFloats } from './cascades/cascade-rules.ts'
import { findingsOfCascades } from './cascades/check-cascades.ts'
import { buildEvents, floatsOfRound, storyOfEvents, type SlotEvent } from './story.ts'
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
    const events = eventsOf(bet, floats)
    if (hasCascades(slot)) return findingsOfCascades(slot, events)
    const changing = new Set(events.flatMap(({ heights }) => heights)).size > 1
    const spins = events
      .filter(({ cell }) => cell === undefined)
      .map(({ spin, stops, heights, coins }) => ({
        name:
          spin > 0 && coins
            ? t('studio.slot.respin', { spin })
            : spin === 0
              ? t('studio.verify.sample.stops')
              : t('studio.sample.freeSpin', { spin, spins: events.length - 1 }),
        value:
          spin > 0 && coins
            ? coins.map((coin) => (coin === 0 ? '–' : `${coin}×`)).join(' ')
            : `${stops.map((stop) => stop + 1).join(', ')}${changing ? ` (${heights.join(' × ')})` : ''}`,
      }))
    const held = events.at(-1)?.cells
    return held
      ? [...spins, { name: t('studio.slot.pick.cells'), value: held.map(cellText).join(' ') }]
      : spins
  },
  pays(bet, floats) {
    const events = eventsOf(bet, floats)
    // The order in which cells are opened is the player's: the seeds alone do not say where a pick bonus ends.
    if (events.some(({ cell }) => cell !== undefined)) return undefined
    return events.reduce((sum, event) => sum + event.multiplier, 0)
  },
  rebuild({ parameters, events }, stake, floats) {
    const chosen = events.flatMap(({ cell }) => cell ?? [])
    return storyOfEvents(eventsOf(parameters, floats, chosen), Math.max(0, events.length - 1), stake)
  },
}

const cellText = (pays: number | null): string => (pays === null || pays === 0 ? '–' : `${pays}×`)

/** All spins of a round. Throws where the title has no bonus to buy. */
function eventsOf(
  { title, buy }: SlotBet,
  floats: readonly number[],
  chosen: readonly number[] = [],
): SlotEvent[] {
  const slot = known(title)
  if (hasCascades(slot)) return cascadeEventsOf(slot.rules, buy === true, floats)
  if (buy) throw new RangeError(`the slot ${title} has no bonus to buy`)
  return buildEvents(slot.rules, floats, chosen)
}

function known(code: string): PlayedSlot | CascadeTitle {
  const title = playedSlotOf(code)
  if (!title) throw new RangeError(`no slot has the code ${code}`)
  return title
}
