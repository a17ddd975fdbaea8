// SPDX-License-Identifier: Apache-2.0
import { rankSign } from '../../runtime/cards/card.ts'
import { t } from '../../runtime/texts.ts'
import { DRAGON_TIGER_ODDS, type DragonTigerEvent, type DragonTigerSpot } from './maths.ts'

const properties = {
  big: 'studio.table.big',
  small: 'studio.table.small',
  odd: 'studio.table.odd',
  even: 'studio.table.even',
} as const

/** What is written on a spot: beside its side, a side bet has only its property. */
export function spotLabel(spot: DragonTigerSpot): string {
  if (spot === 'dragon') return t('studio.dragontiger.dragon')
  if (spot === 'tiger') return t('studio.dragontiger.tiger')
  if (spot === 'tie') return t('studio.table.tie')
  if (spot === 'suited-tie') return t('studio.dragontiger.suitedTie')
  const property = spot.split('-')[1]
  return t(properties[property as keyof typeof properties])
}

/** A spot in words: "Dragon, Big". */
export function spotName(spot: DragonTigerSpot): string {
  const side = spot.split('-')[0]
  const isSideBet = spot.includes('-') && spot !== 'suited-tie'
  return isSideBet
    ? `${t(side === 'dragon' ? 'studio.dragontiger.dragon' : 'studio.dragontiger.tiger')}, ${spotLabel(spot)}`
    : spotLabel(spot)
}

/** "11:1" */
export function oddsOf(spot: DragonTigerSpot): string {
  if (spot === 'tie') return `${DRAGON_TIGER_ODDS.tie}:1`
  return spot === 'suited-tie' ? `${DRAGON_TIGER_ODDS.suitedTie}:1` : '1:1'
}

/** "Dragon K, Tiger 7" */
export function cardsText(events: readonly DragonTigerEvent[]): string {
  return events.map(({ side, card }) => `${spotLabel(side)} ${rankSign(card)}`).join(', ')
}
