// SPDX-License-Identifier: Apache-2.0
/** The built-in patterns by number (D-70), for the whole value of a field. */
interface Pattern {
  source: string
  accepts(value: string): boolean
}

const expression = (source: string): Pattern => {
  const compiled = new RegExp(`^(?:${source})$`, 'u')
  return { source, accepts: (value) => compiled.test(value) }
}

const isRealDate = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(2000, 0, 1))
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const dateYearFirst: Pattern = {
  source: 'yyyy-MM-dd',
  accepts: (value) =>
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    isRealDate(Number(value.slice(0, 4)), Number(value.slice(5, 7)), Number(value.slice(8))),
}
const dateMonthFirst: Pattern = {
  source: 'MM-dd-yyyy',
  accepts: (value) =>
    /^\d\d-\d\d-\d{4}$/.test(value) &&
    isRealDate(Number(value.slice(6)), Number(value.slice(0, 2)), Number(value.slice(3, 5))),
}

/** By patternId, 0 to 20. Each runs in time linear in the value. */
export const patterns = [
  expression('[\\s\\S]*'),
  expression('[A-Za-z][A-Za-z0-9]*'),
  expression('[\\p{Script=Han}0-9]+'),
  expression('[A-Za-z0-9._%+\\-]+@[A-Za-z0-9\\-]+(\\.[A-Za-z0-9\\-]+)+'),
  expression('[A-Za-z0-9]+'),
  expression('(?=.*[A-Za-z])(?=.*\\d)[A-Za-z0-9]+'),
  expression('\\d+'),
  expression('(?=.*[A-Z])[A-Za-z0-9]+'),
  expression('[A-Za-z ]+'),
  expression('\\S+'),
  expression('[\\p{Script=Han}\\p{P}]+'),
  dateYearFirst,
  expression('[\\p{L}\\p{M} ]+'),
  dateMonthFirst,
  expression('[\\p{L}\\p{M}\\p{Nd}]+'),
  expression('\\p{Script=Hangul}+'),
  expression('\\p{Script=Thai}+'),
  expression('[\\p{Script=Thai}A-Za-z ]+'),
  expression('(?=.*[A-Z])[A-Z ]+'),
  expression('[\\x21-\\x7E]+'),
  expression('(?=.*[A-Z])(?=.*[a-z])(?=.*\\d)(?=.*[^A-Za-z0-9\\s])\\S+'),
] as const satisfies readonly Pattern[]

export type PatternId =
  | 0
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 11
  | 12
  | 13
  | 14
  | 15
  | 16
  | 17
  | 18
  | 19
  | 20

export const isPatternId = (id: number): id is PatternId =>
  Number.isInteger(id) && id >= 0 && id < patterns.length

/** The built-in pattern with exactly this expression, if any. */
export const patternOfSource = (source: string): Pattern | undefined =>
  patterns.find((pattern) => pattern.source === source)
