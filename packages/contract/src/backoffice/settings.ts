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
    'How much one member can be given within 24 hours without a second operator, in currency units: deposits recorded by hand, redemptions, applications and rank bonuses. 0: nothing.',
  ),
  'backoffice.aloneDay': alone(
    10_000,
    'How much one operator can pay out or promise within 24 hours without a second one, in currency units. 0: nothing.',
  ),
} as const
