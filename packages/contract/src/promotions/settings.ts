// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { line, setting } from '../kit/index.ts'

/** To whom promotions are offered, and who may publish them. */
export const promotionsSettings = {
  'promotions.leftOutLabels': setting(z.array(line(30).min(1)).max(20), {
    group: 'wallet',
    default: [],
    audience: 'server',
    help: 'Members with one of these labels are offered no promotion.',
  }),
  'promotions.secondFrom': setting(z.number().min(0).max(1_000_000_000), {
    group: 'wallet',
    default: 1_000,
    audience: 'server',
    twoPersons: true,
    help: 'A promotion that may cost this much or more, in currency units, is published by an operator who has written nothing of it since it was last published. What somebody publishes of their own within 24 hours counts together. 0: everybody who may decide about money publishes alone.',
  }),
} as const
