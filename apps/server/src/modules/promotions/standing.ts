// SPDX-License-Identifier: Apache-2.0
import type { PromotionOffer } from '@tessera/contract/messages/content'
import type { Amount } from '@tessera/rules/money'
import type { CalendarState } from '@tessera/rules/promotions/calendar'
import type { PromotionStatus } from '@tessera/rules/promotions/promotion-status'
import type { OpenPromotion } from '../messages/index.ts'
import type { Got } from './daily/daily-store.ts'
import type { Entry } from './entry-store.ts'

/** What a promotion has for each day of the site. */
export interface Daily {
  got: Got | null
  nextAtMs: number | null
  /** The days of a calendar. */
  days: { amount: Amount; state: CalendarState }[]
}

/** A member's standing in a promotion, with what it is derived from. */
export interface Standing {
  promotion: OpenPromotion
  status: PromotionStatus
  /** Valid bets that count so far; those towards the next ticket in a raffle; what would come back of a loss. */
  progress: Amount
  /** The terms when the member joined or applied, else the promotion's current terms. */
  target: Amount | null
  reward: Amount | null
  ticketsLeft: number
  /** Tickets that were exchanged for a prize. */
  drawn: number
  /** Why the last application was refused. */
  remark: string
  /** The entry that this is about; undefined for members who have none now. */
  entry: Entry | undefined
  /** The terms that count for the member. */
  terms: PromotionOffer
  /** What it has paid to the member in this turn. */
  paid: Amount
  endsAtMs: number | null
  /** What is left of its budget; null: it has none. */
  left: Amount | null
  /** What they got today, and when they can take part next; null for promotions without something for each day. */
  daily: Daily | null
  /** The round of a red envelope that is open now. */
  round: { closesAtMs: number; left: number } | null
  /** What dropped for them today, and what is left of each prize. */
  drops: { got: number; left: number[] } | null
  /** The free rounds that they have; null before they join, and for all other kinds. */
  rounds: { left: number; state: 'waiting' | 'ready' | 'over' } | null
}
