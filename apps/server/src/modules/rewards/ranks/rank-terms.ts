// SPDX-License-Identifier: Apache-2.0
import { amountFromWire, type Amount } from '@tessera/rules/money'
import type { RankTerms } from '@tessera/rules/ranks/ranks'
import type { Settings } from '../../../platform/settings/settings.ts'
import { wagerTimesOf } from '../../bonuses/index.ts'
import { siteTimeZone } from '../../site/index.ts'

/** The terms of a brand's ranks, and where its days and months begin. */
export interface BrandRanks extends RankTerms {
  timeZone: string
  currency: string
  /** How often the bonus of a rank must be staked; 0: it is cash. */
  bonusWagerTimes: number
  /** The largest bet with it meanwhile; undefined: any. */
  bonusMaxStake: Amount | undefined
}

/** The terms of the brand of these settings. */
export async function rankTerms(settings: Settings): Promise<BrandRanks> {
  const [ranks, keepPercent, bonusWagerTimes, maxStake, timeZone, { code: currency }] = await Promise.all([
    settings.read('rewards.ranks'),
    settings.read('rewards.rankKeepPercent'),
    wagerTimesOf(settings, 'rewards.rankBonusWagerTimes'),
    settings.read('rewards.rankBonusMaxStake'),
    siteTimeZone(settings),
    settings.read('site.currency'),
  ])
  return {
    ranks: ranks.map(({ validBets, bonus }) => ({
      validBets: amountFromWire(validBets),
      bonus: amountFromWire(bonus),
    })),
    keepPercent,
    bonusWagerTimes,
    bonusMaxStake: maxStake > 0 ? amountFromWire(maxStake) : undefined,
    timeZone,
    currency,
  }
}

/** The terms of several brands, by code. */
export async function rankTermsOf(
  settings: Settings,
  brandCodes: Iterable<string>,
): Promise<Map<string, BrandRanks>> {
  return new Map(
    await Promise.all(
      [...new Set(brandCodes)].map(async (code) => [code, await rankTerms(settings.of(code))] as const),
    ),
  )
}
