// SPDX-License-Identifier: Apache-2.0
import { faultOfJackpots, type JackpotTerms } from '@tessera/rules/lottery/jackpots'
import { z } from 'zod'

export const jackpotLine = z.strictObject({
  gameCode: z.string().regex(/^[A-Z0-9-]{1,20}$/, 'Capital letters, digits and hyphens'),
  tier: z.string().regex(/^\w{1,20}$/),
  start: z.number().min(0).max(100_000_000),
  percent: z.number().min(0).max(75),
  leastStake: z.number().min(0.01).max(1_000_000),
})

/** Refuses unknown jackpots, and terms under which a lottery returns more than is staked. */
export function refuseJackpotFaults({
  value: lines,
  issues,
}: {
  value: JackpotTerms[]
  issues: z.core.$ZodRawIssue[]
}): void {
  const fault = faultOfJackpots(lines)
  const line = fault && lines[fault.line]
  if (!fault || !line) return
  const message =
    fault.fault === 'jackpot'
      ? `${line.gameCode} has no jackpot ${line.tier}`
      : `The jackpots of ${line.gameCode} would return more than 75 % of the stakes: shares and starting amounts together`
  issues.push({ code: 'custom', input: line, path: [fault.line], message })
}
