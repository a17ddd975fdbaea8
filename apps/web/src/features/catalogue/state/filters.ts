// SPDX-License-Identifier: Apache-2.0
/** The filters of a list of games, besides vendor, classification and name. */
export interface Filters {
  /** Games whose smallest stake is at least this, in the member's currency. */
  minBet: number | undefined
  minLineNum: number | undefined
  theme: string | undefined
  feature: string | undefined
  /** 1 (low) to 5 (very high). */
  volatility: number | undefined
  /** Per cent. */
  minRtp: number | undefined
}

/** The steps of the slot filter (D-106). */
export const stakeSteps = [0.1, 1, 5, 10] as const
export const lineSteps = [1, 5, 10, 20, 50] as const
export const strictestStake = 1_000_000

export const noFilters: Filters = {
  minBet: undefined,
  minLineNum: undefined,
  theme: undefined,
  feature: undefined,
  volatility: undefined,
  minRtp: undefined,
}

export function countFilters(filters: Filters): number {
  return (Object.keys(noFilters) as (keyof Filters)[]).filter((name) => filters[name] !== undefined).length
}
