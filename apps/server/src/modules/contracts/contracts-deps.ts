// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '@tessera/rules/money'
import type { Queries } from '../../platform/db/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** What contracts need of the platform. */
export interface ContractsDeps extends Platform {
  /** Brings the figures of teams up to date; false when it could not read everything yet. */
  rollUp(): Promise<boolean>
  /** What members of lines have earned by their bets and not claimed yet, by the heads of the lines; from the rewards. */
  openGiftsOf(db: Queries, headIds: readonly bigint[], nowMs: number): Promise<ReadonlyMap<bigint, Amount>>
}
