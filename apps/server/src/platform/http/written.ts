// SPDX-License-Identifier: Apache-2.0
/**
 * Marks what is JSON already, so that nobody takes it for a value that is still to be checked and written.
 */
const pieces = Symbol('pieces')

/**
 * A value of the wire as JSON, in pieces that are pasted together when it is sent. Long lists are answered
 * this way: their entries were checked and written once, and a thousand of them are joined in a millisecond
 * instead of being presented, checked and written anew for each list (some twenty).
 */
export interface Written<Value> {
  readonly [pieces]: readonly Uint8Array[]
  /** Only for the compiler: what was written. */ readonly of?: Value
}

type ValueOf<One> = One extends Written<infer Value> ? Value : One

const [comma, openList, closeList, openObject, closeObject] = [',', '[', ']', '{', '}'].map((sign) =>
  Buffer.from(sign),
) as [Buffer, Buffer, Buffer, Buffer, Buffer]

/** A value whose JSON is the given parts in a row. */
export const writtenAs = <Value>(...parts: Uint8Array[]): Written<Value> => ({ [pieces]: parts })

/** A list of what was written before. */
export function writeList<Item>(items: readonly Written<Item>[]): Written<Item[]> {
  const parts: Uint8Array[] = [openList]
  for (const item of items) {
    if (parts.length > 1) parts.push(comma)
    for (const piece of item[pieces]) parts.push(piece)
  }
  parts.push(closeList)
  return { [pieces]: parts }
}

/**
 * An object whose fields are written already, or stand on the wire as they are: texts, numbers, yes or no,
 * and lists and objects of such.
 */
export function writeObject<Fields extends object>(
  fields: Fields,
): Written<{ [Name in keyof Fields]: ValueOf<Fields[Name]> }> {
  const parts: Uint8Array[] = [openObject]
  for (const [name, field] of Object.entries(fields) as [string, unknown][]) {
    const named = `${parts.length > 1 ? ',' : ''}${JSON.stringify(name)}:`
    parts.push(Buffer.from(isWritten(field) ? named : `${named}${JSON.stringify(field)}`))
    if (isWritten(field)) for (const piece of field[pieces]) parts.push(piece)
  }
  parts.push(closeObject)
  return { [pieces]: parts }
}

export const isWritten = (value: unknown): value is Written<unknown> =>
  typeof value === 'object' && value !== null && pieces in value

/** The JSON of what was written, in UTF-8, in memory of its own. */
export function paste({ [pieces]: parts }: Written<unknown>): Buffer {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
