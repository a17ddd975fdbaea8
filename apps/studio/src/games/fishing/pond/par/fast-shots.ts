// SPDX-License-Identifier: Apache-2.0
import { fastFloats } from '../../../../runtime/simulator/fast-floats.ts'
import { fishKinds, isFixed, MULTIPLE_WEIGHTS } from '../kinds.ts'
import { ROLL_VALUES, thresholdOf } from '../odds.ts'
import type { FishCode } from '../pond.ts'
import { resolveShot } from '../resolve-shot.ts'
import { weaponOf } from '../weapons.ts'
import { NEVER, ROLLS, type Aim } from './ponds-for-tests.ts'

/** The next roll of a repeatable stream. */
export type DrawRoll = () => number

const ROLLS_AT_ONCE = 4_096

/** The rolls of one pond of a simulation, always the same. */
export function fastRolls(simulation: number, pond: number): DrawRoll {
  const fill = fastFloats([simulation, pond, 1])
  const floats = Array.from({ length: ROLLS_AT_ONCE }, () => 0)
  let at = ROLLS_AT_ONCE
  return () => {
    if (at === ROLLS_AT_ONCE) {
      fill(floats)
      at = 0
    }
    const roll = floats[at]! * ROLL_VALUES
    at += 1
    return roll
  }
}

/** A shot that is repeated many times. Whole numbers only. */
export interface FastShot {
  /** What it returns this time, in stakes of one bullet. */
  readonly shoot: (draw: DrawRoll) => number
  /** Bullets that it plays each time. */
  readonly used: number
}

interface FastTarget {
  readonly threshold: number
  /** What each part of a multiple's roll returns, with those that go along; one number for a fixed return. */
  readonly returns: readonly number[]
}

const ROLLS_OF_PART = ROLL_VALUES / MULTIPLE_WEIGHTS

/** The same as `resolveShot` with an aim that stays, much faster. Each target reads a roll, and a second one if its return is drawn. */
export function fastShot(aim: Aim): FastShot {
  const targets = targetsOf(aim)
  const { used } = resolveShot({ ...aim, rolls: Array.from({ length: ROLLS }, () => NEVER) })
  return {
    used,
    shoot(draw) {
      let returned = 0
      for (const { threshold, returns } of targets) {
        const isTaken = draw() < threshold
        const part = returns.length === 1 ? 0 : Math.floor(draw() / ROLLS_OF_PART)
        if (isTaken) returned += returns[part]!
      }
      return returned
    },
  }
}

function targetsOf({ weapon, met, others }: Aim): FastTarget[] {
  const worth = [...met, ...others].reduce((sum, { code }) => sum + fishKinds[code].mean, 0)
  const along = others.reduce((sum, { code }) => sum + fishKinds[code].mean, 0)
  const used = Math.min(weaponOf(weapon).cost, worth)
  return met.map(({ code }) => ({
    threshold: weapon === 'single' ? thresholdOf(worth) : thresholdOf(fishKinds[code].mean, used, worth),
    returns: returnsOf(code).map((multiple) => multiple + along),
  }))
}

const returnsOf = (code: FishCode): number[] =>
  isFixed(code)
    ? [fishKinds[code].mean]
    : fishKinds[code].multiples.flatMap(({ multiple, weight }) => Array<number>(weight).fill(multiple))
