// SPDX-License-Identifier: Apache-2.0
import type { CardTableMessage } from '../../../card-protocol/card-table-protocol.ts'
import type { Stakes } from '../payments.ts'
import { readCards } from '../table/read-input.ts'
import type { TableGame } from '../table/table-game.ts'
import type { ClimbingRules } from './climbing-rules.ts'
import type { ClimbingEvent, ClimbingInput, ClimbingState } from './climbing-state.ts'
import type { ClimbingView } from './climbing-view.ts'

const PLAYERS = 4
const CARDS = 52
const HAND = 13

export type ClimbingTableGame = TableGame<ClimbingState, ClimbingInput, ClimbingEvent, ClimbingView>
/** A table of a climbing game as somebody sees it. */
export type ClimbingMessage = Extract<CardTableMessage, { game: 'tienlen' | 'bigtwo' }>

/** A climbing game as it is played at a table of four. */
export function climbingTableGame(
  code: ClimbingTableGame['code'],
  rules: ClimbingRules,
  { stakes, settings }: Pick<ClimbingTableGame, 'settings'> & { readonly stakes: Stakes },
  robotPlay: (view: ClimbingMessage, random: () => number) => ClimbingInput,
): ClimbingTableGame {
  return {
    ...{ code, rules, stakes, settings },
    ...{ chairs: PLAYERS, leastPlayers: PLAYERS, deckSize: CARDS },
    begin: ({ hand, players, lastWinner }, nowMs) =>
      rules.begin({ roundId: hand.id, cards: hand.deck, players, lastWinner }, nowMs),
    readMove(type, sent) {
      if (type === 'pass') return { type }
      return type === 'play' ? { type, cards: readCards(sent['cards'], HAND) } : null
    },
    openAtFirst: () => [],
    openedBy: (event) => (event.type === 'played' ? event.cards : []),
    givenIn: () => null,
    robotMove: (view, random) => robotPlay(view as ClimbingMessage, random),
  }
}
