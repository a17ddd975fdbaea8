// SPDX-License-Identifier: Apache-2.0
import { CHAIRS, type CardStakes } from '@tessera/rules/games/card-rooms/card-stakes'
import { CardRefusal } from '../../fair/card-room/card-refusal.ts'
import type { Stakes } from '../../fair/card-room/payments.ts'
import { createGameTable } from '../../fair/card-room/table/create-game-table.ts'
import { readCards } from '../../fair/card-room/table/read-input.ts'
import type { TableGame } from '../../fair/card-room/table/table-game.ts'
import { stakesOf, tableSettings, type NamedTable } from '../../fair/card-room/table/table-stakes.ts'
import { RUMMY_CARDS } from './rummy-cards.ts'
import { robotAtRummy, type RummyMessage } from './rummy-robot.ts'
import { rummyDefaults, rummyRules } from './rummy-rules.ts'
import type { RummyEvent, RummyInput, RummyState } from './rummy-state.ts'
import type { RummyView } from './rummy-view.ts'

const HAND = 13
/** Each card comes twice: in the order of the deal, and in the one in which open cards become closed again. */
const DECK = 2 * RUMMY_CARDS

type RummyTableGame = TableGame<RummyState, RummyInput, RummyEvent, RummyView>

/** A table of points rummy for two to six. */
export function createRummyTable(named: NamedTable & { readonly stakes: CardStakes }) {
  const stakes = stakesOf(named.stakes, rummyDefaults)
  return createGameTable({
    game: rummyTableGame(stakes),
    settings: tableSettings(named, 'rummy', named.stakes),
  })
}

function rummyTableGame(stakes: Stakes): RummyTableGame {
  const rules = rummyRules({ ...rummyDefaults, stakes })
  return {
    ...{ code: 'rummy', rules, stakes, settings: { mostTurns: rummyDefaults.mostTurns } },
    ...{ chairs: CHAIRS.rummy, leastPlayers: 2, deckSize: DECK },
    begin: ({ hand: { id, deck }, players }, nowMs) =>
      rules.begin({ roundId: id, ...twoOrders(deck), players }, nowMs),
    readMove,
    openAtFirst: ({ cut, discards }) => [cut, ...discards],
    openedBy,
    givenIn,
    robotMove: (view) => robotAtRummy(view as RummyMessage),
  }
}

/** One shuffle of every card twice is a shuffle of the deck and, apart from it, another one. */
export const twoOrders = (deck: readonly number[]) => ({
  cards: deck.filter((card) => card < RUMMY_CARDS),
  again: deck.filter((card) => card >= RUMMY_CARDS).map((card) => card - RUMMY_CARDS),
})

function readMove(type: string, sent: Readonly<Record<string, unknown>>): RummyInput | null {
  const { from, card, groups } = sent
  if (type === 'drop') return { type }
  if (type === 'draw' && (from === 'stock' || from === 'open')) return { type, from }
  if (type === 'discard') return { type, card: readCard(card) }
  if (type !== 'declare') return null
  if (!Array.isArray(groups) || groups.length > HAND) throw new CardRefusal('badMove')
  return { type, card: readCard(card), groups: groups.map((group) => readCards(group, HAND)) }
}

function readCard(card: unknown): number {
  if (!Number.isInteger(card)) throw new CardRefusal('badMove')
  return card as number
}

function openedBy(event: RummyEvent): readonly number[] {
  if (event.type === 'discarded') return [event.card]
  return event.type === 'declared' ? event.groups.flat() : []
}

/** A step has one draw at most. */
function givenIn(
  { stock, again }: RummyState,
  events: readonly RummyEvent[],
): { readonly player: number; readonly card: number } | null {
  const drew = events.find((event) => event.type === 'drew' && event.from === 'stock')
  if (drew?.type !== 'drew') return null
  return { player: drew.player, card: again ? stock[0]! : stock[0]! + RUMMY_CARDS }
}
