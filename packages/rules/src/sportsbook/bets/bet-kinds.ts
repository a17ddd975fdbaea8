// SPDX-License-Identifier: Apache-2.0
import { choose } from '../../lottery/ratio.ts'

/** The most events of one bet, and the most lines (combinations) of a system. */
export const mostLegs = 20
export const mostLines = 1024

/** A kind of bet: from so many legs it makes every combination of each size. */
export interface BetKind {
  code: string
  legs: number
  sizes: readonly number[]
}

const from = (lowest: number, highest: number): readonly number[] =>
  Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index)

/** Systems with a name: without singles from doubles on, "lucky" ones and the patent with singles. */
export const namedSystems: readonly BetKind[] = [
  { code: 'trixie', legs: 3, sizes: from(2, 3) },
  { code: 'patent', legs: 3, sizes: from(1, 3) },
  { code: 'yankee', legs: 4, sizes: from(2, 4) },
  { code: 'lucky_15', legs: 4, sizes: from(1, 4) },
  { code: 'canadian', legs: 5, sizes: from(2, 5) },
  { code: 'lucky_31', legs: 5, sizes: from(1, 5) },
  { code: 'heinz', legs: 6, sizes: from(2, 6) },
  { code: 'lucky_63', legs: 6, sizes: from(1, 6) },
  { code: 'super_heinz', legs: 7, sizes: from(2, 7) },
  { code: 'goliath', legs: 8, sizes: from(2, 8) },
]

/** The kind of bet of a code, for so many legs; undefined if there is none. */
export function betKindOf(code: string, legs: number): BetKind | undefined {
  const key = `${code} ${legs}`
  const known = knownKinds.get(key)
  if (known) return known
  const kind = readKind(code, legs)
  if (kind) knownKinds.set(key, kind)
  return kind
}

/** Kinds that exist, of which there are few; to read them anew for every bet takes as long as to settle it. */
const knownKinds = new Map<string, BetKind>()

function readKind(code: string, legs: number): BetKind | undefined {
  if (!Number.isInteger(legs) || legs < 1 || legs > mostLegs) return undefined
  if (code === 'single') return legs === 1 ? { code, legs, sizes: [1] } : undefined
  if (code === 'multiple') return legs > 1 ? { code, legs, sizes: [legs] } : undefined
  const named = namedSystems.find((kind) => kind.code === code && kind.legs === legs)
  if (named) return named
  const [, size, of] = /^([1-9]\d?)_of_([1-9]\d?)$/.exec(code) ?? []
  const isSystem = Number(of) === legs && Number(size) < legs
  return isSystem ? { code, legs, sizes: [Number(size)] } : undefined
}

/** The kinds of bet that so many legs can make, as the slip offers them. */
export function betKindsFor(legs: number): readonly BetKind[] {
  const codes = [
    'single',
    'multiple',
    ...from(2, Math.max(2, legs - 1)).map((size) => `${size}_of_${legs}`),
    ...namedSystems.map(({ code }) => code),
  ]
  return codes
    .map((code) => betKindOf(code, legs))
    .filter((kind) => kind !== undefined)
    .filter((kind) => lineCount(kind) <= mostLines)
}

/** How many lines a kind has: 11 of a yankee. */
export const lineCount = ({ legs, sizes }: Pick<BetKind, 'legs' | 'sizes'>): number =>
  Number(sizes.reduce((sum, size) => sum + choose(legs, size), 0n))

/**
 * The stake of each line when a member states one for the whole bet: rounded down, so that the bet never costs
 * more than stated. What cannot be divided is not taken.
 */
export const stakePerLine = (stakeMinor: bigint, kind: BetKind): bigint =>
  stakeMinor / BigInt(lineCount(kind))
