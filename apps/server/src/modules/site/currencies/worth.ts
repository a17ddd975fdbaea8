// SPDX-License-Identifier: Apache-2.0
import { convert } from '@tessera/rules/currencies/rates'
import { amountOfMillionths, type Amount } from '@tessera/rules/money'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { siteTimeZone } from '../site-time.ts'
import { rateOn } from './rate-store.ts'

/** More than any limit allows. */
const beyondLimits = amountOfMillionths(1_000_000_000_000_000_000n)

/**
 * Converts amounts of a member into the brand's own currency at the rate of today, to compare them with limits of
 * the brand. Without a rate they count as more than any limit: an operator looks at them.
 */
export async function worthToday(
  db: Queries,
  settings: Settings,
  { currency, nowMs }: { currency: string; nowMs: number },
): Promise<(amount: Amount) => Amount> {
  const { code: own } = await settings.read('site.currency')
  if (currency === own) return (amount) => amount
  const day = dayIn(await siteTimeZone(settings), nowMs)
  const rate = await rateOn(db, { brandCode: settings.brandCode, base: own, code: currency, day })
  return (amount) => (rate ? convert(amount, rate) : beyondLimits)
}
