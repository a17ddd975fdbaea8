// SPDX-License-Identifier: Apache-2.0
import { compare, fraction, type Fraction } from '../../../../fair/fraction.ts'
import { areaTargets } from '../area-targets.ts'
import { chainedWith } from '../chain-fish.ts'
import { takesOthers } from '../kinds.ts'
import { ROLL_VALUES } from '../odds.ts'
import type { Weapon } from '../pond.ts'
import { resolveShot, type MetFish } from '../resolve-shot.ts'
import { weaponOf } from '../weapons.ts'
import { exactReturn, minus, takingRolls } from './exact-return.ts'
import { NEVER, ROLLS, type Aim } from './ponds-for-tests.ts'

const nothing = fraction(0n, 1n)

const plus = (one: Fraction, other: Fraction): Fraction =>
  minus(one, { numerator: -other.numerator, denominator: other.denominator })
const times = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.numerator * other.numerator, one.denominator * other.denominator)

/**
 * The most that somebody can gain on average from these fish with so many bullets, beyond `price` for each bullet that they play. They may
 * aim at anything, wait until any of the fish are near each other or on a beam, use any weapon, let bullets come back and stop
 * whenever they like. In exact fractions.
 */
export function bestPlay(fish: readonly MetFish[], bullets: number, price: Fraction): Fraction {
  const known = new Map<string, Fraction>()
  const shots = new Map<string, PossibleShot>()
  const shotAt = (aim: Aim): PossibleShot => {
    const key = JSON.stringify(aim)
    const shot = shots.get(key) ?? possibleShot(aim, price)
    shots.set(key, shot)
    return shot
  }
  const best = (left: readonly MetFish[], count: number): Fraction => {
    const key = `${left.map((one) => one.fish).join()}|${count}`
    const before = known.get(key)
    if (before) return before
    // Who stops gains nothing and loses nothing.
    let most = nothing
    for (const aim of aimsAt(left))
      if (weaponOf(aim.weapon).cost <= count) {
        const { gain, used, outcomes } = shotAt(aim)
        const later = afterwards(outcomes, (taken) =>
          best(
            left.filter((one) => !taken.has(one.fish)),
            count - used,
          ),
        )
        const whole = plus(gain, later)
        if (compare(whole, most) > 0) most = whole
      }
    known.set(key, most)
    return most
  }
  return best(fish, bullets)
}

interface PossibleShot {
  /** What it returns on average beyond the price of the bullets that it plays. */
  readonly gain: Fraction
  readonly used: number
  readonly outcomes: readonly Outcome[]
}

function possibleShot(aim: Aim, price: Fraction): PossibleShot {
  const { used } = resolveShot({ ...aim, rolls: Array.from({ length: ROLLS }, () => NEVER) })
  const gain = minus(exactReturn(aim), times(price, fraction(BigInt(used), 1n)))
  return { gain, used, outcomes: outcomesOf(aim) }
}

/** What can be gained after a shot, on average over all that it may take. */
function afterwards(
  outcomes: readonly Outcome[],
  nextOf: (taken: ReadonlySet<number>) => Fraction,
): Fraction {
  let sum = nothing
  for (const { taken, chance } of outcomes) {
    const next = nextOf(taken)
    if (compare(next, nothing) > 0) sum = plus(sum, times(chance, next))
  }
  return sum
}

interface Outcome {
  readonly taken: ReadonlySet<number>
  readonly chance: Fraction
}

/** Each set of targets that a shot can take, with those that go along. */
function outcomesOf(aim: Aim): Outcome[] {
  const targets = aim.met.map((target, index) => {
    const taking = BigInt(takingRolls(aim, index))
    return { target, taking: fraction(taking, BigInt(ROLL_VALUES)) }
  })
  const along = aim.others.map(({ fish }) => fish)
  return subsetsOf(targets).map((taken) => ({
    taken: new Set([...taken.map(({ target }) => target.fish), ...(taken.length > 0 ? along : [])]),
    chance: targets.reduce(
      (product, one) =>
        times(product, taken.includes(one) ? one.taking : minus(fraction(1n, 1n), one.taking)),
      fraction(1n, 1n),
    ),
  }))
}

/** Everything that can be aimed at: with an area any fish together, with an eel or a bombfish any around it. */
function aimsAt(left: readonly MetFish[]): Aim[] {
  const areas = (['net', 'laser'] as const satisfies readonly Weapon[]).flatMap((weapon) =>
    subsetsOf(left.filter(({ code }) => !takesOthers(code)))
      .filter((met) => met.length > 0 && areaTargets(weapon, met).length === met.length)
      .map((met): Aim => ({ weapon, met, others: [] })),
  )
  const singles = left.flatMap((target) => {
    const others = left.filter((one) => one !== target)
    return subsetsOf(takesOthers(target.code) ? others : [])
      .filter((near) => chainedWith(target.code, near).length === near.length)
      .map((near): Aim => ({ weapon: 'single', met: [target], others: near }))
  })
  return [...singles, ...areas]
}

function subsetsOf<One>(list: readonly One[]): One[][] {
  let subsets: One[][] = [[]]
  for (const one of list) subsets = subsets.concat(subsets.map((subset) => [...subset, one]))
  return subsets
}

/** What the dearest and the cheapest class return of a bullet. */
export const classReturns = { usual: fraction(96n, 100n), high: fraction(95n, 100n) } as const
