// SPDX-License-Identifier: Apache-2.0
import { formatHundredths } from '../../runtime/hundredths.ts'
import { t } from '../../runtime/texts.ts'
import type { VisibleWay } from '../../runtime/simulator/way-of-play.ts'
import { crashPoint, type CrashBet } from './maths.ts'
import { buildCrashStory } from './story.ts'

/** Where the simulator cashes out if the player has not set where. */
export const CRASH_WAY_HUNDREDTHS = 200

const targetOf = ({ autoHundredths }: CrashBet): number => autoHundredths ?? CRASH_WAY_HUNDREDTHS

/** An automatic cash-out at the player's target, or at 2.00x. */
export const crashWay: VisibleWay<CrashBet> = {
  words: (bet) => t('studio.way.crash', { point: formatHundredths(targetOf(bet)) }),
}

/** Two floats give the 52 bits that the chain of the table gives in a real round. */
export const CRASH_WAY_FLOATS = 2
const stake = { amount: 1_000_000_000n, unit: 1n }

/** What a round pays with the automatic cash-out. */
export function crashWayPays(bet: CrashBet, [first = 0, second = 0]: readonly number[]): number {
  const bits = (BigInt(Math.floor(first * 2 ** 32)) << 20n) | BigInt(Math.floor(second * 2 ** 20))
  const point = crashPoint(bits.toString(16).padStart(13, '0'))
  return buildCrashStory(targetOf(bet), point, stake).multiplier
}
