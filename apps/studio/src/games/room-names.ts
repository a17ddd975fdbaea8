// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'

/** The name of each table, each card room and each fishing hall of our own, by its code. */
const roomNames: Readonly<Record<string, TextKey>> = {
  live_roulette: 'studio.room.name.live_roulette',
  live_baccarat: 'studio.room.name.live_baccarat',
  live_supersix: 'studio.room.name.live_supersix',
  live_dragontiger: 'studio.room.name.live_dragontiger',
  live_sicbo: 'studio.room.name.live_sicbo',
  live_xocdia: 'studio.room.name.live_xocdia',
  live_fantan: 'studio.room.name.live_fantan',
  live_blackjack: 'studio.room.name.live_blackjack',
  live_club_blackjack: 'studio.room.name.live_club_blackjack',
  live_moneywheel: 'studio.room.name.live_moneywheel',
  live_speed_roulette: 'studio.room.name.live_speed_roulette',
  live_speed_baccarat: 'studio.room.name.live_speed_baccarat',
  live_high_roulette: 'studio.room.name.live_high_roulette',
  live_high_baccarat: 'studio.room.name.live_high_baccarat',
  live_speed_moneywheel: 'studio.room.name.live_speed_moneywheel',
  cards_holdem: 'studio.room.name.cards_holdem',
  cards_omaha: 'studio.room.name.cards_omaha',
  cards_sitandgo: 'studio.room.name.cards_sitandgo',
  cards_tienlen: 'studio.room.name.cards_tienlen',
  cards_bigtwo: 'studio.room.name.cards_bigtwo',
  cards_rummy: 'studio.room.name.cards_rummy',
  fishing_reef: 'studio.room.name.fishing_reef',
  fishing_temple: 'studio.room.name.fishing_temple',
  fishing_abyss: 'studio.room.name.fishing_abyss',
}

/** The key of the name of a table of our own; undefined for every other code. */
export const roomNameKey = (code: string): TextKey | undefined => roomNames[code]
