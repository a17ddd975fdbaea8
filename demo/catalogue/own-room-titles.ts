// SPDX-License-Identifier: Apache-2.0
import { ownRooms } from '@tessera/rules/games/rooms/own-rooms'
import type { RoomGame } from '@tessera/rules/games/rooms/room'
import { roomFactsOf } from '@tessera/rules/games/rooms/room-facts'
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
