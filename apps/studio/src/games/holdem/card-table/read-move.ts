// SPDX-License-Identifier: Apache-2.0
import { CardRefusal } from '../../../fair/card-room/card-refusal.ts'

/** Reads one field; undefined: it is not what it should be. */
export type ReadField = (value: unknown) => unknown
export type MoveShapes = Readonly<Record<string, Readonly<Record<string, ReadField>>>>

const DECIMAL = /^(0|[1-9]\d{0,14})(?:\.(\d{1,6}))?$/
const CHIPS = /^(0|[1-9]\d{0,8})$/
const SCALE = 6
const MOST_ID_CHARACTERS = 100

/** A decimal text in units of the currency, as whole millionths. */
export const decimal: ReadField = (value) => {
  const match = typeof value === 'string' ? DECIMAL.exec(value) : null
  return match ? String(BigInt(match[1]! + (match[2] ?? '').padEnd(SCALE, '0'))) : undefined
}
/** Whole chips of a tournament. */
export const chips: ReadField = (value) =>
  typeof value === 'string' && CHIPS.test(value) ? value : undefined
export const flag: ReadField = (value) => (typeof value === 'boolean' ? value : undefined)
export const chairNumber: ReadField = (value) =>
  Number.isInteger(value) && (value as number) >= 0 ? value : undefined
export const identifier: ReadField = (value) =>
  typeof value === 'string' && value !== '' && value.length <= MOST_ID_CHARACTERS ? value : undefined

/** The moves of a hand; `amount` reads what somebody raises to. */
export const handMoves = (amount: ReadField): MoveShapes => ({
  ...{ fold: { handId: identifier }, check: { handId: identifier }, call: { handId: identifier } },
  raise: { handId: identifier, to: amount },
})

/** Reads a move that has exactly the fields of its type. Throws a CardRefusal for anything else. */
export function readMove(value: unknown, shapes: MoveShapes): unknown {
  if (!isRecord(value)) throw new CardRefusal('badMove')
  const { type, ...fields } = value
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) throw new CardRefusal('badMove')
  const shape = shapes[type]!
  const isKnown = Object.keys(fields).every((name) => Object.hasOwn(shape, name))
  if (!isKnown) throw new CardRefusal('badMove')
  const read = Object.entries(shape).map(([name, readField]) => {
    const field = Object.hasOwn(fields, name) ? readField(fields[name]) : undefined
    if (field === undefined) throw new CardRefusal('badMove')
    return [name, field]
  })
  return { type, ...Object.fromEntries(read) }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
