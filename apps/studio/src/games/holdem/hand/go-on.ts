// SPDX-License-Identifier: Apache-2.0
import { cardsEach, contendersOf, type Hand, type HandEvent, type HandStep, type Street } from './hand.ts'
import { settleHand } from './settle-hand.ts'

const following: Readonly<Record<Street, Street>> = {
  preflop: 'flop',
  flop: 'turn',
  turn: 'river',
  river: 'river',
}
const BOARD_CARDS = 5
const cardsAfter: Readonly<Record<Street, number>> = { preflop: 0, flop: 3, turn: 4, river: BOARD_CARDS }

/**
 * What follows after `last` has acted: the next player, the next street, the rest of the board when at most one can
 * still bet, or the end. Never leaves a hand that waits for nobody.
 */
export function goOn(hand: Hand, last: number): HandStep {
  if (contendersOf(hand).length === 1) return settled(hand, [hand.board], [])
  const actor = nextActor(hand, last)
  if (actor !== null) return { hand: { ...hand, actor }, events: [] }
  if (hand.street === 'river') return settled(hand, [hand.board], [])
  const ended = streetEnded(hand)
  if (contendersOf(ended).filter(({ stack }) => stack > 0n).length <= 1) return runOut(ended)
  const street = following[hand.street]
  const cards = boardCards(hand, 0, cardsAfter[street]).slice(hand.board.length)
  const next = { ...ended, street, board: [...hand.board, ...cards] }
  return {
    hand: { ...next, actor: nextActor(next, next.players.length - 1) },
    events: [{ type: 'street', street, cards, board: 0 }],
  }
}

/** The next player who has to act after one of them; null: nobody. */
export function nextActor(hand: Hand, last: number): number | null {
  const { players } = hand
  for (let step = 1; step <= players.length; step += 1) {
    const index = (last + step) % players.length
    if (mustAct(hand, index)) return index
  }
  return null
}

function mustAct({ players, toMatch }: Hand, index: number): boolean {
  const player = players[index]!
  if (player.folded || player.stack === 0n) return false
  if (player.actedAt !== null && player.bet >= toMatch) return false
  // Nobody can answer, and nobody has put in more: there is nothing to decide, whatever the blind would be.
  return players.some(
    (other, at) => at !== index && !other.folded && (other.stack > 0n || other.bet > player.bet),
  )
}

const streetEnded = (hand: Hand): Hand => ({
  ...hand,
  players: hand.players.map((player) => ({ ...player, bet: 0n, actedAt: null })),
  toMatch: 0n,
  fullRaise: hand.stakes.bigBlind,
  actor: null,
  aggressor: null,
})

/** The board of a run: its first cards are common to both. */
function boardCards({ deck, players, stakes, board }: Hand, run: number, count: number): number[] {
  const from = players.length * cardsEach[stakes.variant]
  const missing = BOARD_CARDS - board.length
  const own = deck.slice(from + board.length + run * missing, from + board.length + (run + 1) * missing)
  return [...board, ...own].slice(0, count)
}

/** The rest of the board, twice if all who can win agree. */
function runOut(hand: Hand): HandStep {
  const twice = contendersOf(hand).every(({ runsTwice }) => runsTwice)
  const boards = (twice ? [0, 1] : [0]).map((run) => boardCards(hand, run, BOARD_CARDS))
  const events: HandEvent[] = boards.flatMap((board, run) => streetsOf(hand.street, board, run))
  return settled({ ...hand, street: 'river' }, boards, events)
}

function streetsOf(from: Street, board: readonly number[], run: number): HandEvent[] {
  const events: HandEvent[] = []
  for (let street = from; street !== 'river';) {
    const cards = board.slice(cardsAfter[street], cardsAfter[following[street]])
    street = following[street]
    events.push({ type: 'street', street, cards, board: run })
  }
  return events
}

function settled(hand: Hand, boards: Hand['board'][], events: readonly HandEvent[]): HandStep {
  const ended = settleHand(hand, boards)
  return { hand: ended, events: [...events, { type: 'ended', result: ended.result! }] }
}
