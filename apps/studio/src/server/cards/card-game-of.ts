// SPDX-License-Identifier: Apache-2.0
import {
  CARD_GAMES,
  ownCardRoomNamed,
  type CardGame,
  type OwnCardRoom,
} from '@tessera/rules/games/card-rooms/card-games'
import type { Session } from '../sessions/session-store.ts'

const PREFIX = 'inh_'
/** What a card table is among rooms; which game it is, its name says. */
export const CARD_ROOM = 'cards'

/** The code of a title of our own on the operator's wire and in its catalogue. */
export const wireCodeOfCardRoom = ({ code }: OwnCardRoom): string => `${PREFIX}${code}`

/** The title of our own of a code on the wire; undefined if it is another game. */
export const cardRoomOfWireCode = (wireCode: string): OwnCardRoom | undefined =>
  wireCode.startsWith(PREFIX) ? ownCardRoomNamed(wireCode.slice(PREFIX.length)) : undefined

/** The card game that a session opened; undefined in every other game. */
export const cardGameOf = ({ game }: Pick<Session, 'game'>): CardGame | undefined =>
  CARD_GAMES.find((one) => one === game)
