// SPDX-License-Identifier: Apache-2.0
import type { MarketTerms, PriceThousandths } from '../model/market.ts'
import type { SourceChance } from '../prices/source-chance.ts'

/** A market as the book offers it now. */
export interface Offer {
  readonly terms: MarketTerms
  /** `closed` once its part of the event is over or it is decided; `suspended` if too few outcomes have a price. */
  readonly status: 'open' | 'suspended' | 'closed'
  /** In the order of the market type. */
  readonly outcomes: readonly OfferedOutcome[]
}

export interface OfferedOutcome {
  readonly outcome: string
  /** 0: not on sale. */
  readonly price: PriceThousandths
  /** What the price was made from; a source that names prices alone leaves it out. */
  readonly chance?: SourceChance | undefined
}

/** How a competition is priced. */
export interface OfferTerms {
  readonly isLive: boolean
  /** Added to the usual overround of every market: 0.01 is one point more. */
  readonly extraMargin: number
}
