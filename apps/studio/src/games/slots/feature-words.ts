// SPDX-License-Identifier: Apache-2.0
import { t } from '../../runtime/texts.ts'
import { pickOf } from './slot-rules.ts'
import type { SlotEvent } from './story.ts'
import type { SlotTitle } from './titles/index.ts'
import { wildReelsOf } from './wild-reels.ts'

/** What the last of these spins brings, in words, unless it is free spins that count more; undefined for nothing. */
export function featureWords({ rules }: SlotTitle, events: readonly SlotEvent[]): string | undefined {
  const last = events.at(-1)
  if (!last || last.freeSpins === 0) return undefined
  const pick = pickOf(rules)
  if (pick)
    return last.place === undefined
      ? t('studio.slot.pick.title')
      : t('studio.slot.pick.left', {
          opened: openedOf(events).length,
          places: pick.places,
          pays: prizesOf(events),
        })
  if (wildReelsOf(rules) === 'walking') return t('studio.slot.walks')
  return rules.freeGames?.factor === 1 ? t('studio.slot.freePlainWon', { spins: last.freeSpins }) : undefined
}

/** The places that were opened so far, in their order. */
export const openedOf = (events: readonly Pick<SlotEvent, 'place'>[]): number[] =>
  events.flatMap(({ place }) => place ?? [])

/** What the open places pay together, in whole stakes. */
function prizesOf(events: readonly SlotEvent[]): number {
  const places = events.at(-1)?.places ?? []
  return openedOf(events).reduce((sum, place) => sum + (places[place] ?? 0), 0)
}

/** Which reels are wild as a whole, for those who do not see them; empty if none is. */
export const wildWords = ({ wildReels = [] }: Pick<SlotEvent, 'wildReels'>): string =>
  wildReels.length === 0
    ? ''
    : t('studio.slot.wildReels', { reels: wildReels.map((reel) => reel + 1).join(', ') })
