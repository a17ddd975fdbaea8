// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { line, setting } from '../kit/index.ts'

/** To whom promotions are offered, and who may publish them. */
export const promotionsSettings = {
  'promotions.leftOutLabels': setting(z.array(line(30).min(1)).max(20), {
    group: 'wallet',
    default: [],
    audience: 'server',
    help: 'Members with one of these labels are not offered promotions.',
  }),
  'promotions.secondFrom': setting(z.number().min(0).max(1_000_000_000), {
    group: 'wallet',
    default: 1_000,
    audience: 'server',
    twoPersons: true,
    help: 'A promotion that could cost this much or more, in currency units, must be published by an operator who has not edited it since it was last published. Whatever an operator publishes of their own within 24 hours is added up. 0: everyone allowed to decide about money can publish alone.',
  }),
} as const
