// SPDX-License-Identifier: Apache-2.0
import { highestGroup, problemOfGroups, type PrizeGroup } from '@tessera/rules/lottery/prize-groups'
import { z } from 'zod'
import { line } from '../kit/index.ts'

/** The number of a prize group on the wire (D-113). */
export const PrizeMode = z.number().int().min(1).max(highestGroup)

export const prizeGroup = z.strictObject({
  number: PrizeMode,
  name: line(40).min(1),
  level: z.number().min(0.5).max(1.5).multipleOf(0.0001),
})

/** A prize group as an agent may give it, and as the console shows it. */
export const presentedGroup = z.object({ prizeMode: z.number(), name: z.string(), level: z.number() })

/** Refuses groups of which it is not clear which one is better. */
export function refuseGroupFaults({
  value: groups,
  issues,
}: {
  value: PrizeGroup[]
  issues: z.core.$ZodRawIssue[]
}): void {
  const message = problemOfGroups(groups)
  if (message !== undefined) issues.push({ code: 'custom', input: groups, path: [], message })
}
