// SPDX-License-Identifier: Apache-2.0
import type { PromotionOffer } from '@tessera/contract/messages/content'
import { amountFromWire, zero, type Amount } from '@tessera/rules/money'
import { ticketsOf, type PromotionPeriod } from '@tessera/rules/promotions/promotion-status'
import { cashbackOf, lossOf } from '@tessera/rules/promotions/offer-terms'
import { turnAt } from '@tessera/rules/promotions/schedule'
import type { Queries } from '../../platform/db/index.ts'
import { turnover } from '../bets/index.ts'
import { offerTerms, type OpenPromotion } from '../messages/index.ts'
import type { Application } from './application-store.ts'
import type { Entry } from './entry-store.ts'
import { currentTurn, periodOf, targetEntry, termsFor, validBets } from './own-part.ts'
import { partWith, type Part } from './part-with.ts'
import type { MemberFacts } from './promotions-deps.ts'
import { carriedOf } from './cashback/carry-store.ts'
import { calendarPart } from './daily/calendar-part.ts'
import type { DaysOf } from './daily/daily-store.ts'
import { dropsPart } from './drops/drops-part.ts'
import { envelopePart } from './envelopes/envelope-part.ts'
import { freeRoundsPart } from './free-rounds/free-rounds-part.ts'
import type { FreeRounds } from './free-rounds/free-rounds-store.ts'
import { wheelPart } from './daily/wheel-part.ts'

/** What a member has done in all promotions, by promotion. */
export interface Done {
  entries: ReadonlyMap<number, readonly Entry[]>
  applications: ReadonlyMap<number, Application>
  draws: ReadonlyMap<number, number>
  payments: ReadonlyMap<number, Amount>
  days: ReadonlyMap<number, DaysOf>
  rounds: ReadonlyMap<number, readonly FreeRounds[]>
}

/** What a member has done in one promotion, and what follows from it. */
export async function partIn(
  db: Queries,
  facts: MemberFacts,
  promotion: OpenPromotion,
  { entries, applications, draws, payments, days, rounds }: Done,
): Promise<Part> {
  const own = entries.get(promotion.id) ?? []
  const turn = currentTurn(promotion, facts)
  const current = own.find(({ turn: key }) => key === turn.key)
  switch ((current?.offer ?? promotion.offer).kind) {
    case 'AUTO':
      return targetPart(db, facts, promotion, own)
    case 'REVIEW':
      return reviewPart(facts, promotion, applications.get(promotion.id))
    case 'RAFFLE':
      return rafflePart(db, facts, promotion, draws.get(promotion.id) ?? 0)
    case 'DEPOSIT':
      return depositPart(facts, promotion, current)
    case 'CASHBACK':
    case 'RACE':
      return countedPart(db, facts, promotion, current, payments.get(promotion.id) ?? zero)
    case 'CALENDAR':
      return calendarPart(facts, promotion, current, days.get(promotion.id))
    case 'DROPS':
      return dropsPart(db, facts, promotion, current, payments.get(promotion.id) ?? zero)
    case 'RED_ENVELOPE':
      return envelopePart(db, facts, promotion, days.get(promotion.id))
    case 'FREE_ROUNDS':
      return freeRoundsPart(facts, promotion, current, rounds.get(promotion.id) ?? [])
    case 'WHEEL':
      return wheelPart(db, facts, promotion, days.get(promotion.id))
  }
}

async function targetPart(
  db: Queries,
  facts: MemberFacts,
  promotion: OpenPromotion,
  entries: readonly Entry[],
): Promise<Part> {
  const { entry, progress } = await targetEntry(db, facts, promotion, entries)
  const terms = termsFor(promotion, entry)
  const promised = entry ?? offerTerms(terms)
  const target = promised.target ?? zero
  return partWith(
    facts,
    {
      kind: 'AUTO',
      joined: entry !== undefined,
      claimed: entry !== undefined && entry.claimedAtMs !== null,
      progress,
      target,
    },
    periodOf(promotion, entry),
    terms,
    {
      progress,
      target,
      reward: promised.reward,
      entry,
      takesPart: entry !== undefined,
      paid: entry && entry.claimedAtMs !== null ? entry.reward : zero,
      endsAtMs: entry ? periodOf(promotion, entry).endTime : currentTurn(promotion, facts).untilMs,
    },
  )
}

