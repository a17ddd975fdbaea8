// SPDX-License-Identifier: Apache-2.0
import type { CardGame } from '@tessera/rules/games/card-rooms/card-games'
import type { HandRecord, RecordedEvent, RecordedPlayer } from '../../../card-protocol/hand-record.ts'
import { contendersOf, type Hand, type HandResult } from '../hand/hand.ts'
import type { HandStory } from './hand-story.ts'

interface EndOfHand {
  readonly game: CardGame
  readonly story: HandStory
  readonly hand: Hand
  /** Null: it was taken back. */
  readonly result: HandResult | null
  readonly endedAtMs: number
}

/** The record of a hand that has ended: all that everybody has seen, and the positions of the cards of each. */
export function recordOf({ game, story, hand, result, endedAtMs }: EndOfHand): HandRecord {
  const position = (card: number) => hand.deck.indexOf(card)
  const boards = result?.boards ?? [hand.board]
  const laidOpen = hand.players.filter(({ chair }) => result?.reveals.includes(chair))
  const open = new Set([...boards.flat(), ...laidOpen.flatMap(({ cards }) => cards)])
  return {
    ...{ id: story.id, game, beganAtMs: story.beganAtMs, endedAtMs, counts: result !== null },
    stakes: story.stakes,
    players: story.players.map((_, index) => recordedPlayer(story, hand, result, index)),
    events: [...story.events, ...(result ? closingEvents(hand, result) : [])],
    openPositions: [...open].map(position).sort((a, b) => a - b),
  }
}

function recordedPlayer(
  story: HandStory,
  hand: Hand,
  result: HandResult | null,
  index: number,
): RecordedPlayer {
  const { playerId, chair, before, folded, entered, raisedFirst, sawFlop } = story.players[index]!
  const { cards, stack } = hand.players[index]!
  const showdown = result !== null && contendersOf(hand).length > 1
  return {
    ...{ playerId, chair, before: String(before), after: String(result ? stack : before) },
    rake: String(result?.rakes[index] ?? 0n),
    positions: cards.map((card) => hand.deck.indexOf(card)),
    ...{ entered, raisedFirst, sawFlop, sawShowdown: showdown && !folded },
    position: positionOf(story, index),
  }
}

/** 0 on the button; from 1 on to the left of it. The button can be an empty chair. */
function positionOf({ players, button }: HandStory, index: number): number {
  return players[index]!.chair === button ? 0 : index + 1
}

function closingEvents(hand: Hand, { returned, pots, wins, reveals }: HandResult): RecordedEvent[] {
  const back = returned ? [{ type: 'returned', chair: returned.chair, amount: String(returned.amount) }] : []
  const cardsOf = (chair: number) => hand.players.find((player) => player.chair === chair)!.cards
  const contenders = contendersOf(hand)
  const hidden = contenders.length > 1 ? contenders.filter(({ chair }) => !reveals.includes(chair)) : []
  return [
    ...back,
    ...reveals.map((chair) => ({ type: 'show', chair, cards: cardsOf(chair) })),
    ...hidden.map(({ chair }) => ({ type: 'muck', chair })),
    ...pots.map(({ amount, rake, chairs }, pot) => ({
      ...{ type: 'pot', pot, amount: String(amount), rake: String(rake), chairs },
    })),
    ...wins.map(({ chair, pot, board, amount }) => ({
      type: 'win',
      chair,
      pot,
      board,
      amount: String(amount),
    })),
  ]
}
