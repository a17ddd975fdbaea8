// SPDX-License-Identifier: Apache-2.0

/** What somebody who knows a member could guess a payment password from. */
export interface PinFacts {
  /** `2001-05-31`; empty if it is not known. */
  birthday: string
  /** The mobile number, in digits; empty if it is not known. */
  mobile: string
}

/**
 * Common ones that no rule below covers: paths over the keys of a telephone, digits of constants, and words that are spelled by
 * how digits sound. They are the first of what published lists of leaked passwords hold, Western and Chinese ones.
 */
const common = new Set(
  `123654 147258 147852 258369 258456 369258 456852 852456 456258 357159 159357 159753 753159 753951 951753 741852 963852 852963
   789456 456789 456123 123789 789123 321654 654123 321456 456321 142536 415263 124578 235689 134679 147369 258963 369852
   100200 102030 010203 110120 110119 112358 121314 123000 000123 131415 123457 123465 123520 123521 123987 123098 135246 141627 142857
   314159 271828 292513 315475 200888 201314 211314 251314 131420 131421 131425 520123 520131 520521 520530 521125 521314 584520 584521
   135790 246810 336699 721521 518888 168888 888168 564335 235711 101112 010101 520025`.split(/\s+/),
)

const stepOf = (from: number, to: number): number => (to - from + 10) % 10

/** 345678, 135791, 987654: each digit as far from the one before, by one or two. */
function isRow(digits: readonly number[]): boolean {
  const step = stepOf(digits[0]!, digits[1]!)
  return (
    [1, 2, 8, 9].includes(step) &&
    digits.every((digit, at) => at === 0 || stepOf(digits[at - 1]!, digit) === step)
  )
}

/** 112233, 998877: pairs of a row. */
const isRowOfPairs = (digits: readonly number[]): boolean =>
  digits.every((digit, at) => digit === digits[at - (at % 2)]) &&
  [1, 2, 8, 9].includes(stepOf(digits[0]!, digits[2]!)) &&
  stepOf(digits[0]!, digits[2]!) === stepOf(digits[2]!, digits[4]!)

/** Whether six digits are guessed among the first by somebody who knows nothing of the member. */
function isCommon(pin: string): boolean {
  const digits = [...pin].map(Number)
  const half = pin.slice(0, 3)
  return (
    common.has(pin) ||
    new Set(digits).size <= 2 ||
    isRow(digits) ||
    isRowOfPairs(digits) ||
    pin === half + half ||
    pin === half + [...half].toReversed().join('')
  )
}

/** The ways to write a day in six digits. Years count after Christ and, as in Thailand, after the Buddha. */
function datesOf(birthday: string): string[] {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(birthday) ?? []
  if (year === undefined || month === undefined || day === undefined) return []
  return [year, String(Number(year) + 543)].flatMap((whole) => {
    const short = whole.slice(2)
    return [
      ...[day + month + short, month + day + short, short + month + day, short + day + month],
      ...[whole + month, month + whole, whole + day, day + whole],
    ]
  })
}

/**
 * Whether a payment password of six digits is too easy to guess: one of the commonest, the member's birthday, or digits of their
 * mobile number that stand together.
 */
export const isEasyPin = (pin: string, { birthday, mobile }: PinFacts): boolean =>
  isCommon(pin) || datesOf(birthday).includes(pin) || mobile.replace(/\D/g, '').includes(pin)
