// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { setting } from '../kit/index.ts'

/** How contracts of agents are settled. */
export const contractsSettings = {
  'contracts.carryMode': setting(z.enum(['none', 'month']), {
    group: 'timeAndCurrency',
    default: 'none',
    audience: 'server',
    help: "Whether a loss of the first half of a month reduces semimonthly dividends of the second half ('month') or not ('none').",
  }),
  'contracts.payOfWorthPercent': setting(z.number().int().min(0).max(1_000), {
    group: 'timeAndCurrency',
    // Beside it, missions and cashback may give back 30 and an inviter outside the line 2.5: together less than the worth.
    default: 65,
    audience: 'server',
    twoPersons: true,
    help: 'The most that all contracts of a line can pay together, in percent of what its bets were worth (valid bets times the edge of the game) after bonuses and rebates. Above 100, a line can profit by luck alone.',
  }),
  'contracts.approveAbove': setting(z.number().min(0).max(1_000_000_000), {
    group: 'timeAndCurrency',
    default: 0,
    audience: 'server',
    twoPersons: true,
    help: 'Contract payments above this amount wait for an operator. 0: none wait.',
  }),
  'contracts.fourEyesRatePercent': setting(z.number().min(0).max(100), {
    group: 'timeAndCurrency',
    default: 0.5,
    audience: 'server',
    twoPersons: true,
    help: 'Contracts that the operator offers at a rate above this percentage need two operators. 0: none do.',
  }),
} as const
