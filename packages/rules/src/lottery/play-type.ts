import type { DrawResult } from './lottery.ts'
import { type OddsTable, oddsFromText } from './odds.ts'

/** What a member chooses for a play, and how many picks that makes. */
export type PickForm =
  /** Every number is a pick of its own. With `repeats` the order of its digits does not matter and they repeat like this: [2,1] is a pair and another. */
  | { form: 'numbers'; digits: number; most: number; repeats?: readonly number[] }
  /** As above, but the digits stand at places of a row of five; `-` where nothing is bet on. */
  | { form: 'places'; places: number; most: number; repeats?: readonly number[] }
  /** Exactly `count` different numbers make one pick together. */
  | { form: 'together'; count: number; lowest: number; highest: number; digits: number }
  /** Exactly one of these words. */
  | { form: 'choice'; choices: readonly string[] }

/** A way to bet on a lottery. */
export interface PlayType {
  /** The code on the wire and in addresses (D-122). */
  code: string
  pick: PickForm
  /** How many numbers of a draw one pick is compared with; a pick costs the stake once for each. */
  lots: number
  /** Default odds by tier; the server may set others. */
  odds: OddsTable
  /** May it be played as "đảo": every distinct order of a number's digits is a pick? */
  dao: boolean
  /** The tiers that an expanded pick hits in a draw: one entry for each prize, none when it lost. */
  winsOf: (pick: readonly string[], result: DrawResult) => readonly string[]
}

/** The tier of plays with a single prize. */
export const win = 'win'

/** Odds by tier from texts such as `9.5`. Throws RangeError on a text that is no odds. */
export function oddsBy(texts: Readonly<Record<string, string>>): OddsTable {
  return Object.fromEntries(Object.entries(texts).map(([tier, text]) => {
    const odds = oddsFromText(text)
    if (!odds) throw new RangeError(`${text} is no odds`)
    return [tier, odds]
  }))
}

/** Those that hold, once `win` each: the wins of plays with a single prize. */
export const winsWhere = <Item>(items: readonly Item[], holds: (item: Item) => boolean): readonly string[] =>
  items.filter(holds).map(() => win)
