// SPDX-License-Identifier: Apache-2.0
import type { HoldAndSpin } from './hold-and-spin.ts'
import type { PickBonus } from './pick-bonus.ts'
import type { WildReels } from './wild-reels.ts'

/** One letter: a symbol of a slot. What it looks like belongs to the title's art. */
export type SlotSymbol = string

/** Free games that scatters bring. */
export interface FreeGames {
  /** How many by the number of scatters; index 0 is for one. */
  readonly spins: readonly number[]
  /** How many more if it happens during free games. */
  readonly again: readonly number[]
  /** Every win of a free game is multiplied by this. */
  readonly factor: number
  /** A round never has more. */
  readonly most: number
}

/** What all engines have in common. */
interface ReelRules {
  /**
   * The symbols of each reel, one letter a stop, circular. Their number is a power of two, so that each stop
   * takes exactly the same share of the 2^32 values of a float.
   */
  readonly strips: readonly string[]
  /** What one, two, three … of a kind from the left pay, in parts of the stake. */
  readonly pays: Readonly<Record<SlotSymbol, readonly number[]>>
  /** How many of those parts the stake has. A million is divisible by it. */
  readonly parts: number
  /** Stands for every symbol in `pays`, on every reel except the first. */
  readonly wild?: SlotSymbol
  /** Pays wherever it is, in whole stakes, by the number of scatters; index 0 is for one. */
  readonly scatter?: { readonly symbol: SlotSymbol; readonly pays: readonly number[] }
  readonly freeGames?: FreeGames
  /** A round never pays more, in whole stakes: it ends where it reaches this. Part of the maths. */
  readonly winCap?: number
}

/** Symbols pay along lines. */
export interface LineRules extends ReelRules {
  /** Coins that stay; their symbol is the scatter, which pays and brings nothing else. */
  readonly holdAndSpin?: HoldAndSpin
  /** Wilds that fill their whole reel. */
  readonly wildReels?: WildReels
  /** Chests to open; their symbol is the scatter. */
  readonly pick?: PickBonus
  readonly engine: 'lines'
  readonly rows: number
  /** The row of each reel, from 0. */
  readonly lines: readonly (readonly number[])[]
  /** All wins are multiplied when the whole window shows one of these symbols. */
  readonly fullWindow?: { readonly symbols: string; readonly factor: number }
}

/** Symbols pay in every way to choose one from each reel; with several heights a reel changes its own. */
export interface WayRules extends ReelRules {
  readonly engine: 'ways'
  /** The heights that a reel may have, each equally likely; a power of two of them. */
  readonly heights: readonly number[]
}

export type SlotRules = LineRules | WayRules

/** What one spin shows: where each reel stops, and how many rows it has. */
export interface SlotWindow {
  readonly stops: readonly number[]
  readonly heights: readonly number[]
  /** Reels that show only wilds, whatever their strips hold there; in slots with wild reels. */
  readonly wildReels?: readonly number[]
}

/** True when reels have more than one height, which then needs floats of its own. */
export function changesHeight(rules: SlotRules): rules is WayRules {
  return rules.engine === 'ways' && rules.heights.length > 1
}

/** The heights that one reel may have. */
export const heightsOf = (rules: SlotRules): readonly number[] =>
  rules.engine === 'lines' ? [rules.rows] : rules.heights

/** Hold and spin, if a slot has it. */
export const holdOf = (rules: SlotRules): HoldAndSpin | undefined =>
  rules.engine === 'lines' ? rules.holdAndSpin : undefined

/** The pick bonus, if a slot has it. */
export const pickOf = (rules: SlotRules): PickBonus | undefined =>
  rules.engine === 'lines' ? rules.pick : undefined

/** How many cells the window of a slot of lines has. */
export const cellsOf = (rules: SlotRules): number => rules.strips.length * heightsOf(rules)[0]!

/** How many spins so many scatters bring, in the paid spin or in a free one. */
export function spinsOf(rules: SlotRules, scatters: number, isPaid: boolean): number {
  const hold = holdOf(rules)
  if (hold) return isPaid && scatters >= hold.from ? hold.respins : 0
  const pick = pickOf(rules)
  if (pick) return isPaid && scatters >= pick.from ? 1 : 0
  const awards = isPaid ? rules.freeGames?.spins : rules.freeGames?.again
  return awards?.[scatters - 1] ?? 0
}

/** The visible symbol of a row; the strip is circular, and a wild reel shows nothing of it. */
export function symbolAt(
  { strips, wild }: SlotRules,
  { stops, wildReels }: SlotWindow,
  reel: number,
  row: number,
): SlotSymbol {
  if (wild !== undefined && wildReels?.includes(reel)) return wild
  const strip = strips[reel]!
  return strip[(stops[reel]! + row) % strip.length]!
}
