// SPDX-License-Identifier: Apache-2.0
import { fraction, type Fraction } from '../../fair/fraction.ts'
import {
  BASIS_POINTS,
  EDGE_BASIS_POINTS,
  MILLIONTHS_PER_HUNDREDTH,
  type Multiplier,
} from '../../fair/multiplier.ts'
import { wholeNumber } from '../../fair/refusal.ts'

/** An automatic cash-out in hundredths (2.00x = 200); without one the bet rides to the highest target. */
export interface CrashBet {
  readonly autoHundredths?: number | undefined
}

/** 1.01x to 1,000,000.00x; a bet that rides to the highest is cashed out there. */
export const CRASH_TARGETS = { minimum: 101, maximum: 100_000_000 } as const
export const CRASH_BETTING_MS = 5_000
/** m(t) = e^(0.06 t), t in seconds. */
export const CRASH_GROWTH_PER_SECOND = 0.06

const BITS = 52n
const SPACE = 2n ** BITS
const HEX_DIGITS = Number(BITS) / 4

/** Throws a BetRefusal when the automatic cash-out is not allowed. */
export function checkCrashBet(bet: CrashBet): void {
  if (bet.autoHundredths === undefined) return
  wholeNumber(bet.autoHundredths, CRASH_TARGETS.minimum, CRASH_TARGETS.maximum, 'studio.badTarget')
}

/**
 * The crash point in hundredths from a hash in hex: its first 52 bits as a fraction X give
 * max(1, floor(100 (1 - e) / (1 - X)) / 100), and at most the highest target.
 */
export function crashPoint(hashHex: string, edgeBasisPoints = EDGE_BASIS_POINTS): number {
  const left = SPACE - BigInt(`0x${hashHex.slice(0, HEX_DIGITS)}`)
  const hundredths = (BigInt(BASIS_POINTS - edgeBasisPoints) * 100n * SPACE) / (BigInt(BASIS_POINTS) * left)
  const highest = BigInt(CRASH_TARGETS.maximum)
  return hundredths < 100n ? 100 : Number(hundredths > highest ? highest : hundredths)
}

/** A target wins when the curve reaches it, the crash point itself included. */
export function crashWins(targetHundredths: number, pointHundredths: number): boolean {
  return targetHundredths <= pointHundredths
}

/** What a cash-out at a point pays. */
export function crashMultiplier(hundredths: number): Multiplier {
  return hundredths * MILLIONTHS_PER_HUNDREDTH
}

/** The curve in hundredths, cut, at a time since the start. */
export function curveAt(elapsedMs: number): number {
  return Math.floor(100 * Math.exp((CRASH_GROWTH_PER_SECOND * Math.max(0, elapsedMs)) / 1000))
}

/** The first whole millisecond at which the curve shows a value. */
export function timeOf(hundredths: number): number {
  let elapsedMs = Math.max(0, Math.floor((Math.log(hundredths / 100) / CRASH_GROWTH_PER_SECOND) * 1000))
  while (curveAt(elapsedMs) < hundredths) elapsedMs += 1
  return elapsedMs
}

/** The exact chance that the curve reaches a target: floor(2^52 (1 - e) / t) of 2^52 values. */
export function crashChance(targetHundredths: number): Fraction {
  const numerator = BigInt(BASIS_POINTS - EDGE_BASIS_POINTS) * 100n * SPACE
  return fraction(numerator / (BigInt(BASIS_POINTS) * BigInt(targetHundredths)), SPACE)
}

/** The exact return to player of a fixed target: at most 1 - e, below it by less than t / 2^52. */
export function crashRtp(targetHundredths: number): Fraction {
  const { numerator, denominator } = crashChance(targetHundredths)
  return fraction(numerator * BigInt(targetHundredths), denominator * 100n)
}
