// SPDX-License-Identifier: Apache-2.0
import { amountFromWire } from '../money.ts'

/**
 * What the studio's sample slot plays. Games of demonstration vendors open on it, so these are the facts that lists
 * state of them, whatever their vendor says of the real game. The studio's tests hold them to its maths.
 */
export const sampleSlot = {
  /** Return to player in hundredths of a per cent, rounded down. */
  rtpBasisPoints: 9_634,
  lines: 10,
  minimumStake: amountFromWire(0.1),
  /** The studio states no step of volatility. */
  volatility: null,
} as const
