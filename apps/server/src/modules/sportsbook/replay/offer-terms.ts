// SPDX-License-Identifier: Apache-2.0
import type { OfferTerms } from '@tessera/rules/sportsbook/offers/offer'
import type { Settings } from '../../../platform/settings/settings.ts'

/** How a competition is priced, as the operator has set. */
export async function offerTermsOf(
  settings: Settings,
  competition: string,
  isLive: boolean,
): Promise<OfferTerms> {
  const margins = await settings.read('sportsbook.margins')
  const own = margins.findLast((line) => line.competition === competition)
  return { isLive, extraMargin: (own?.points ?? 0) / 100 }
}
