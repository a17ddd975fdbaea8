// SPDX-License-Identifier: Apache-2.0
import {
  faultsOfOddsLines,
  mostReturned,
  percentUp,
  type OddsFault,
  type OddsLine,
} from '@tessera/rules/lottery/odds-lines'
import { z } from 'zod'

/** Everything (empty), a group or one lottery. */
const scope = z.string().regex(/^[A-Z0-9-]{0,20}$/, 'Capital letters, digits and hyphens')
const word = z.string().regex(/^\w{1,20}$/)

export const oddsLine = z.strictObject({
  code: scope,
  playType: word,
  tier: word,
  /** 0 takes the prize away. */
  odds: z.union([z.literal(0), z.number().min(1).max(1_000_000)]),
})

/**
 * Refuses lines with unknown lotteries, plays or tiers, and odds that would return more than was staked. Each
 * refused line gets a message.
 */
export function refuseOddsFaults({
  value: lines,
  issues,
}: {
  value: OddsLine[]
  issues: z.core.$ZodRawIssue[]
}): void {
  for (const fault of faultsOfOddsLines(lines)) {
    const line = lines[fault.line]
    if (line)
      issues.push({ code: 'custom', input: line, path: [fault.line], message: sentenceOf(fault, line) })
  }
}

function sentenceOf(fault: OddsFault, { code, playType, tier, odds }: OddsLine): string {
  switch (fault.fault) {
    case 'lottery':
      return `There is no group and no lottery ${code}`
    case 'playType':
      return `There is no play ${playType} in ${code || 'any lottery'}`
    case 'tier':
      return `The play ${playType} has no prize ${tier}`
    case 'refund':
      return `The prize ${tier} of ${playType} gives the stake back: its odds are 1`
    case 'form':
      return `${odds} has too many digits for odds`
    case 'return':
      return `${playType} of ${fault.gameCode} would give back ${percentUp(fault.share)} % of the stakes; more than ${percentUp(mostReturned)} % is never taken`
  }
}
