// SPDX-License-Identifier: Apache-2.0
import type { OfferTerms } from '@tessera/rules/sportsbook/offers/offer'
import type { Settings } from '../../../../platform/settings/settings.ts'

/** How a competition is priced, as the operator has set. */
export async function offerTermsOf(
  settings: Settings,
  competition: string,
  isLive: boolean,
): Promise<OfferTerms> {
  return offerTermsBy(await settings.read('sportsbook.margins'), competition, isLive)
}

/** How far the margins of competitions are from the usual ones. */
export type Margins = readonly { competition: string; points: number }[]

export function offerTermsBy(margins: Margins, competition: string, isLive: boolean): OfferTerms {
  const own = margins.findLast((line) => line.competition === competition)
  return { isLive, extraMargin: (own?.points ?? 0) / 100 }
}
