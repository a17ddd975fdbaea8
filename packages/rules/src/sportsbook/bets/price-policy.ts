// SPDX-License-Identifier: Apache-2.0
import type { PriceThousandths } from '../model/market.ts'

/** Which changes of price a member accepts without being asked: none, better ones, or any. */
export const pricePolicies = ['none', 'better', 'any'] as const
export type PricePolicy = (typeof pricePolicies)[number]

/** Whether a bet is taken when its price has changed since it was offered; otherwise it is quoted again. */
export const acceptsPrice = (
  policy: PricePolicy,
  offered: PriceThousandths,
  current: PriceThousandths,
): boolean => current === offered || policy === 'any' || (policy === 'better' && current > offered)
