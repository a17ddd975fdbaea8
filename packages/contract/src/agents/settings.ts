// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { setting } from '../kit/index.ts'

const contracts = (help: string) =>
  setting(z.boolean(), { group: 'features', default: false, audience: 'server', help })

/** Which contracts agents may have, and when a member counts as active. */
export const agentsSettings = {
  'agents.dividend': contracts('Agents may have dividend contracts.'),
  'agents.dailySalary': contracts('Agents may have contracts with a daily salary.'),
  'agents.hourSalary': contracts('Agents may have contracts with an hourly salary.'),
  'agents.realTimeSalary': contracts('Agents may have contracts with a salary every five minutes.'),
  'agents.activeBet': setting(z.number().min(0.01).max(1_000_000_000), {
    group: 'timeAndCurrency',
    default: 1_000,
    audience: 'server',
    help: 'Valid bets that make a member count as active in a period, in currency units.',
  }),
  'agents.paymentFeePercent': setting(z.number().min(0).max(20).multipleOf(0.0001), {
    group: 'timeAndCurrency',
    default: 0,
    audience: 'server',
    help: 'What payment providers cost, in percent of deposits. It reduces the profit in which agents share.',
  }),
  'agents.widespreadAbove': setting(z.number().int().min(2).max(100), {
    group: 'features',
    default: 20,
    audience: 'server',
    help: 'If more accounts than this use the same address or payment name, such as the address of a café, accounts in one line that share it raise no alert.',
  }),
} as const
