// SPDX-License-Identifier: Apache-2.0
import type { Platform } from '../../platform/platform.ts'
import type { TellBonus } from '../bonuses/index.ts'
import type { GameEdges } from '../catalogue/index.ts'
import type { Messages } from '../messages/index.ts'
import type { FreeRoundsAtVendors } from '../play/index.ts'
import type { PayBonus } from './pay-bonus.ts'

/** What the operations of promotions are passed. */
export interface PromotionsDeps extends Platform {
  /** Stores the pictures of applications, and presents promotions. */
  messages: Messages
  /** How a reward that has to be staked reaches its member. */
  payBonus: PayBonus
  tellBonus: TellBonus
  /** The vendors of free rounds. */
  freeRounds: FreeRoundsAtVendors
  /** The country of an address; undefined: nobody knows. */
  countryOf(ip: string): Promise<string | undefined>
  gameEdges: GameEdges
}

/** The brand, the member and the moment of a request. */
export interface MemberFacts {
  brandCode: string
  memberId: bigint
  nowMs: number
  /** Site time, from UTC. */
  timeZone: string
  /** The currency of the site. */
  currency: string
  /** The member has another: what a promotion pays is not for them. */
  otherCurrency: boolean
  /** The language of the request, and the country it came from, if anybody knows. */
  language: string
  country: string | undefined
  /** Members with one of these labels are offered nothing. */
  leftOutLabels: readonly string[]
  /** Bets count as far as the edges of their games reach. */
  gameEdges: Pick<GameEdges, 'of'>
}
