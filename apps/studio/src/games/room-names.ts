// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'

/** The name of each table of our own, by its code. */
const roomNames: Readonly<Record<string, TextKey>> = {
  live_roulette: 'studio.room.name.live_roulette',
  live_baccarat: 'studio.room.name.live_baccarat',
  live_dragontiger: 'studio.room.name.live_dragontiger',
  live_sicbo: 'studio.room.name.live_sicbo',
  live_xocdia: 'studio.room.name.live_xocdia',
  live_fantan: 'studio.room.name.live_fantan',
  live_blackjack: 'studio.room.name.live_blackjack',
  live_club_blackjack: 'studio.room.name.live_club_blackjack',
  live_speed_roulette: 'studio.room.name.live_speed_roulette',
  live_speed_baccarat: 'studio.room.name.live_speed_baccarat',
  live_high_roulette: 'studio.room.name.live_high_roulette',
  live_high_baccarat: 'studio.room.name.live_high_baccarat',
}

/** The key of the name of a table of our own; undefined for every other code. */
export const roomNameKey = (code: string): TextKey | undefined => roomNames[code]
