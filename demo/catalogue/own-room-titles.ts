// SPDX-License-Identifier: Apache-2.0
import { ownCardRooms, type CardGame } from '@tessera/rules/games/card-rooms/card-games'
import { hallFacts } from '@tessera/rules/games/fishing/hall-facts'
import { ownHalls } from '@tessera/rules/games/fishing/halls'
import { ownRooms } from '@tessera/rules/games/rooms/own-rooms'
import type { RoomGame } from '@tessera/rules/games/rooms/room'
import { roomFactsOf } from '@tessera/rules/games/rooms/room-facts'
import { zero } from '@tessera/rules/money'
import type { ThemeName } from '@tessera/ui/art/index'

const themes: Readonly<Record<RoomGame, ThemeName>> = {
  roulette: 'instantRoulette',
  baccarat: 'instantBaccarat',
  dragontiger: 'instantDragonTiger',
  sicbo: 'instantSicbo',
  fantan: 'instantFantan',
  xocdia: 'instantXocdia',
  blackjack: 'instantBlackjack',
  moneywheel: 'instantMoneyWheel',
  supersix: 'instantSuperSix',
}

/** The tables of our own, as the catalogue lists them. */
export const ownRoomTitles = ownRooms.map((room) => ({
  gameId: `inh_${room.code}`,
  name: room.name,
  theme: themes[room.game],
  ...roomFactsOf(room),
}))

const cardThemes: Readonly<Record<CardGame, ThemeName>> = {
  holdem: 'cards',
  omaha: 'cards',
  sitandgo: 'cards',
  tienlen: 'cards',
  bigtwo: 'cards',
  rummy: 'cards',
}

/** The card rooms of our own: the house keeps a rake, so no return is stated; the least buy-in depends on the currency. */
export const ownCardTitles = ownCardRooms.map(({ code, name, game }) => ({
  gameId: `inh_${code}`,
  name,
  theme: cardThemes[game],
  rtpBasisPoints: null,
  minimumStake: zero,
}))

/** The fishing halls of our own: the same fish and stakes in other waters. */
export const ownHallTitles = ownHalls.map(({ code, name }) => ({
  gameId: `inh_${code}`,
  name,
  theme: 'ocean' as const satisfies ThemeName,
  ...hallFacts,
}))
