// SPDX-License-Identifier: Apache-2.0
import { readCardTable } from '@tessera/rules/games/card-rooms/card-games'
import type { StakeLevel } from '@tessera/rules/games/card-rooms/card-games'
import type { TextKey } from '@tessera/texts/text-key'
import type { CardLevel, CardTableMessage } from '../../card-protocol/card-table-protocol.ts'
import { amountOf } from '../money.ts'
import { t } from '../texts.ts'
import { chipsOf, sumOf, type ChipForm } from './chips.ts'

const levels: Readonly<Record<StakeLevel, TextKey>> = {
  1: 'studio.cards.level.micro',
  2: 'studio.cards.level.low',
  3: 'studio.cards.level.middle',
  4: 'studio.cards.level.high',
}

/** What a level is called. */
export const levelName = (level: StakeLevel): string => t(levels[level])

/** What a level is played for: "1 / 2 USD", or the unit or entry. */
export function stakesOf({ blinds, unit, entry, fee }: CardLevel, money: ChipForm): string {
  if (blinds) return `${chipsOf(blinds[0], money)} / ${sumOf(amountOf(blinds[1]), money)}`
  if (entry !== undefined) return sumOf(amountOf(entry) + amountOf(fee ?? '0'), money)
  return sumOf(amountOf(unit ?? '0'), money)
}

/** "Table 3". */
export function tableTitle(table: string): string {
  const name = readCardTable(table)
  return name ? t('studio.cards.tableNumber', { number: name.number }) : ''
}

/** What a table is played for. */
export function stakesAt(message: CardTableMessage, money: ChipForm): string {
  if ('blinds' in message)
    return `${chipsOf(message.blinds[0], money)} / ${sumOf(amountOf(message.blinds[1]), money)}`
  if ('entry' in message) return sumOf(amountOf(message.entry) + amountOf(message.fee), money)
  return sumOf(amountOf(message.unit), money)
}
