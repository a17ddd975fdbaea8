// SPDX-License-Identifier: Apache-2.0
import type { PriceThousandths } from '../model/market.ts'
import type { Selection } from '../settlement/settle-market.ts'

/** One event of a bet. */
export interface BetLeg {
  eventId: string
  /** One outcome, or several of the same event that a bet builder joins: all of them must hold. */
  selections: readonly Selection[]
  /** The price taken; of a builder leg, for all selections together. */
  priceThousandths: PriceThousandths
  /** When it was taken before the start of its event, in ms since 1970; undefined for a leg in play. */
  takenAtMs?: number | undefined
}

/** A bet as it was accepted. */
export interface Bet {
  /** A code of `betKindOf`: `single`, `multiple`, `trixie`, `2_of_4` and so on. */
  kind: string
  legs: readonly BetLeg[]
  /** In the smallest unit of the stake's currency that a bet can have; every line has the same. */
  stakePerLineMinor: bigint
}
