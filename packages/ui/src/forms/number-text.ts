// SPDX-License-Identifier: Apache-2.0
/** What a person typed into a number field: a number with Latin digits and a point, or why it is none. */
export type NumberReading =
  | { state: 'read'; text: string }
  | { state: 'empty' | 'none' | 'fine' }
  /** Two numbers can be meant: which, without signs between thousands. */
  | { state: 'unclear'; whole: string; part: string }

/** How the program with the fields reads numbers, and what it says of those that it cannot read. */
export interface NumberReader {
  read(typed: string, decimals: number): NumberReading
  unclear(readings: { whole: string; part: string }): string
  unread(): string
}

/** Plain numbers, for a page that has set no reader, such as the gallery. */
let reader: NumberReader = {
  read(typed, decimals) {
    if (typed === '') return { state: 'empty' }
    const [, part] = /^\d+(?:\.(\d*))?$/.exec(typed) ?? []
    if (!/^\d/.test(typed)) return { state: 'none' }
    return (part ?? '').length > decimals ? { state: 'fine' } : { state: 'read', text: typed }
  },
  unclear: ({ whole, part }) => `${whole}? ${part}?`,
  unread: () => '?',
}

/** Gives the number fields of this program their reader; once, before the first field. */
export function readNumbersWith(given: NumberReader): void {
  reader = given
}

/**
 * The value of a field whose text cannot be read, or has two readings. It is no number, so nothing that counts with it, and no
 * call that is sent with it, takes it for one.
 */
export const unreadable = 'NaN'

/** What a person typed into a number field. */
export const readNumberText = (typed: string, decimals: number): NumberReading => reader.read(typed, decimals)

/** The value of typed text in a number field: Latin digits and a point, '' if empty, `unreadable` if it is not clear. */
export function valueOfReading(reading: NumberReading): string {
  if (reading.state === 'read') return reading.text
  return reading.state === 'empty' ? '' : unreadable
}

/** What is wrong with typed text; undefined if nothing is. */
export function readingProblem(reading: NumberReading): string | undefined {
  if (reading.state === 'unclear') return reader.unclear(reading)
  return reading.state === 'none' || reading.state === 'fine' ? reader.unread() : undefined
}

/** A sign between thousands with some digits behind it: another digit can still make it whole. */
const unfinished = /^\d{1,3}[.,]\d{0,2}$/

/** Whether a field takes this text: what can be, or become, a number. */
export function isTaken(typed: string, reading: NumberReading): boolean {
  if (reading.state === 'fine') return unfinished.test(typed.trim())
  return reading.state !== 'none' || /^[\p{Nd}\p{Cf}\s.,'’٫٬،．，。]+$/u.test(typed)
}

/** The value after one step, within the bounds; an empty field begins at 0. */
export function stepNumber(
  value: string,
  by: number,
  {
    min = 0,
    max = Number.MAX_SAFE_INTEGER,
    decimals = 0,
  }: { min?: number | undefined; max?: number | undefined; decimals?: number },
): string {
  const scale = 10 ** decimals
  const next = (Math.round((Number(value) || 0) * scale) + Math.round(by * scale)) / scale
  return Math.min(max, Math.max(min, next)).toFixed(decimals)
}
