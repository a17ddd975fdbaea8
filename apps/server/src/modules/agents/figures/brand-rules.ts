// SPDX-License-Identifier: Apache-2.0
import { amountFromWire, type Amount } from '@tessera/rules/money'
import { findBrands, siteTimeZone } from '../../site/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import type { Settings } from '../../../platform/settings/settings.ts'

/** How the figures of a brand's teams are counted. */
export interface BrandRules {
  code: string
  /** Only bets and payments in the site's currency count. */
  currency: string
  timeZone: string
  /** Valid bets in a period that make a member active (D-133). */
  activeBet: Amount
  /** What payments cost the operator, in millionths of a deposit. */
  feeMillionths: number
}

export async function brandRules(db: Queries, settings: Settings): Promise<BrandRules[]> {
  const brands = await findBrands(db)
  return Promise.all(brands.map(async ({ code }) => rulesOf(code, settings.of(code))))
}

async function rulesOf(code: string, settings: Settings): Promise<BrandRules> {
  const [{ code: currency }, activeBet, feePercent, timeZone] = await Promise.all([
    settings.read('site.currency'),
    settings.read('agents.activeBet'),
    settings.read('agents.paymentFeePercent'),
    siteTimeZone(settings),
  ])
  return {
    code,
    currency,
    timeZone,
    activeBet: amountFromWire(activeBet),
    feeMillionths: Math.round(feePercent * 10_000),
  }
}
