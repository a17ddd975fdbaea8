// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { setting } from '../kit/index.ts'

export const missionsSettings = {
  'missions.claimDays': setting(z.number().int().min(1).max(365), {
    group: 'wallet',
    default: 7,
    audience: 'server',
    help: 'How many days members have to claim the reward of a completed mission.',
  }),
} as const
