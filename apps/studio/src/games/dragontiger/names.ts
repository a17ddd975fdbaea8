// SPDX-License-Identifier: Apache-2.0
import { rankSign } from '../../runtime/cards/card.ts'
import { t } from '../../runtime/texts.ts'
import { DRAGON_TIGER_ODDS, type DragonTigerEvent, type DragonTigerPlace } from './maths.ts'

const properties = {
  big: 'studio.table.big',
  small: 'studio.table.small',
  odd: 'studio.table.odd',
  even: 'studio.table.even',
} as const

/** What is written on a place: beside its side, a side bet has only its property. */
export function placeLabel(place: DragonTigerPlace): string {
  if (place === 'dragon') return t('studio.dragontiger.dragon')
  if (place === 'tiger') return t('studio.dragontiger.tiger')
  if (place === 'tie') return t('studio.table.tie')
  if (place === 'suited-tie') return t('studio.dragontiger.suitedTie')
  const property = place.split('-')[1]
  return t(properties[property as keyof typeof properties])
}

/** A place in words: "Dragon, Big". */
export function placeName(place: DragonTigerPlace): string {
  const side = place.split('-')[0]
  const isSideBet = place.includes('-') && place !== 'suited-tie'
  return isSideBet
    ? `${t(side === 'dragon' ? 'studio.dragontiger.dragon' : 'studio.dragontiger.tiger')}, ${placeLabel(place)}`
    : placeLabel(place)
}

/** "11:1" */
export function oddsOf(place: DragonTigerPlace): string {
  if (place === 'tie') return `${DRAGON_TIGER_ODDS.tie}:1`
  return place === 'suited-tie' ? `${DRAGON_TIGER_ODDS.suitedTie}:1` : '1:1'
}

/** "Dragon K, Tiger 7" */
export function cardsText(events: readonly DragonTigerEvent[]): string {
  return events.map(({ side, card }) => `${placeLabel(side)} ${rankSign(card)}`).join(', ')
}
