// SPDX-License-Identifier: Apache-2.0
import { fraction, toDecimal, toPercent, type Fraction } from '../../../fair/fraction.ts'
import { MULTIPLIER_ONE, type Multiplier } from '../../../fair/multiplier.ts'
import type { ParSheet } from './par-sheet.ts'
import type { CapEffect } from './win-cap-effect.ts'

/** A par sheet as players read it: percentages and stakes, rounded once from exact fractions. */
export interface StatedPar {
  readonly rtpPercent: string
  /** The parts of the return that the paid spin and the free games contribute. */
  readonly paidSpinPercent: string
  readonly freeGamesPercent: string
  readonly hitRatePercent: string
  /** The standard deviation of a round, in stakes; cut off, not rounded. */
  readonly deviation: string
  readonly freeGamesChancePercent: string
  /** In how many rounds hold and spin fills the window once on average. */
  readonly grandOneIn?: string
  /** The most that one paid spin pays, in stakes, and in how many spins it does so once on average. */
  readonly topSpin: { readonly stakes: string; readonly oneIn: string } | null
  /** No round pays more. */
  readonly mostMultiplier: Multiplier
}

/** The figures of an exact par sheet for display. */
export function statePar(sheet: ParSheet): StatedPar {
  const { bound, topSpin, capTakes } = sheet
  if (capTakes) proveUnseen(sheet, capTakes)
  return {
    rtpPercent: toPercent(sheet.rtp, 4),
    paidSpinPercent: toPercent(sheet.paidSpin, 4),
    freeGamesPercent: toPercent(sheet.freeGames, 4),
    hitRatePercent: toPercent(sheet.hitRate, 2),
    deviation: rootOf(sheet.variance, 4),
    freeGamesChancePercent: toPercent(sheet.freeGamesChance, 4),
    ...(sheet.grandChance ? { grandOneIn: oneIn(sheet.grandChance) } : {}),
    topSpin: topSpin && {
      stakes: toDecimal(topSpin.pays, 2),
      oneIn: oneIn(topSpin.chance),
    },
    mostMultiplier: Number(
      (bound.numerator * BigInt(MULTIPLIER_ONE) + bound.denominator - 1n) / bound.denominator,
    ),
  }
}

/** In how many rounds something happens once on average, rounded. */
const oneIn = ({ numerator, denominator }: Fraction): string =>
  ((denominator * 2n + numerator) / (numerator * 2n)).toString()

/** Throws unless every stated figure stays as it is, whatever the win cap takes within its bound. */
function proveUnseen({ rtp, freeGames, variance }: ParSheet, { mean, square }: CapEffect): void {
  const same =
    toPercent(minus(rtp, mean), 4) === toPercent(rtp, 4) &&
    toPercent(minus(freeGames, mean), 4) === toPercent(freeGames, 4) &&
    rootOf(minus(variance, square), 4) === rootOf(variance, 4)
  if (!same) throw new RangeError('this win cap changes the par sheet: it needs an exact distribution')
}

const minus = (left: Fraction, right: Fraction): Fraction =>
  fraction(
    left.numerator * right.denominator - right.numerator * left.denominator,
    left.denominator * right.denominator,
  )

/** The square root of a fraction, cut off after `decimals` digits. */
function rootOf(value: Fraction, decimals: number): string {
  const scale = 10n ** BigInt(decimals)
  const square = (value.numerator * scale * scale) / value.denominator
  let root = square === 0n ? 0n : 1n << BigInt((square.toString(2).length + 1) >> 1)
  for (let next = root; ; root = next) {
    if (root === 0n) break
    next = (root + square / root) >> 1n
    if (next >= root) break
  }
  return toDecimal({ numerator: root, denominator: scale }, decimals)
}
