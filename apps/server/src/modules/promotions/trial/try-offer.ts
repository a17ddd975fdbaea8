// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { PromotionOffer } from '@tessera/contract/messages/content'
import { amountFromWire, amountOfMillionths, zero, type Amount } from '@tessera/rules/money'
import { everybody, isInAudience, needsMoneyFacts } from '@tessera/rules/promotions/audience'
import type { Queries } from '../../../platform/db/index.ts'
import { countCashBets, playOfEach, playOfEachByDay } from '../../bets/index.ts'
import { offerFactsAt, type OfferFacts } from '../../members/index.ts'
import { depositsOfMany, memberTotals } from '../../wallet/index.ts'
import { mayBeOffered } from '../audience/judge-audience.ts'
import { isGameOfDrops } from '@tessera/rules/promotions/drops'
import { addDays, dayIn, startOfDayIn } from '@tessera/rules/site/zoned-days'
import { typesOfGames } from '../drops/types-of-games.ts'
import { withinBudget, wouldHavePaid, type TrialFacts, type TrialPayment } from './would-have-paid.ts'

export interface TrialAt {
  brandCode: string
  currency: string
  timeZone: string
  leftOutLabels: readonly string[]
  nowMs: number
}
type Trial = OperationOutput<'backoffice.tryOffer'>

const dayMs = 86_400_000
const trialDays = 30
const pageSize = 1_000
/** More members are not looked at: the answer is a sample then, and says so. */
const mostMembers = 50_000

/** What an offer would have cost in the last 30 whole days of the site, by what members did. Writes nothing. */
export async function tryOffer(db: Queries, at: TrialAt, offer: PromotionOffer): Promise<Trial> {
  const today = dayIn(at.timeZone, at.nowMs)
  const period = {
    fromMs: startOfDayIn(at.timeZone, addDays(today, -trialDays)),
    toMs: startOfDayIn(at.timeZone, today),
  }
  const facts = {
    memberIds: [] as bigint[],
    days: [],
    deposits: [],
    bets: [],
    ...period,
    timeZone: at.timeZone,
    currency: at.currency,
  }
  const read: TrialFacts = facts
  let [members, afterId] = [0, 0n]
  for (let more = true; more && members < mostMembers;) {
    const page = await offerFactsAt(db, at.brandCode, { afterId, limit: pageSize })
    await addFacts(db, at, offer, page, facts)
    members += page.length
    afterId = page.at(-1)?.memberId ?? afterId
    more = page.length === pageSize
  }
  const all = wouldHavePaid(offer, read).filter(({ amount }) => amount > zero)
  const paid = withinBudget(all, offer.budget, at.timeZone)
  return {
    fromTime: period.fromMs,
    toTime: period.toMs,
    members,
    inAudience: read.memberIds.length,
    reached: new Set(paid.map(({ memberId }) => memberId)).size,
    cost: sumOf(paid),
    costWithoutBudget: sumOf(all),
    currency: at.currency,
    notKnown: [
      ...(offer.audience?.countries.length ? (['country'] as const) : []),
      ...(offer.audience?.languages.length ? (['language'] as const) : []),
    ],
    cut: members >= mostMembers,
  }
}

interface Collected {
  memberIds: bigint[]
  days: TrialFacts['days'][number][]
  deposits: TrialFacts['deposits'][number][]
  bets: TrialFacts['bets'][number][]
  fromMs: number
  toMs: number
}

/** Adds what the members of a page did who are in the audience. */
async function addFacts(
  db: Queries,
  at: TrialAt,
  offer: PromotionOffer,
  page: readonly OfferFacts[],
  collected: Collected,
): Promise<void> {
  const ids = (await audienceOf(db, at, offer, page)).map(({ memberId }) => memberId)
  if (ids.length === 0) return
  collected.memberIds.push(...ids)
  const period = { fromMs: collected.fromMs, toMs: collected.toMs, currency: at.currency }
  if (offer.kind === 'DEPOSIT') collected.deposits.push(...(await depositsOfMany(db, ids, period)))
  else if (offer.kind === 'DROPS') {
    collected.bets.push(...(await betsThatDrop(db, offer, ids, { ...period, timeZone: at.timeZone })))
  } else if (offer.kind !== 'REVIEW' && offer.kind !== 'RED_ENVELOPE')
    collected.days.push(...(await playOfEachByDay(db, ids, { ...period, timeZone: at.timeZone })))
}

/** How many bets of these members would have counted, by day. */
async function betsThatDrop(
  db: Queries,
  offer: Extract<PromotionOffer, { kind: 'DROPS' }>,
  memberIds: readonly bigint[],
  period: { fromMs: number; toMs: number; currency: string; timeZone: string },
): Promise<TrialFacts['bets'][number][]> {
  const bets = await countCashBets(db, memberIds, { ...period, least: amountFromWire(offer.stake) })
  const typeOf = await typesOfGames(db, bets)
  return bets.filter((bet) => isGameOfDrops(offer, typeOf(bet)))
}

/** Who of these is in the audience; countries and languages are not known of the past and left out. */
async function audienceOf(
  db: Queries,
  { currency, leftOutLabels, nowMs }: TrialAt,
  offer: PromotionOffer,
  page: readonly OfferFacts[],
): Promise<OfferFacts[]> {
  const audience = { ...(offer.audience ?? everybody), countries: [], languages: [] }
  const ids = page.map(({ memberId }) => memberId)
  const needs = needsMoneyFacts(audience)
  const totals = needs.deposited ? await memberTotals(db, ids, currency) : undefined
  const played = needs.played
    ? await playOfEach(db, ids, { fromMs: nowMs - audience.playedDays * dayMs, toMs: nowMs, currency })
    : undefined
  return page.filter(
    (member) =>
      mayBeOffered(member, leftOutLabels) &&
      isInAudience(
        audience,
        {
          ...member,
          country: undefined,
          language: undefined,
          deposited: totals?.get(member.memberId)?.deposits ?? zero,
          played: played?.get(member.memberId)?.validBet ?? zero,
        },
        nowMs,
      ),
  )
}

const sumOf = (payments: readonly TrialPayment[]): Amount =>
  amountOfMillionths(payments.reduce((sum, { amount }) => sum + amount, 0n))
