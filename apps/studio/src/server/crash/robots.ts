// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { MULTIPLIER_ONE, returnOf } from '../../fair/multiplier.ts'
import { crashMultiplier } from '../../games/crash/maths.ts'
import type { TableBet } from '../../protocol.ts'
import { currencyNamed } from '../currencies.ts'
import { formatMoney, type Millionths } from '../money.ts'

const CURRENCY = 'USD'
const STAKES = [1n, 2n, 5n, 10n, 25n, 50n]
const COUNT = { least: 5, more: 6 }

/** A bet that a demonstration shows so that its table is never empty. It is no round: nobody stakes or is paid anything. */
export interface Robot {
  readonly name: string
  readonly stake: Millionths
  /** Where it leaves, in hundredths. */
  readonly exitHundredths: number
}

/** The robots of a round: the same ones for the same round, so that every viewer sees them alike. */
export function robotsOf(roundId: string): Robot[] {
  const bytes = createHash('sha256').update(`robots of ${roundId}`).digest()
  const count = COUNT.least + (bytes[0]! % COUNT.more)
  return Array.from({ length: count }, (_, index) => {
    const [stake, exit, name] = [bytes[1 + index]!, bytes[12 + index]!, bytes[21 + (index % 10)]!]
    return {
      name: `${index + 1}-${name.toString(16).toUpperCase().padStart(2, '0')}`,
      stake: STAKES[stake % STAKES.length]! * BigInt(MULTIPLIER_ONE),
      // From 1.10 to about 8, most of them early.
      exitHundredths: 110 + Math.floor((exit * exit) / 95),
    }
  })
}

/** A robot as the table shows it while the curve is at `hundredths`; at 0 it has not started. */
export function viewRobot(
  roundId: string,
  { name, stake, exitHundredths }: Robot,
  hundredths: number,
): TableBet {
  const { decimals, unit } = currencyNamed(CURRENCY)
  const hasLeft = exitHundredths <= hundredths
  return {
    id: `robot ${name} ${roundId}`,
    alias: name,
    mine: false,
    robot: true,
    currency: CURRENCY,
    stake: formatMoney(stake, decimals),
    leftAtHundredths: hasLeft ? exitHundredths : null,
    payout: hasLeft ? formatMoney(returnOf(stake, crashMultiplier(exitHundredths), unit), decimals) : null,
  }
}

/** Those that leave between two points of the curve. */
export const leavingBetween = (robots: readonly Robot[], from: number, to: number): Robot[] =>
  robots.filter(({ exitHundredths }) => exitHundredths > from && exitHundredths <= to)
