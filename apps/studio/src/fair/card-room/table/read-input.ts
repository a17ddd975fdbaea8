// SPDX-License-Identifier: Apache-2.0
import { fitsDecimals, readMoney } from '../../../runtime/money.ts'
import { CardRefusal } from '../card-refusal.ts'
import type { TableInput } from './table-state.ts'

type Sent = Readonly<Record<string, unknown>>

const LONGEST_ID = 100

/** Reads a move from what a client sent. Throws a CardRefusal (badMove, badAmount) for anything else. */
export function readInput<Move>(
  value: unknown,
  decimals: number,
  readMove: (type: string, sent: Sent) => Move | null,
): TableInput<Move> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new CardRefusal('badMove')
  const sent = value as Sent
  const { type } = sent
  if (typeof type !== 'string') throw new CardRefusal('badMove')
  if (type === 'leave' || type === 'sitOut' || type === 'return') return { type }
  if (type === 'rebuy') return { type, amount: readAmount(sent['amount'], decimals) }
  if (type === 'sit') {
    const chair = sent['chair']
    if (!Number.isInteger(chair)) throw new CardRefusal('badChair')
    return { type, chair: chair as number, buyIn: readAmount(sent['buyIn'], decimals) }
  }
  const move = readMove(type, sent)
  const handId = sent['handId']
  if (move === null || typeof handId !== 'string' || handId.length > LONGEST_ID)
    throw new CardRefusal('badMove')
  return { type: 'move', handId, move }
}

function readAmount(text: unknown, decimals: number): string {
  const amount = typeof text === 'string' && text.length <= 30 ? readMoney(text) : undefined
  if (amount === undefined || !fitsDecimals(amount, decimals)) throw new CardRefusal('badAmount')
  return String(amount)
}

/** Cards that a client sent: some whole numbers, at most as many as a hand has. Throws a CardRefusal for anything else. */
export function readCards(value: unknown, most: number): readonly number[] {
  if (!Array.isArray(value) || value.length > most || !value.every((card) => Number.isInteger(card)))
    throw new CardRefusal('badMove')
  return value as number[]
}
