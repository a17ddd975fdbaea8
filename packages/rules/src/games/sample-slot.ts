// SPDX-License-Identifier: Apache-2.0
import { amountFromWire } from '../money.ts'

/**
 * Facts of the studio's sample slot. Games of demonstration vendors open as this slot, so lists state these
 * facts of them, whatever is true of the real game. Tests of the studio compare them with its maths.
 */
export const sampleSlot = {
  /** Return to player in hundredths of a per cent, rounded down. */
  rtpBasisPoints: 9_634,
  lines: 10,
  minimumStake: amountFromWire(0.1),
  /** The studio states no volatility. */
  volatility: null,
} as const
