// SPDX-License-Identifier: Apache-2.0
import { zero, type Amount } from '@tessera/rules/money'
import {
  isForEverybody,
  isInAudience,
  needsMoneyFacts,
  type Audience,
} from '@tessera/rules/promotions/audience'
import type { PromotionOffer } from '@tessera/contract/messages/content'
import type { Queries } from '../../../platform/db/index.ts'
import { turnover } from '../../bets/index.ts'
import { isTrialType, offerFactsOf, type OfferFacts } from '../../members/index.ts'
import { memberTotals } from '../../wallet/index.ts'
import type { MemberFacts } from '../promotions-deps.ts'

const dayMs = 86_400_000

/** Judges for one member whether promotions are offered to them. Asks the database for each fact once. */
export interface AudienceJudge {
  isOffered(offer: PromotionOffer): Promise<boolean>
}

/** Whether anything is offered to a member at all: not to closed accounts, trials, and those left out by a label. */
export const mayBeOffered = (
  { enabled, type, labels }: Pick<OfferFacts, 'enabled' | 'type' | 'labels'>,
  leftOutLabels: readonly string[],
): boolean => enabled && !isTrialType(type) && !labels.some((label) => leftOutLabels.includes(label))

export async function judgeFor(db: Queries, facts: MemberFacts): Promise<AudienceJudge> {
  const member = await offerFactsOf(db, facts.memberId)
  if (!member || !mayBeOffered(member, facts.leftOutLabels)) return { isOffered: async () => false }
  let deposits: Promise<Amount> | undefined
  const played = new Map<number, Promise<Amount>>()
  const deposited = (): Promise<Amount> => (deposits ??= depositsOf(db, facts))
  const playedIn = (days: number): Promise<Amount> => {
    const known = played.get(days) ?? playedOf(db, facts, days)
    played.set(days, known)
    return known
  }
  const judge = async (audience: Audience): Promise<boolean> => {
    const needs = needsMoneyFacts(audience)
    return isInAudience(
      audience,
      {
        ...member,
        country: member.nationality ?? facts.country,
        language: facts.language,
        deposited: needs.deposited ? await deposited() : zero,
        played: needs.played ? await playedIn(audience.playedDays) : zero,
      },
      facts.nowMs,
    )
  }
  return {
    async isOffered(offer) {
      const { audience } = offer
      if (audience && !isForEverybody(audience) && !(await judge(audience))) return false
      // A first deposit is for those who have made none.
      return offer.kind !== 'DEPOSIT' || offer.which === 'EVERY' || (await deposited()) === zero
    },
  }
}

async function depositsOf(db: Queries, { memberId, currency }: MemberFacts): Promise<Amount> {
  return (await memberTotals(db, [memberId], currency)).get(memberId)?.deposits ?? zero
}

async function playedOf(db: Queries, { memberId, nowMs }: MemberFacts, days: number): Promise<Amount> {
  return (await turnover(db, memberId, { fromMs: nowMs - days * dayMs, toMs: nowMs + dayMs })).validBet
}
