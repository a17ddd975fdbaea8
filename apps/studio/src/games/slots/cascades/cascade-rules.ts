// SPDX-License-Identifier: Apache-2.0
import { MULTIPLIER_ONE, type Multiplier } from '../../../fair/multiplier.ts'
import type { SlotSymbol } from '../slot-rules.ts'

/** From so many symbols on a win pays this, in parts of the stake. */
export interface CountPay {
  readonly from: number
  readonly pays: number
}

/** In how many of all cases a cell gets a symbol. The cases add up to a power of two, at most 65,536. */
export type Weights = Readonly<Record<SlotSymbol, number>>

/** Free games that scatters bring. Lists by the number of scatters begin with one; their last entry is for more. */
export interface CascadeFreeGames {
  readonly spins: readonly number[]
  /** How many more if it happens during free games. */
  readonly again: readonly number[]
  /** A round never has more. */
  readonly most: number
  /** The symbols of free games, if they come otherwise than in the paid spin. */
  readonly weights?: Weights
}

/** What all engines with cascades have in common: winning symbols vanish, the rest falls, and new ones come. */
interface TumblingRules {
  readonly columns: number
  readonly rows: number
  readonly weights: Weights
  /** What a number of equal symbols pays, by increasing numbers. */
  readonly pays: Readonly<Record<SlotSymbol, readonly CountPay[]>>
  /** How many parts the stake has. A million is divisible by it, and by its product with the price of a bonus. */
  readonly parts: number
  /** Never vanishes; it pays wherever it is on the last board of a spin, in whole stakes. */
  readonly scatter: { readonly symbol: SlotSymbol; readonly pays: readonly number[] }
  readonly freeGames: CascadeFreeGames
  /** A spin wins at most so often in a row: after the last of these wins nothing falls any more. */
  readonly mostWins: number
  /** A round never pays more, in whole stakes: it ends after the spin that reaches this. Part of the maths. */
  readonly winCap: number
  /** The bonus may be bought: free games without the paid spin, for this many stakes. */
  readonly buy?: { readonly price: number; readonly spins: number }
}

/** Equal symbols pay that touch each other, side by side or one above the other. */
export interface ClusterRules extends TumblingRules {
  readonly engine: 'clusters'
  /** What the first, second, third … win of a spin in a row is multiplied by; the last entry is for all further ones. */
  readonly factors: readonly number[]
  /** In free games the wins of the whole round are counted, so that the factor never falls. */
  readonly keepsFactor: boolean
}

/** Equal symbols pay wherever they are. */
export interface ScatterPaysRules extends TumblingRules {
  readonly engine: 'scatterPays'
  /**
   * Symbols that never vanish. Those on the last board of a winning spin add up and multiply its wins; in free
   * games those of all spins so far do.
   */
  readonly multipliers: Readonly<Record<SlotSymbol, number>>
}

export type CascadeRules = ClusterRules | ScatterPaysRules

export const cellsOfBoard = ({ columns, rows }: CascadeRules): number => columns * rows

export const casesOfWeights = (weights: Weights): number =>
  Object.values(weights).reduce((sum, cases) => sum + cases, 0)

/** The symbols of the paid spin, or those of free games. */
export const weightsOf = (rules: CascadeRules, free: boolean): Weights =>
  (free ? rules.freeGames.weights : undefined) ?? rules.weights

/** An entry of a list by number from one; the last one is for more. */
export const atNumber = (list: readonly number[], number: number): number =>
  number < 1 ? 0 : (list[Math.min(number, list.length) - 1] ?? 0)

/** What so many equal symbols pay, in parts of the stake. */
export function payOfCount(pays: readonly CountPay[], count: number): number {
  let paid = 0
  for (const { from, pays: parts } of pays) if (count >= from) paid = parts
  return paid
}

/** A symbol that wins and vanishes: neither a scatter nor a multiplier. */
export const isPaying = (rules: CascadeRules, symbol: SlotSymbol): boolean => symbol in rules.pays

/** A bought round pays in parts of what was taken for it, not of the stake that its price multiplies. */
export const partOf = (rules: CascadeRules, bought: boolean): Multiplier =>
  MULTIPLIER_ONE / rules.parts / (bought ? rules.buy!.price : 1)

/** No round reads more floats: one for each cell of each board of each spin. */
export const mostFloats = (rules: CascadeRules): number =>
  cellsOfBoard(rules) * rules.mostWins * (1 + rules.freeGames.most)
