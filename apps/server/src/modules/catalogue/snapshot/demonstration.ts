// SPDX-License-Identifier: Apache-2.0
import { writeCardTitle, type CardGame } from '@tessera/rules/games/card-rooms/card-games'
import { chooseCardGame } from '@tessera/rules/games/card-rooms/choose-card-game'
import { CARD_ROOM_TYPE } from '@tessera/rules/games/card-rooms/rake-turnover'
import { chooseDemo, demoFactsOf } from '@tessera/rules/games/demo-slots/choose-model'
import { writeDemoModel } from '@tessera/rules/games/demo-slots/demo-code'
import { chooseHall } from '@tessera/rules/games/fishing/choose-hall'
import { FISHING_TYPE, hallFacts } from '@tessera/rules/games/fishing/hall-facts'
import { writeHallTitle, type HallLook } from '@tessera/rules/games/fishing/halls'
import { chooseRoom } from '@tessera/rules/games/rooms/choose-room'
import { writeRoom, type Room } from '@tessera/rules/games/rooms/room'
import { roomFactsOf } from '@tessera/rules/games/rooms/room-facts'
import { zero } from '@tessera/rules/money'
import { ownPageOf } from './own-page.ts'
import type { Game } from './snapshot.ts'

/** What a game without a client of its own states and how it plays. */
export type Demonstration = Pick<
  Game,
  'rtpBasisPoints' | 'volatility' | 'lines' | 'minimumStake' | 'features' | 'hasTrial' | 'plays' | 'ownPage'
>

type Row = Pick<
  Game,
  | 'vendorCode'
  | 'gameId'
  | 'gameType'
  | 'name'
  | 'features'
  | 'lines'
  | 'volatility'
  | 'rtpBasisPoints'
  | 'hasTrial'
>

/**
 * Members get the details of what actually opens: a slot chosen by the title's own facts, a table with others, tables of a
 * card game, halls, a page of the site, or nothing.
 */
export function demonstrationOf(row: Row): Demonstration {
  const room = row.gameType === 'LIVE' ? chooseRoom(row) : undefined
  const cards = row.gameType === CARD_ROOM_TYPE ? chooseCardGame(row) : undefined
  if (row.gameType === 'RNG') return demonstrationSlot(row)
  if (cards) return demonstrationCards(cards)
  if (row.gameType === FISHING_TYPE) return demonstrationHall(chooseHall(row))
  return room ? demonstrationRoom(room) : { ...nothing, ownPage: ownPageOf(row) }
}

/** Of all others there is nothing to state. */
const nothing: Demonstration = {
  rtpBasisPoints: null,
  volatility: null,
  lines: null,
  minimumStake: zero,
  features: [],
  hasTrial: false,
  plays: null,
  ownPage: null,
}

function demonstrationSlot(row: Row): Demonstration {
  const choice = chooseDemo(row)
  return {
    ...demoFactsOf(row.gameId, choice),
    hasTrial: row.hasTrial,
    plays: writeDemoModel(choice),
    ownPage: null,
  }
}

/** What it takes to sit down is stated in the currency of whoever asks. */
const demonstrationCards = (game: CardGame): Demonstration => ({
  ...nothing,
  hasTrial: true,
  plays: writeCardTitle(game),
})

const demonstrationHall = (look: HallLook): Demonstration => ({
  ...nothing,
  ...hallFacts,
  hasTrial: true,
  plays: writeHallTitle(look),
})

const demonstrationRoom = (room: Room): Demonstration => ({
  ...nothing,
  ...roomFactsOf(room),
  hasTrial: true,
  plays: writeRoom(room),
})
