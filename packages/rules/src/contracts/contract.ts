// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '../money.ts'

/** What a contract pays: a share of the profit, or a share of the turnover by day, hour or five minutes (D-132). */
export const contractKinds = ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'] as const
export type ContractKind = (typeof contractKinds)[number]

/** How often the three minima are measured. Salaries always measure days (D-135). */
export const periodTypes = ['Daily', 'Weekly', 'Semimonthly', 'Monthly'] as const
export type PeriodType = (typeof periodTypes)[number]

/** The states of a contract (D-132). `Offered` and `Active` may still change, the others never do. */
export const contractStatuses = ['Offered', 'Active', 'Rejected', 'Terminated'] as const
export type ContractStatus = (typeof contractStatuses)[number]

/**
 * One step of a contract. It applies when all three minima are met. `rate` is in millionths: 0.18 (18 %) is
 * 180,000.
 */
export interface Tier {
  readonly minBets: Amount
  readonly minProfitLoss: Amount
  readonly minActiveMembers: number
  readonly rateMillionths: number
}

/** The figures of a team in a period (D-133). Above zero in `profitLoss`: the operator won. */
export interface TeamFigures {
  readonly bets: Amount
  readonly profitLoss: Amount
  readonly activeMembers: number
}

export const smallestTierCount = 3
export const largestTierCount = 6
/** An offer that nobody answers for this long counts as rejected (D-132). */
export const offerLifeDays = 7
/** The highest rate that can be written down: everything. */
export const wholeRateMillionths = 1_000_000
