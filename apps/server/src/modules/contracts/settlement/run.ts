// SPDX-License-Identifier: Apache-2.0
import type { ContractKind, PeriodType } from '@tessera/rules/contracts/contract'
import type { Amount } from '@tessera/rules/money'

/** A period of one kind of contract at a brand, which is settled in one go. */
export interface Period {
  brandCode: string
  kind: ContractKind
  periodType: PeriodType
  /** From this moment up to and without the other. */
  beganMs: number
  endedMs: number
  /** The days of the site that it covers; of an hour or a window the day in which it began. */
  firstDay: string
  lastDay: string
}

/** What is left of the worth of lines, by the agents at their heads. */
export type LeftByHead = ReadonlyMap<bigint, Amount>
