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
    help: 'After this many minutes of play, bets stop until the member has seen how long they have played and with what result. Members can choose a shorter time. 0: never.',
  }),
  'compliance.documentAbove': setting(z.number().min(0).max(1_000_000_000).refine(isWireAmount), {
    group: 'features',
    default: 0,
    audience: 'server',
    help: 'Once a member’s withdrawals add up to more than this, the next one requires an accepted identity document. 0: never.',
  }),
  'compliance.documentDays': setting(z.number().int().min(1).max(3_650), {
    group: 'features',
    default: 90,
    audience: 'server',
    help: 'How many days the pictures of a document are stored after the decision. The decision itself is kept.',
  }),
  'compliance.flagDepositsDay': setting(z.number().min(0).max(1_000_000_000).refine(isWireAmount), {
    group: 'features',
    default: 0,
    audience: 'server',
    help: 'A member whose net deposits in 24 hours reach this is flagged for review. 0: never.',
  }),
  'compliance.flagDepositsMonth': setting(z.number().min(0).max(1_000_000_000).refine(isWireAmount), {
    group: 'features',
    default: 0,
    audience: 'server',
    help: 'A member whose net deposits in 30 days reach this is flagged for review. 0: never.',
  }),
  'compliance.flagLossesDay': setting(z.number().min(0).max(1_000_000_000).refine(isWireAmount), {
    group: 'features',
    default: 0,
    audience: 'server',
    help: 'A member whose losses in 24 hours reach this is flagged for review. 0: never.',
  }),
  'compliance.flagJumpTimes': setting(z.number().int().min(0).max(100), {
    group: 'features',
    default: 3,
    audience: 'server',
    help: 'A member whose deposits in 24 hours are this many times what they usually pay in per day is flagged for review. 0: never.',
  }),
  'compliance.flagNightHours': setting(z.number().int().min(0).max(5), {
    group: 'features',
    default: 4,
    audience: 'server',
    help: 'A member who bets in this many of the hours between midnight and five, in site time, is flagged for review. 0: never.',
  }),
  'compliance.flagLimitsRaised': setting(z.number().int().min(0).max(30), {
    group: 'features',
    default: 3,
    audience: 'server',
    help: 'A member who raises this many limits in 30 days is flagged for review. 0: never.',
  }),
} as const
