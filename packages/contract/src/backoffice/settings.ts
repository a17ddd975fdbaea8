// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { setting } from '../kit/index.ts'

const alone = (usual: number, help: string) =>
  setting(z.number().min(0).max(1_000_000_000), {
    group: 'wallet',
    default: usual,
    audience: 'server',
    twoPersons: true,
    help,
  })

/** What one operator may pay out without another. */
export const backofficeSettings = {
  'backoffice.aloneMember': alone(
    1_000,
    'What one member may be given within 24 hours without a second operator, in currency units: deposits recorded by hand, redemptions, applications, bonuses of ranks. 0: nothing.',
  ),
  'backoffice.aloneDay': alone(
    10_000,
    'What one operator may pay out and promise within 24 hours without a second one, in currency units. 0: nothing.',
  ),
} as const
