// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { playCurrency } from '@tessera/rules/identity/trial'
import type { Queries } from '../../platform/db/index.ts'
import type { MemberActor, RequestFacts } from '../../platform/http/index.ts'
import { currencyOfMember } from '../members/index.ts'
import { ownCurrency, siteTimeZone } from '../site/index.ts'
import type { MemberFacts, PromotionsDeps } from './promotions-deps.ts'

/** What is known about the member of a request. */
export async function factsOf(
  db: Queries,
  { settings, countryOf, gameEdges }: Pick<PromotionsDeps, 'settings' | 'countryOf' | 'gameEdges'>,
  { brandCode, member: { memberId }, nowMs, language, ip }: RequestFacts & { member: MemberActor },
): Promise<MemberFacts> {
  const of = settings.of(brandCode)
  const [currency, ofMember, timeZone, leftOutLabels, country] = await Promise.all([
    ownCurrency(of),
    currencyOfMember(db, memberId),
    siteTimeZone(of),
    of.read('promotions.leftOutLabels'),
    countryOf(ip),
    gameEdges.refresh(db),
  ])
  return {
    brandCode,
    memberId,
    nowMs,
    timeZone,
    currency,
    // Trial accounts look at everything and take nothing.
    otherCurrency: ofMember !== currency && ofMember !== playCurrency,
    language,
    country,
    leftOutLabels,
    gameEdges,
  }
}

/**
 * The same for a member who takes what a promotion gives. Its amounts are in the currency of the site: throws
 * `site.ownCurrencyOnly` for a member with another, so that 10 USD are never paid as 10 VND.
 */
export async function factsToTake(...of: Parameters<typeof factsOf>): ReturnType<typeof factsOf> {
  const facts = await factsOf(...of)
  if (facts.otherCurrency) throw fault('site.ownCurrencyOnly', { currency: facts.currency })
  return facts
}
