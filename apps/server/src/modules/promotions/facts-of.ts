// SPDX-License-Identifier: Apache-2.0
import type { MemberActor, RequestFacts } from '../../platform/http/index.ts'
import { siteTimeZoneOffsetMs } from '../site/index.ts'
import type { MemberFacts, PromotionsDeps } from './promotions-deps.ts'

/** What is known about the member of a request. */
export async function factsOf(
  { settings, countryOf }: Pick<PromotionsDeps, 'settings' | 'countryOf'>,
  { brandCode, member: { memberId }, nowMs, language, ip }: RequestFacts & { member: MemberActor },
): Promise<MemberFacts> {
  const of = settings.of(brandCode)
  const [currency, offsetMs, leftOutLabels, country] = await Promise.all([
    of.read('site.currency'),
    siteTimeZoneOffsetMs(of),
    of.read('promotions.leftOutLabels'),
    countryOf(ip),
  ])
  return {
    brandCode,
    memberId,
    nowMs,
    offsetMs,
    currency: currency.code,
    language,
    country,
    leftOutLabels,
  }
}
