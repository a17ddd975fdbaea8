// SPDX-License-Identifier: Apache-2.0
/** Checks of values from outside. Each gives the value or throws RangeError with the name of the field. */

export type Fields = Readonly<Record<string, unknown>>

export function readFields(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RangeError(`${name} is not an object`)
  return value as Fields
}

export function readWhole(value: unknown, name: string, lowest: number, highest: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < lowest || value > highest)
    throw new RangeError(`${name} is not a whole number from ${lowest} to ${highest}`)
  return value
}

export function readList<Item>(
  value: unknown,
  name: string,
  most: number,
  readItem: (item: unknown, name: string) => Item,
): Item[] {
  if (!Array.isArray(value)) throw new RangeError(`${name} is not a list`)
  if (value.length > most) throw new RangeError(`${name} has more than ${most} entries`)
  return value.map((item, index) => readItem(item, `${name}[${index}]`))
}

export function readOneOf<Choice extends string>(
  value: unknown,
  name: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((each) => each === value)
  if (choice === undefined) throw new RangeError(`${name} is none of ${choices.join(', ')}`)
  return choice
}

export function readFlag(value: unknown, name: string): boolean {
  if (typeof value !== 'boolean') throw new RangeError(`${name} is neither true nor false`)
  return value
}

/** An id that somebody else gave: 1 to 100 printable characters. */
export function readId(value: unknown, name: string): string {
  if (typeof value !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(value))
    throw new RangeError(`${name} is not an id`)
  return value
}

/** Undefined if the field is missing, otherwise what `read` gives. */
export const readOptional = <Value>(
  value: unknown,
  name: string,
  read: (value: unknown, name: string) => Value,
): Value | undefined => (value === undefined || value === null ? undefined : read(value, name))
