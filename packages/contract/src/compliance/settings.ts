// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { setting } from '../kit/index.ts'

/** Protection of members. */
export const complianceSettings = {
  'compliance.realityCheckMinutes': setting(z.number().int().min(0).max(60), {
    group: 'features',
    default: 60,
    audience: 'server',
    help: 'After how many minutes of play bets stop until the member has looked at time and result. Members can choose less. 0: never.',
  }),
} as const
