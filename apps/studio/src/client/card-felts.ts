// SPDX-License-Identifier: Apache-2.0
import { CARD_GAMES, ownCardRoomNamed, type CardGame } from '@tessera/rules/games/card-rooms/card-games'
import type { CardFelts } from '../runtime/card-room/felt.ts'

/** The felts of card games; each is loaded when its room is opened. */
export const cardFelts: CardFelts = {
  holdem: async () => (await import('../games/holdem/client/card-felt.ts')).holdem,
  omaha: async () => (await import('../games/holdem/client/card-felt.ts')).omaha,
  sitandgo: async () => (await import('../games/holdem/client/card-felt.ts')).sitAndGo,
  tienlen: async () => (await import('../games/tienlen/client/card-felt.ts')).tienlen,
  bigtwo: async () => (await import('../games/bigtwo/client/card-felt.ts')).bigtwo,
  rummy: async () => (await import('../games/rummy/client/card-felt.ts')).rummy,
}

/** The card game of an address: by its name or by the code of its title; undefined for every other address. */
export const cardGameOf = (code: string): CardGame | undefined =>
  CARD_GAMES.find((game) => game === code) ?? ownCardRoomNamed(code)?.game
