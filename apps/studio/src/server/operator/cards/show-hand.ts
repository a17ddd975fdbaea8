// SPDX-License-Identifier: Apache-2.0
import { readCardTable, type CardGame } from '@tessera/rules/games/card-rooms/card-games'
import { z } from 'zod'
import type { RecordedEvent } from '../../../card-protocol/hand-record.ts'
import { findUsers } from '../../cards/freezes/decide-freeze.ts'
import { findMoneyHand } from '../../cards/freezes/freeze-win.ts'
import { createHandOpener } from '../../cards/history/open-hand.ts'
import type { StudioDeps } from '../../deps.ts'
import { MILLIONTHS_PER_WIRE_UNIT } from '../../wallet/wire-bodies.ts'
import { OperatorRefusal } from '../operator-refusal.ts'

export const handInput = z.strictObject({ operator_id: z.string().min(1).max(255), hand_id: z.uuid() })

/** A hand with all of its cards, for whoever judges it. Amounts are wire units, in a tournament chips. */
export interface JudgedHand {
  readonly id: string
  readonly game: CardGame
  readonly table: string
  readonly currency: string
  readonly began_at: number
  readonly ended_at: number
  readonly counts: boolean
  readonly players: readonly {
    readonly user: string
    readonly chair: number
    readonly before: number
    readonly after: number
    readonly rake: number
    readonly cards: readonly number[]
  }[]
  readonly events: readonly RecordedEvent[]
  readonly boards: readonly (readonly number[])[]
}

/** Fields of events that are amounts. */
const AMOUNTS = new Set(['amount', 'to', 'by', 'rake', 'rakes'])

/** Only a hand for money that has ended: nobody sees cards of a hand that is played. */
export async function showHand(
  deps: StudioDeps,
  { hand_id: id }: z.output<typeof handInput>,
): Promise<{ hand: JudgedHand }> {
  const ended = await findMoneyHand(deps.database, id)
  if (!ended) throw new OperatorRefusal(404, 'unknown hand')
  const { deck } = await createHandOpener(deps)(ended)
  const { code, record } = ended
  const userOf = await findUsers(
    deps.database,
    record.players.map(({ playerId }) => BigInt(playerId)),
  )
  const write = writerOf(record.game)
  const hand: JudgedHand = {
    ...{ id, game: record.game, table: code, currency: readCardTable(code)!.currency },
    ...{ began_at: record.beganAtMs, ended_at: record.endedAtMs, counts: record.counts },
    players: record.players.map(({ playerId, chair, before, after, rake, positions }) => ({
      ...{ user: userOf.get(playerId) ?? '', chair },
      ...{ before: write(before), after: write(after), rake: write(rake) },
      cards: positions.map((position) => deck.deck[position]!),
    })),
    events: record.events.map((event) => ({
      ...(withAmounts(event, write) as RecordedEvent),
      type: event.type,
    })),
    boards: boardsOf(record.events),
  }
  return { hand }
}

type Write = (digits: string) => number

const writerOf = (game: CardGame): Write =>
  game === 'sitandgo'
    ? (digits) => Number(digits)
    : (digits) => Number(BigInt(digits) / MILLIONTHS_PER_WIRE_UNIT)

/** The same event with its amounts as the operator counts them. */
function withAmounts(value: unknown, write: Write): unknown {
  if (Array.isArray(value)) return value.map((one) => withAmounts(one, write))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      AMOUNTS.has(name) ? amountsIn(one, write) : withAmounts(one, write),
    ]),
  )
}

const amountsIn = (value: unknown, write: Write): unknown =>
  Array.isArray(value)
    ? value.map((one) => amountsIn(one, write))
    : typeof value === 'string' && /^\d+$/.test(value)
      ? write(value)
      : value

/** The cards in the middle; two boards where it was run twice, each whole. */
function boardsOf(events: readonly RecordedEvent[]): number[][] {
  const streets = events.filter(({ type }) => type === 'street')
  const cardsOf = (board: number) =>
    streets.flatMap(({ cards, board: of }) => ((of ?? 0) === board ? (cards ?? []) : []))
  const [first, second] = [cardsOf(0), cardsOf(1)]
  if (first.length === 0) return []
  return second.length === 0 ? [first] : [first, [...first.slice(0, first.length - second.length), ...second]]
}
