// SPDX-License-Identifier: Apache-2.0
import { drawsOfText } from './draws.ts'

/** What a demonstration title is built like. */
export type DemoKind =
  | 'classic'
  | 'lines10'
  | 'lines20'
  | 'lines25'
  | 'lines50'
  | 'ways243'
  | 'ways1024'
  | 'waysMany'
  | 'hold'
export type DemoSwing = 'low' | 'medium' | 'high'

/** Pays of each symbol for one, two, three … of a kind, in parts of the stake. */
export type DemoPays = Readonly<Record<string, readonly number[]>>

interface Reels {
  readonly strips: readonly string[]
  readonly parts: number
  readonly wild: string
  readonly scatter?: { readonly symbol: string; readonly pays: readonly number[] }
  readonly freeGames?: {
    readonly spins: readonly number[]
    readonly again: readonly number[]
    readonly factor: number
    readonly most: number
  }
  readonly winCap?: number
}
interface DemoCoin {
  readonly pays: number
  readonly cases: number
  readonly jackpot?: 'mini' | 'minor' | 'major'
}

/** The rules of a model without its pays, in the form that the studio's engines read. */
export type DemoReels =
  | (Reels & {
      readonly engine: 'lines'
      readonly rows: number
      readonly lines: readonly (readonly number[])[]
      readonly holdAndSpin?: {
        readonly from: number
        readonly respins: number
        readonly rarity: number
        readonly values: readonly DemoCoin[]
        readonly grand: number
      }
    })
  | (Reels & { readonly engine: 'ways'; readonly heights: readonly number[] })

/**
 * An engine with its strips and a table of pays from which each title derives its own. Rounds name their model, so a
 * model never changes once it was played: another one is added instead.
 */
export interface DemoModel {
  readonly name: string
  readonly kind: DemoKind
  readonly swing: DemoSwing
  readonly reels: DemoReels
  readonly pays: DemoPays
  /** The class of its deviation, 1 (calm) to 5 (wild), whichever pays a title has. */
  readonly volatility: 1 | 2 | 3 | 4 | 5
}

/** Lines of a model as the catalogue states them; null where it pays in ways. */
export const linesOf = ({ reels }: DemoModel): number | null =>
  reels.engine === 'lines' ? reels.lines.length : null

/** By each of these, equally often, the smallest stake of a title is larger than a coin for every part. */
const STEEPER = {
  /** No round pays much, so the largest stake is high. */
  classic: [1, 1, 1, 2, 5, 10, 25, 50],
  calm: [1, 1, 1, 1, 2, 5, 10, 20],
  other: [1, 1, 1, 2],
} as const

/**
 * The smallest stake of a title in hundredths of a unit, where a currency's own smallest stake is ten of them: at least a
 * coin for each part of the stake, so that every win is a whole number of coins.
 */
export function minimumHundredths(
  { kind, swing, reels }: Pick<DemoModel, 'kind' | 'swing' | 'reels'>,
  gameId: string,
): number {
  const calm = swing === 'low' && kind !== 'waysMany'
  const steeper: readonly number[] = STEEPER[kind === 'classic' ? 'classic' : calm ? 'calm' : 'other']
  const at = Math.floor(drawsOfText(`stake ${gameId}`)() * steeper.length)
  return Math.max(10, reels.parts) * steeper[at]!
}

const FEATURES: Readonly<Record<'classic' | 'lines' | 'ways' | 'hold', readonly string[]>> = {
  classic: ['wilds'],
  lines: ['wilds', 'freespins', 'scatter', 'multiplier'],
  ways: ['wilds', 'freespins', 'scatter', 'multiplier', 'ways'],
  hold: ['wilds', 'holdandwin', 'respins', 'jackpot'],
}

/** The features that it plays, by the words of the catalogue. */
export function featuresOf({ kind, reels }: Pick<DemoModel, 'kind' | 'reels'>): readonly string[] {
  if (kind === 'classic' || kind === 'hold') return FEATURES[kind]
  return FEATURES[reels.engine]
}

/** What pays: each symbol and each number of them that does, in a fixed order. */
export const eventsOf = ({ pays }: Pick<DemoModel, 'pays'>): (readonly [symbol: string, count: number])[] =>
  Object.entries(pays).flatMap(([symbol, table]) =>
    table.flatMap((pay, index) => (pay > 0 ? [[symbol, index + 1] as const] : [])),
  )
