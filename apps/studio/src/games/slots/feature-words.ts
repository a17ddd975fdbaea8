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
    return last.cell === undefined
      ? t('studio.slot.pick.title')
      : t('studio.slot.pick.left', {
          opened: openedOf(events).length,
          cells: pick.cells,
          pays: prizesOf(events),
        })
  if (wildReelsOf(rules) === 'walking') return t('studio.slot.walks')
  return rules.freeGames?.factor === 1 ? t('studio.slot.freePlainWon', { spins: last.freeSpins }) : undefined
}

/** The cells that were opened so far, in their order. */
export const openedOf = (events: readonly Pick<SlotEvent, 'cell'>[]): number[] =>
  events.flatMap(({ cell }) => cell ?? [])

/** What the open cells pay together, in whole stakes. */
function prizesOf(events: readonly SlotEvent[]): number {
  const cells = events.at(-1)?.cells ?? []
  return openedOf(events).reduce((sum, cell) => sum + (cells[cell] ?? 0), 0)
}

/** Which reels are wild as a whole, for those who do not see them; empty if none is. */
export const wildWords = ({ wildReels = [] }: Pick<SlotEvent, 'wildReels'>): string =>
  wildReels.length === 0
    ? ''
    : t('studio.slot.wildReels', { reels: wildReels.map((reel) => reel + 1).join(', ') })
