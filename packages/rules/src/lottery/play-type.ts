// SPDX-License-Identifier: Apache-2.0
import type { DrawResult } from './lottery.ts'
import { type OddsTable, oddsFromText } from './odds.ts'
import { type Ratio, ratioOf } from './ratio.ts'

/** What a member chooses for a play, and how many picks that makes. */
export type PickForm =
  /**
   * Every number is a pick of its own. With `repeats` the order of its digits does not matter and they repeat
   * like this: [2,1] is a pair and another.
   */
  | {
      form: 'numbers'
      digits: number
      most: number
      repeats?: readonly number[] | undefined
      /** The first half of the digits is a number, and the second half another. */
      halvesDiffer?: true
    }
  /** As above, but the digits are at positions of a row of five; `-` for a position without a bet. */
  | { form: 'positions'; positions: number; most: number; repeats?: readonly number[] | undefined }
  /** Exactly `count` different numbers make one pick together. */
  | { form: 'together'; count: number; lowest: number; highest: number; digits: number }
  /** So many different balls and one special ball, such as `s07`, make one pick together. */
  | { form: 'special'; count: number; of: number; specialOf: number }
  /** So many different balls, each at a position of its own, such as `02-07`, make one pick together. */
  | { form: 'ranked'; count: number; positions: number; of: number }
  /** Exactly one of these words. */
  | { form: 'choice'; choices: readonly string[] }

/** Whether all numbers of a pick are one bet together. */
export const isTogether = (pick: PickForm): boolean =>
  pick.form === 'together' || pick.form === 'special' || pick.form === 'ranked'

/** A way to bet on a lottery. */
export interface PlayType {
  /** The code on the wire and in addresses (D-122). */
  code: string
  pick: PickForm
  /** How many numbers of a draw one pick is compared with; a pick costs the stake once for each. */
  lots: number
  /** Default odds by tier; the server may set others. */
  odds: OddsTable
  /** Tiers without odds: their winners share a jackpot. */
  jackpots?: readonly string[]
  /** Other complete sets of odds that a brand may choose in place of `odds`. */
  tables?: Readonly<Record<string, OddsTable>>
  /** Whether it can be played as "đảo": every distinct order of a number's digits is a pick. */
  dao: boolean
  /**
   * The tiers that an expanded pick hits in a draw: one entry for each prize, none if it lost. A tier without
   * odds pays nothing.
   */
  winsOf: (pick: readonly string[], result: DrawResult) => readonly string[]
  /** The exact expected number of prizes of each tier for one pick; for a play of choices, of one choice. */
  expected: (choice: string) => Readonly<Record<string, Ratio>>
  /** The most prizes that a number of different picks can hit in one draw. */
  mostWins: (picks: number) => number
}

/** Whether a play pays anything at these odds; a table of Keno may leave a play out. */
export const isOffered = ({ jackpots = [] }: PlayType, odds: OddsTable): boolean =>
  jackpots.length > 0 || Object.values(odds).some(({ numerator }) => numerator > 0n)

/** The tier of plays with a single prize. */
export const win = 'win'
/** The tier that returns the stake. */
export const back = 'back'

/** The most numbers of one ticket: enough for all two-digit endings. */
const mostNumbers = 100

/** Numbers with a given count of digits, at most a hundred at a time. */
export const numbersOf = (digits: number): PickForm => ({
  form: 'numbers',
  digits,
  most: Math.min(mostNumbers, 10 ** digits),
})

/** Numbers of which only the digits count, and repeat like `repeats`. */
export const digitsAlike = (repeats: readonly number[]): PickForm => ({
  form: 'numbers',
  digits: repeats.reduce((sum, count) => sum + count, 0),
  most: mostNumbers,
  repeats,
})

/** Digits at positions of a row of five; with `repeats` in any order among those positions. */
export const digitsAtPositions = (positions: number, repeats?: readonly number[]): PickForm => ({
  form: 'positions',
  positions,
  most: mostNumbers,
  repeats,
})

export const oneOf = (...choices: readonly string[]): PickForm => ({ form: 'choice', choices })

/** `mostWins` of plays where a pick wins at most once, and at most `count` of all picks win. */
export const atMost =
  (count: number) =>
  (picks: number): number =>
    Math.min(picks, count)

/** Odds by tier from texts such as `9.5`. Throws RangeError on a text that is not valid odds. */
export function oddsBy(texts: Readonly<Record<string, string>>): OddsTable {
  return Object.fromEntries(
    Object.entries(texts).map(([tier, text]) => {
      const odds = oddsFromText(text)
      if (!odds) throw new RangeError(`${text} is no odds`)
      return [tier, odds]
    }),
  )
}

/** `win` once for each true item: the wins of plays with a single prize. */
export const winsWhere = <Item>(items: readonly Item[], holds: (item: Item) => boolean): readonly string[] =>
  items.filter(holds).map(() => win)

/** One `win` if it was won. */
export const winIf = (won: boolean): readonly string[] => (won ? [win] : [])

/** `expected` of plays with a single prize: the chance `wins` in `draws`, whatever is chosen. */
export const chanceOf = (wins: bigint | number, draws: bigint | number): PlayType['expected'] => {
  const chance = ratioOf(wins, draws)
  return () => ({ [win]: chance })
}

/** The fields that all plays of a family share; the family adds the rest. */
export const play = (
  rest: Pick<PlayType, 'code' | 'pick' | 'odds' | 'winsOf' | 'expected'> & Partial<PlayType>,
): PlayType => ({ lots: 1, dao: false, mostWins: atMost(1), ...rest })
