// SPDX-License-Identifier: Apache-2.0
import { amountFromWire, zero, type Amount } from '@tessera/rules/money'
import {
  promotionStatusOf,
  ticketsOf,
  type PromotionParticipation,
  type PromotionStatus,
} from '@tessera/rules/promotions/promotion-status'
import type { Queries } from '../../platform/db/index.ts'
import { turnover } from '../bets/index.ts'
import { offerTerms, publishedPromotions, type OpenPromotion } from '../messages/index.ts'
import { lastApplicationsOf, type Application } from './application-store.ts'
import { drawsOf } from './draw-store.ts'
import { entriesOf, type Entry } from './entry-store.ts'
import type { MemberFacts } from './promotions-deps.ts'

/** A member's standing in a promotion, with what it is derived from. */
export interface Standing {
  promotion: OpenPromotion
  status: PromotionStatus
  /** Valid bets that count so far; those towards the next ticket in a raffle. */
  progress: Amount
  /** The terms when the member joined or applied, else the promotion's current terms. */
  target: Amount | null
  reward: Amount | null
  ticketsLeft: number
  /** Tickets that were exchanged for a prize. */
  drawn: number
  /** Why the last application was refused. */
  remark: string
}

interface Done {
  entries: ReadonlyMap<number, Entry>
  applications: ReadonlyMap<number, Application>
  draws: ReadonlyMap<number, number>
}

/** A member's standing in each promotion of their brand that can be joined. */
export const readStandings = async (db: Queries, facts: MemberFacts): Promise<Standing[]> =>
  standingsIn(db, facts, await publishedPromotions(db, facts))

/** The same for one promotion; undefined for an unknown id. */
export async function readStanding(
  db: Queries,
  facts: MemberFacts,
  promotionId: number,
): Promise<Standing | undefined> {
  const promotions = (await publishedPromotions(db, facts)).filter(({ id }) => id === promotionId)
  return (await standingsIn(db, facts, promotions))[0]
}

async function standingsIn(
  db: Queries,
  facts: MemberFacts,
  promotions: readonly OpenPromotion[],
): Promise<Standing[]> {
  if (promotions.length === 0) return []
  const done: Done = {
    entries: new Map((await entriesOf(db, facts.memberId)).map((entry) => [entry.promotionId, entry])),
    applications: new Map(
      (await lastApplicationsOf(db, facts.memberId)).map((application) => [
        application.promotionId,
        application,
      ]),
    ),
    draws: await drawsOf(db, facts.memberId),
  }
  const standings: Standing[] = []
  for (const promotion of promotions) standings.push(await standingIn(db, facts, promotion, done))
  return standings
}

async function standingIn(
  db: Queries,
  facts: MemberFacts,
  promotion: OpenPromotion,
  { entries, applications, draws }: Done,
): Promise<Standing> {
  const { target, reward } = offerTerms(promotion.offer)
  const nothing = { progress: zero, target, reward, ticketsLeft: 0, drawn: 0, remark: '' }
  const standingWith = (own: PromotionParticipation, more: Partial<Standing>): Standing => ({
    promotion,
    status: promotionStatusOf(own, promotion, facts.nowMs),
    ...nothing,
    ...more,
  })
  switch (promotion.offer.kind) {
    case 'AUTO': {
      const entry = entries.get(promotion.id)
      const progress = entry ? await validBets(db, facts, promotion, entry.joinedAtMs) : zero
      const promised = entry ?? { target: amountFromWire(promotion.offer.target), reward, claimedAtMs: null }
      const own: PromotionParticipation = {
        kind: 'AUTO',
        joined: entry !== undefined,
        claimed: promised.claimedAtMs !== null,
        progress,
        target: promised.target,
      }
      return standingWith(own, { progress, target: promised.target, reward: promised.reward })
    }
    case 'REVIEW': {
      const application = applications.get(promotion.id)
      if (application?.status === 'Rejected')
        return standingWith({ kind: 'REVIEW', application: 'Rejected' }, { remark: application.remark })
      return standingWith(
        { kind: 'REVIEW', application: application?.status },
        { reward: application?.reward ?? reward },
      )
    }
    case 'RAFFLE': {
      const drawn = draws.get(promotion.id) ?? 0
      const { left, towardsNext } = ticketsOf(
        await validBets(db, facts, promotion, promotion.startTime ?? facts.nowMs),
        drawn,
      )
      return standingWith(
        { kind: 'RAFFLE', ticketsLeft: left, prizesTaken: drawn },
        { progress: towardsNext, ticketsLeft: left, drawn },
      )
    }
  }
}

const aDayMs = 86_400_000

/** What a member has settled as valid bets in a promotion since a moment, until its end. */
async function validBets(
  db: Queries,
  { memberId, nowMs }: MemberFacts,
  { startTime, endTime }: OpenPromotion,
  sinceMs: number,
): Promise<Amount> {
  const fromMs = Math.max(sinceMs, startTime ?? 0)
  return (await turnover(db, memberId, { fromMs, toMs: Math.max(fromMs, endTime ?? nowMs + aDayMs) }))
    .validBet
}
