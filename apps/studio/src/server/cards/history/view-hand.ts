// SPDX-License-Identifier: Apache-2.0
import { readCardTable } from '@tessera/rules/games/card-rooms/card-games'
import type {
  CardHandView,
  HandPlayerView,
  ListedHand,
} from '../../../card-protocol/card-history-protocol.ts'
import type { RecordedEvent, RecordedPlayer } from '../../../card-protocol/hand-record.ts'
import { currencyNamed } from '../../currencies.ts'
import { formatMoney } from '../../money.ts'
import type { EndedHand } from '../store/card-history-store.ts'
import type { OpenedHand } from './open-hand.ts'

/** Fields of events that are amounts. */
const AMOUNTS = new Set(['amount', 'to', 'by', 'rake'])

/** How amounts of a hand are written: units of its currency, or whole chips in a tournament. */
export function moneyOfHand({ code, record }: EndedHand): {
  readonly chips: 'money' | 'tournament'
  readonly currency: string
  readonly write: (amount: bigint) => string
} {
  const { currency } = readCardTable(code)!
  if (record.game === 'sitandgo') return { chips: 'tournament', currency, write: String }
  const { decimals } = currencyNamed(currency)
  return { chips: 'money', currency, write: (amount) => formatMoney(amount, decimals) }
}

export function listedHand(opened: OpenedHand, playerId: bigint): ListedHand {
  const { hand } = opened
  const { write, chips, currency } = moneyOfHand(hand)
  const own = hand.record.players.find((player) => player.playerId === String(playerId))!
  return {
    ...{ id: hand.id, table: hand.code, currency, chips },
    ...{ endedAt: hand.endedAt.getTime(), counts: hand.record.counts },
    cards: cardsAt(opened, own.positions),
    board: boardOf(hand.record.events),
    change: write(BigInt(own.after) - BigInt(own.before)),
  }
}

export function viewHand(opened: OpenedHand, playerId: bigint): CardHandView {
  const { hand } = opened
  const { record, code, id } = hand
  const { write, chips, currency } = moneyOfHand(hand)
  return {
    ...{ id, game: record.game, table: code, currency, chips, counts: record.counts },
    ...{ beganAt: record.beganAtMs, endedAt: record.endedAtMs },
    button: numberIn(record.stakes['button']),
    blinds: blindsOf(record.stakes, write),
    players: record.players.map((player) => viewPlayer(opened, player, playerId, write)),
    events: record.events.map((event) => viewEvent(event, write)),
  }
}

function viewPlayer(
  opened: OpenedHand,
  { playerId, chair, before, after, positions }: RecordedPlayer,
  viewer: bigint,
  write: (amount: bigint) => string,
): HandPlayerView {
  const { record, seeds } = opened.hand
  const own = playerId === String(viewer)
  const open = new Set(record.openPositions)
  const known = own || (positions.length > 0 && positions.every((position) => open.has(position)))
  const named = seeds.find((one) => one.playerId === playerId)
  return {
    ...{ chair, own, tag: named?.tag ?? '', name: named?.name ?? '' },
    ...{ before: write(BigInt(before)), after: write(BigInt(after)) },
    ...{ cards: known ? cardsAt(opened, positions) : null, cardCount: positions.length },
  }
}

/** An event with its amounts in units; no player's id is in it. */
function viewEvent(event: RecordedEvent, write: (amount: bigint) => string): RecordedEvent {
  const entries = Object.entries(event).map(([name, value]): [string, unknown] =>
    AMOUNTS.has(name) && typeof value === 'string' ? [name, write(BigInt(value))] : [name, value],
  )
  return { ...Object.fromEntries(entries), type: event.type }
}

const cardsAt = ({ deck }: OpenedHand, positions: readonly number[]): number[] =>
  positions.map((position) => deck.deck[position]!)

/** The first board. */
const boardOf = (events: readonly RecordedEvent[]): number[] =>
  events.flatMap(({ type, cards, board }) => (type === 'street' && !board ? (cards ?? []) : []))

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)

function blindsOf(
  stakes: Readonly<Record<string, unknown>>,
  write: (amount: bigint) => string,
): readonly [string, string] | null {
  const [small, big] = [stakes['smallBlind'], stakes['bigBlind']]
  return typeof small === 'string' && typeof big === 'string'
    ? [write(BigInt(small)), write(BigInt(big))]
    : null
}
