// SPDX-License-Identifier: Apache-2.0
import type { DrawResult } from '../lottery.ts'
import { numbersOf, oddsBy, play, type PlayType } from '../play-type.ts'
import { none, plus, type Ratio, ratioOf, times } from '../ratio.ts'

/** How many numbers each prize row has; the tier of a row is its label. */
const rows = [
  { tier: 'DB', count: 2 },
  { tier: 'G1', count: 4 },
  { tier: 'G2', count: 6 },
  { tier: 'G3', count: 8 },
] as const
const numbers = 1_000

/** m3: one number of three digits; every number of the draw that equals it pays, and prizes add up. */
const single = play({
  code: 'm3',
  pick: numbersOf(3),
  odds: oddsBy({ DB: '100', G1: '35', G2: '21', G3: '10' }),
  // All 20 numbers alike would pay 546, less than six of the highest prize.
  mostWins: () => 6,
  expected: () => Object.fromEntries(rows.map(({ tier, count }) => [tier, ratioOf(count, numbers)])),
  winsOf: (pick, result) =>
    rows.flatMap(({ tier }, index) =>
      (result[index] ?? []).filter((number) => pick.includes(number)).map(() => tier),
    ),
})

/** Whether each of the two picked numbers is in a row. */
type Found = readonly [first: boolean, second: boolean]

/** The prize for what was found in each row; the highest one only. */
function tierOf(found: readonly Found[]): string | undefined {
  const both = found.findIndex(([first, second]) => first && second)
  if (both >= 0) return rows[both]?.tier
  if (found.some(([first]) => first) && found.some(([, second]) => second)) return 'any2'
  if (found[0]?.some(Boolean)) return 'DB1'
  return found.some((row) => row.some(Boolean)) ? 'any1' : undefined
}

/** The chance that a row of so many numbers has both, only the first, only the second, or neither. */
function chancesOf(count: number): readonly (readonly [Found, Ratio])[] {
  const share = (left: number): Ratio =>
    ratioOf(BigInt(left) ** BigInt(count), BigInt(numbers) ** BigInt(count))
  const minus = (one: Ratio, other: Ratio): Ratio => plus(one, times(other, ratioOf(-1, 1)))
  const neither = share(numbers - 2)
  const onlyOne = minus(share(numbers - 1), neither)
  const both = minus(minus(ratioOf(1, 1), neither), times(onlyOne, ratioOf(2, 1)))
  return [
    [[true, true], both],
    [[true, false], onlyOne],
    [[false, true], onlyOne],
    [[false, false], neither],
  ]
}

function chancesOfPair(): Readonly<Record<string, Ratio>> {
  const chances: Record<string, Ratio> = {}
  const visit = (found: readonly Found[], chance: Ratio): void => {
    const row = rows[found.length]
    if (row) {
      for (const [here, share] of chancesOf(row.count)) visit([...found, here], times(chance, share))
      return
    }
    const tier = tierOf(found)
    if (tier !== undefined) chances[tier] = plus(chances[tier] ?? none, chance)
  }
  visit([], ratioOf(1, 1))
  return chances
}

let pairChances: Readonly<Record<string, Ratio>> | undefined

/**
 * m3plus: two different numbers. Both in one row, both anywhere, or one of them; the highest prize counts.
 */
const pair = play({
  code: 'm3plus',
  pick: { form: 'together', count: 2, lowest: 0, highest: 999, digits: 3 },
  odds: oddsBy({
    DB: '100000',
    G1: '4000',
    G2: '1000',
    G3: '500',
    any2: '100',
    DB1: '15',
    any1: '4',
  }),
  expected: () => (pairChances ??= chancesOfPair()),
  winsOf: ([first = '', second = ''], result: DrawResult) => {
    const tier = tierOf(
      rows.map((_, index) => [(result[index] ?? []).includes(first), (result[index] ?? []).includes(second)]),
    )
    return tier === undefined ? [] : [tier]
  },
})

const mostPairs = 10

/**
 * m3pro: two different numbers in one of six digits, whose order counts: DB in this order, DB the other way round, both
 * in another row, both anywhere, or one of them; the highest prize counts.
 */
const orderedPair = play({
  code: 'm3pro',
  pick: { form: 'numbers', digits: 6, most: mostPairs, halvesDiffer: true },
  odds: oddsBy({
    DB: '200000',
    DBr: '40000',
    G1: '3000',
    G2: '1000',
    G3: '400',
    any2: '100',
    DB1: '10',
    any1: '4',
  }),
  // Several pairs can share numbers, and each wins one prize.
  mostWins: (picks) => picks,
  expected: () => (orderedChances ??= chancesInOrder()),
  winsOf: (pick, result: DrawResult) =>
    pick.flatMap((digits) => {
      const [first, second] = [digits.slice(0, 3), digits.slice(3)]
      const tier = tierOf(
        rows.map((_, index) => [
          (result[index] ?? []).includes(first),
          (result[index] ?? []).includes(second),
        ]),
      )
      if (tier === undefined) return []
      return tier === 'DB' && result[0]?.[0] !== first ? ['DBr'] : [tier]
    }),
})

let orderedChances: Readonly<Record<string, Ratio>> | undefined

/** Both numbers of DB come in either order equally often. */
function chancesInOrder(): Readonly<Record<string, Ratio>> {
  const { DB = none, ...others } = chancesOfPair()
  const half = times(DB, ratioOf(1, 2))
  return { DB: half, DBr: half, ...others }
}

/** The play of Max 3D Pro. Its odds are a ten thousandth of the prizes for a play of ten thousand. */
export const max3dProPlays: readonly PlayType[] = [orderedPair]

/** The plays of Max 3D. Their odds are a ten thousandth of the prizes for a play of ten thousand. */
export const max3dPlays: readonly PlayType[] = [single, pair]
