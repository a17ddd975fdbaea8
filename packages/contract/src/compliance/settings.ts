// SPDX-License-Identifier: Apache-2.0
import { isWireAmount } from '@tessera/rules/money'
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
  'compliance.documentAbove': setting(z.number().min(0).max(1_000_000_000).refine(isWireAmount), {
    group: 'features',
    default: 0,
    audience: 'server',
    help: 'Once the withdrawals of a member come to more than this in all, the next one needs an accepted document of identity. 0: none does.',
  }),
  'compliance.documentDays': setting(z.number().int().min(1).max(3_650), {
    group: 'features',
    default: 90,
    audience: 'server',
    help: 'For how many days after the decision the pictures of a document are stored. The decision stays.',
  }),
  'compliance.flagDepositsDay': setting(z.number().min(0).max(1_000_000_000).refine(isWireAmount), {
    group: 'features',
    default: 0,
    audience: 'server',
    help: 'Net deposits of 24 hours from which operators look at a member. 0: never.',
  }),
  'compliance.flagDepositsMonth': setting(z.number().min(0).max(1_000_000_000).refine(isWireAmount), {
    group: 'features',
    default: 0,
    audience: 'server',
    help: 'Net deposits of 30 days from which operators look at a member. 0: never.',
  }),
  'compliance.flagLossesDay': setting(z.number().min(0).max(1_000_000_000).refine(isWireAmount), {
    group: 'features',
    default: 0,
    audience: 'server',
    help: 'Losses of 24 hours from which operators look at a member. 0: never.',
  }),
  'compliance.flagJumpTimes': setting(z.number().int().min(0).max(100), {
    group: 'features',
    default: 3,
    audience: 'server',
    help: 'Operators look at a member whose deposits of 24 hours are so many times what they usually pay in on a day. 0: never.',
  }),
  'compliance.flagNightHours': setting(z.number().int().min(0).max(5), {
    group: 'features',
    default: 4,
    audience: 'server',
    help: 'Operators look at a member who bets in so many hours between midnight and five in site time. 0: never.',
  }),
  'compliance.flagLimitsRaised': setting(z.number().int().min(0).max(30), {
    group: 'features',
    default: 3,
    audience: 'server',
    help: 'Operators look at a member who raises so many limits in 30 days. 0: never.',
  }),
} as const