function reviewPart(
  facts: MemberFacts,
  promotion: OpenPromotion,
  application: Application | undefined,
): Part {
  const status = application?.status
  return partWith(facts, { kind: 'REVIEW', application: status }, promotion, promotion.offer, {
    takesPart: status === 'Applying' || status === 'Issued',
    ...(status === 'Rejected' && { remark: application?.remark ?? '' }),
    ...(application && status !== 'Rejected' && { reward: application.reward }),
    ...(application && status === 'Issued' && { paid: application.reward }),
  })
}

async function rafflePart(
  db: Queries,
  facts: MemberFacts,
  promotion: OpenPromotion,
  drawn: number,
): Promise<Part> {
  const bets = await validBets(db, facts, promotion, promotion.startTime ?? facts.nowMs)
  const { left, towardsNext } = ticketsOf(bets, drawn)
  return partWith(
    facts,
    { kind: 'RAFFLE', ticketsLeft: left, prizesTaken: drawn },
    promotion,
    promotion.offer,
    { progress: towardsNext, ticketsLeft: left, drawn, takesPart: drawn > 0 },
  )
}

function depositPart(facts: MemberFacts, promotion: OpenPromotion, entry: Entry | undefined): Part {
  const terms = termsFor(promotion, entry)
  const turn = currentTurn(promotion, facts)
  return partWith(
    facts,
    {
      kind: 'DEPOSIT',
      joined: entry !== undefined,
      granted: entry?.credited ?? zero,
      whole: entry !== undefined && entry.claimedAtMs !== null,
    },
    entry ? periodOf(promotion, entry) : promotion,
    terms,
    {
      entry,
      takesPart: entry !== undefined,
      progress: entry?.credited ?? zero,
      target: terms.kind === 'DEPOSIT' ? amountFromWire(terms.most) : null,
      paid: entry?.credited ?? zero,
      endsAtMs: entry ? entry.endsAtMs : turn.untilMs,
    },
  )
}

async function countedPart(
  db: Queries,
  facts: MemberFacts,
  promotion: OpenPromotion,
  entry: Entry | undefined,
  paid: Amount,
): Promise<Part> {
  const terms = termsFor(promotion, entry)
  const kind = terms.kind === 'RACE' ? 'RACE' : 'CASHBACK'
  const period = periodOf(promotion, entry)
  const progress = entry ? await countedSoFar(db, facts, entry, terms, period) : zero
  return partWith(facts, { kind, joined: entry !== undefined, progress, paid: paid > zero }, period, terms, {
    entry,
    takesPart: entry !== undefined,
    paid,
    progress,
  })
}

/** The valid bets of a race; of a cashback, the share of what was lost in this day or week so far. */
async function countedSoFar(
  db: Queries,
  facts: MemberFacts,
  { promotionId, joinedAtMs, currency }: Entry,
  terms: PromotionOffer,
  period: PromotionPeriod,
): Promise<Amount> {
  if (terms.kind !== 'CASHBACK') return validBets(db, facts, period, joinedAtMs)
  const turn = turnAt(terms.per, period, facts.nowMs, facts.timeZone)
  const fromMs = Math.max(turn.fromMs ?? 0, joinedAtMs)
  const play = await turnover(db, facts.memberId, {
    fromMs,
    toMs: Math.max(fromMs, turn.untilMs ?? facts.nowMs),
    currency,
  })
  const carried = await carriedOf(db, { promotionId, memberId: facts.memberId, per: terms.per })
  return cashbackOf({ ...terms, least: 0 }, lossOf(play, carried).lost, currency)
}
