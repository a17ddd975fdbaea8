// SPDX-License-Identifier: Apache-2.0
import type { PromotionOffer } from '@tessera/contract/messages/content'
import { zero } from '@tessera/rules/money'
import {
  promotionStatusOf,
  type PromotionParticipation,
  type PromotionPeriod,
} from '@tessera/rules/promotions/promotion-status'
import { offerTerms } from '../messages/index.ts'
import type { MemberFacts } from './promotions-deps.ts'
import type { Standing } from './standing.ts'

export type Part = Omit<Standing, 'promotion' | 'left'> & {
  /** They joined, applied or drew, and keep what they accepted. */
  takesPart: boolean
}

/** A part with everything that does not apply left at nothing. */
export function partWith(
  { nowMs }: MemberFacts,
  participation: PromotionParticipation,
  period: PromotionPeriod,
  terms: PromotionOffer,
  more: Partial<Part>,
): Part {
  return {
    status: promotionStatusOf(participation, period, nowMs),
    progress: zero,
    ...offerTerms(terms),
    ticketsLeft: 0,
    drawn: 0,
    remark: '',
    entry: undefined,
    terms,
    paid: zero,
    endsAtMs: period.endTime,
    takesPart: false,
    daily: null,
    round: null,
    drops: null,
    rounds: null,
    ...more,
  }
}
