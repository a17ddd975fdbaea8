// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../../../fair/fraction.ts'
import { fishKinds, MULTIPLE_WEIGHTS } from '../kinds.ts'
import { ROLL_VALUES } from '../odds.ts'
import { resolveShot, type ShotResult } from '../resolve-shot.ts'
import { NEVER, ROLLS, type Aim } from './ponds-for-tests.ts'

/** What a shot takes if the roll of one target is this and no other target is taken. */
function resolveWith(aim: Aim, target: number, kill: number, multiple = 0): ShotResult {
  const rolls = Array.from({ length: ROLLS }, () => NEVER)
  rolls[1 + 2 * target] = kill
  rolls[2 + 2 * target] = multiple
  return resolveShot({ ...aim, rolls })
}

/** How many of the 2^32 rolls take a target, found by trying: those below the first that does not. */
export function takingRolls(aim: Aim, target: number): number {
  let [taking, not] = [-1, ROLL_VALUES]
  while (not - taking > 1) {
    const middle = Math.floor((taking + not) / 2)
    if (resolveWith(aim, target, middle).taken.length > 0) taking = middle
    else not = middle
  }
  return taking + 1
}

/** What a target and those that go with it return, summed over all parts that a roll of its multiple can draw. */
function returnedOverParts(aim: Aim, target: number): number {
  let sum = 0
  for (let part = 0; part < MULTIPLE_WEIGHTS; part += 1) {
    const { taken } = resolveWith(aim, target, 0, (part * ROLL_VALUES) / MULTIPLE_WEIGHTS)
    for (const { multiple } of taken) sum += multiple
  }
  return sum
}

/** The exact mean return of a shot in stakes of one bullet, by trying all that its rolls can do. */
export function exactReturn(aim: Aim): Fraction {
  let sum = 0n
  for (const target of aim.met.keys())
    sum += BigInt(takingRolls(aim, target)) * BigInt(returnedOverParts(aim, target))
  return fraction(sum, BigInt(ROLL_VALUES) * BigInt(MULTIPLE_WEIGHTS))
}

/** What the rules state for it: R of each bullet played, in areas R weighted by what each fish returns. Not rounded. */
export function statedReturn({ weapon, met, others }: Aim): Fraction {
  const means = met.map(({ code }) => fishKinds[code].mean)
  const worth = [...met, ...others].reduce((sum, { code }) => sum + fishKinds[code].mean, 0)
  if (weapon === 'single') return fraction(statedPercent(worth), 100n)
  const used = BigInt(Math.min(weapon === 'net' ? 3 : 10, worth))
  const weighted = means.reduce((sum, mean) => sum + statedPercent(mean) * BigInt(mean), 0n)
  return worth === 0 ? fraction(0n, 1n) : fraction(used * weighted, 100n * BigInt(worth))
}

const statedPercent = (multiple: number): bigint => (multiple <= 60 ? 96n : 95n)

/** The largest difference that rounding thresholds down can make: less than one roll for each target. */
export const roundingOf = ({ met, others }: Aim): Fraction =>
  fraction(
    BigInt([...met, ...others].reduce((sum, { code }) => sum + fishKinds[code].mean, 0)),
    BigInt(ROLL_VALUES),
  )

export const minus = (one: Fraction, other: Fraction): Fraction =>
  fraction(
    one.numerator * other.denominator - other.numerator * one.denominator,
    one.denominator * other.denominator,
  )
