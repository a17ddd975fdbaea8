// SPDX-License-Identifier: Apache-2.0
import { cappableCodes, type PrizeCap, usualPrizeCaps } from '@tessera/rules/lottery/prize-caps'
import { z } from 'zod'
import { setting } from '../kit/index.ts'

const prizeCap = z.strictObject({
  playType: z.string().regex(/^\w{1,20}$/),
  most: z.number().min(0.01).max(1_000_000_000),
})

/** Refuses plays that have no prize to cap, and two caps of one play. */
function refuseCapFaults({
  value: caps,
  issues,
}: {
  value: PrizeCap[]
  issues: z.core.$ZodRawIssue[]
}): void {
  caps.forEach((cap, index) => {
    const message = !cappableCodes.includes(cap.playType)
      ? `${cap.playType} has no prize that can be capped`
      : caps.findIndex(({ playType }) => playType === cap.playType) < index
        ? `Only one cap for ${cap.playType}`
        : undefined
    if (message !== undefined) issues.push({ code: 'custom', input: cap, path: [index], message })
  })
}

/** White-label settings of prizes that are capped in total. */
export const prizeCapSettings = {
  'lottery.prizeCaps': setting(z.array(prizeCap).max(20, { abort: true }).check(refuseCapFaults), {
    group: 'lottery',
    audience: 'server',
    scope: 'installation',
    default: [...usualPrizeCaps],
    help: 'The most that all winners of the top prize of a Keno bet type, such as k10, get together in one draw, in currency units. Above it, they share it in proportion to what each would have won. Applies to draws that go on sale from then on; a bet type without an entry has no cap.',
  }),
} as const
