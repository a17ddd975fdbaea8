// SPDX-License-Identifier: Apache-2.0
import type { Amount } from '../money.ts'

/**
 * What contracts cost in percent of what came in, with two decimals, rounded down; null without a revenue above
 * zero, of which no share can be told.
 */
export const costShare = ({ revenue, cost }: { revenue: Amount; cost: Amount }): number | null =>
  revenue > 0n ? Number((cost * 10_000n) / revenue) / 100 : null
