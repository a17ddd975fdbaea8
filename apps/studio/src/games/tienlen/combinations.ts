// SPDX-License-Identifier: Apache-2.0
import { areConsecutive, climbingRank, TWO } from '../../fair/card-room/climbing/climbing-rank.ts'
import { isRed, suitOf } from '../../runtime/cards/card.ts'

/** pairs: three or more consecutive ones. */
export type TienLenKind = 'single' | 'pair' | 'triple' | 'quad' | 'straight' | 'pairs'

export interface TienLenCombination {
  readonly kind: TienLenKind
  /** How many cards it has. */
  readonly length: number
  /** Its highest card by worth. */
  readonly top: number
}

/** What beats what where the rules are by custom only. */
export interface ChopSettings {
  /** Whether a quad chops a pair of 2s. */
  readonly quadChopsPairOfTwos: boolean
  /** Whether four pairs beat a quad, and a quad three pairs. */
  readonly chopsBeatChops: boolean
}

/** Spade, club, diamond, heart, by the suits of a card. */
const suitWorth = [0, 3, 1, 2] as const

/** 0 for the 3 of spades to 51 for the 2 of hearts. */
export const tienLenOrder = (card: number): number => climbingRank(card) * 4 + suitWorth[suitOf(card)]!

const sameRanks: readonly (TienLenKind | undefined)[] = [undefined, 'single', 'pair', 'triple', 'quad']

/** What some cards are together; null if they cannot be played. */
export function combinationOf(cards: readonly number[]): TienLenCombination | null {
  const kind = kindOf(cards.map(climbingRank).sort((one, other) => one - other))
  return kind ? { kind, length: cards.length, top: Math.max(...cards.map(tienLenOrder)) } : null
}

function kindOf(ranks: readonly number[]): TienLenKind | undefined {
  const [lowest, highest] = [ranks[0], ranks.at(-1)]
  if (lowest === highest) return sameRanks[ranks.length]
  if (highest === TWO) return undefined
  if (ranks.length >= 3 && areConsecutive(ranks)) return 'straight'
  const [even, odd] = [0, 1].map((part) => ranks.filter((_, at) => at % 2 === part)) as [number[], number[]]
  const arePairs = even.length === odd.length && even.every((rank, at) => rank === odd[at])
  return arePairs && even.length >= 3 && areConsecutive(even) ? 'pairs' : undefined
}

const FIRST_TWO = TWO * 4

/** How strong a combination chops; 0 if it does not: three pairs, a quad, four pairs, five pairs. */
function chopLevel({ kind, length }: TienLenCombination): number {
  if (kind === 'quad') return 2
  if (kind !== 'pairs') return 0
  return length === 6 ? 1 : length / 2 - 1
}

/** Whether a combination chops another one: it beats it without being of its kind. */
export function chops(next: TienLenCombination, over: TienLenCombination, settings: ChopSettings): boolean {
  const level = chopLevel(next)
  if (level === 0) return false
  if (over.top >= FIRST_TWO && over.kind === 'single') return true
  if (over.top >= FIRST_TWO && over.kind === 'pair')
    return next.kind === 'quad' ? settings.quadChopsPairOfTwos : next.length >= 8
  const overLevel = chopLevel(over)
  return settings.chopsBeatChops && overLevel > 0 && level > overLevel
}

/** Whether a combination may be played on another one. */
export function beats(next: TienLenCombination, over: TienLenCombination, settings: ChopSettings): boolean {
  if (next.kind === over.kind && next.length === over.length) return next.top > over.top
  return chops(next, over, settings)
}

/** What the 2s among some cards are worth, in half units: 13 a black one, 26 a red one. */
export function twosInHalfUnits(cards: readonly number[]): number {
  const twos = cards.filter((card) => climbingRank(card) === TWO)
  return twos.reduce((sum, card) => sum + (isRed(card) ? 26 : 13), 0)
}
