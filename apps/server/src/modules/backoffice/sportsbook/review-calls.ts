// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import type { DomainHandlers, OperatorActor, RequestFacts } from '../../../platform/http/index.ts'
import { brandsOf, namesOf } from '../../members/index.ts'
import {
  approveBet,
  betsOfIds,
  listReviews,
  offerBet,
  readBets,
  readPriceTerms,
  refuseBet,
  reviewsOf,
  showBets,
  type BetKey,
} from '../../sportsbook/index.ts'
import { presentPage } from '../../wallet/index.ts'
import { recordAction } from '../audit/record-action.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'

type ReviewCall = `backoffice.${'betReviews' | 'approveBet' | 'offerBet' | 'refuseBet'}`
type Facts = RequestFacts & { tx: Tx; operator: OperatorActor }
type Reviewed = OperationOutput<'backoffice.betReviews'>['list'][number]

export const betReviewCalls = (deps: BackofficeDeps): Pick<DomainHandlers<'backoffice'>, ReviewCall> => ({
  async 'backoffice.betReviews'({ waiting, pageNo, pageSize }, { db, nowMs }) {
    const { bets, total } = await listReviews(db, { waiting, pageNo, pageSize })
    const terms = await readPriceTerms(deps.settings)
    return presentPage(await presentReviews(db, bets, { nowMs, terms }), total, { pageNo, pageSize })
  },
  async 'backoffice.approveBet'({ id, reason }, facts) {
    const { memberId } = await approveBet(facts.tx, deps, id, deciderOf(facts, reason))
    await record(facts, 'approveBet', { id, memberId }, { reason })
    return null
  },
  async 'backoffice.offerBet'({ id, reason, stakePerLine, prices }, facts) {
    const [bet] = await betsOfIds(facts.tx, [id])
    if (!bet) throw fault('call.notFound')
    const brand = (await brandsOf(facts.tx, [bet.memberId])).get(bet.memberId) ?? ''
    const seconds = await deps.settings.of(brand).read('sportsbook.offerSeconds')
    const margins = await deps.settings.read('sportsbook.margins')
    await offerBet(
      facts.tx,
      { betId: id, offer: { stakePerLine, prices }, seconds, margins },
      deciderOf(facts, reason),
    )
    const offered = { stakePerLine: String(stakePerLine ?? ''), prices: prices?.join(' ') ?? '' }
    await record(facts, 'offerBet', { id, memberId: bet.memberId }, { reason, ...offered })
    return null
  },
  async 'backoffice.refuseBet'({ id, reason }, facts) {
    const { memberId } = await refuseBet(facts.tx, deps, id, deciderOf(facts, reason))
    await record(facts, 'refuseBet', { id, memberId }, { reason })
    return null
  },
})

async function presentReviews(
  db: Queries,
  keys: readonly BetKey[],
  { nowMs, terms }: { nowMs: number; terms: Awaited<ReturnType<typeof readPriceTerms>> },
): Promise<Reviewed[]> {
  const stored = await readBets(db, keys)
  const memberIds = stored.map(({ memberId }) => memberId)
  const [reviews, names, brands] = [
    await reviewsOf(db, keys),
    await namesOf(db, memberIds),
    await brandsOf(db, memberIds),
  ]
  const described = new Map(
    (await showBets(db, stored, { language: 'en', nowMs, terms })).map((bet, index) => [
      bet.betId,
      { bet, index },
    ]),
  )
  return keys.flatMap(({ id: betId }) => {
    const [review, found] = [reviews.get(betId), described.get(betId)]
    if (!review || !found) return []
    const memberId = memberIds[found.index]!
    return {
      betId,
      memberId: Number(memberId),
      brandCode: brands.get(memberId) ?? '',
      username: names.get(memberId) ?? '',
      state: review.state,
      askedAt: review.askedAtMs,
      decidedBy: review.decidedByName ?? null,
      decidedAt: review.decidedAtMs ?? null,
      reason: review.reason,
      bet: found.bet,
    }
  })
}

const deciderOf = ({ operator, nowMs }: Facts, reason: string) => ({
  operatorId: operator.operatorId,
  operatorName: operator.name,
  reason,
  nowMs,
})

const record = (
  { tx, operator, nowMs }: Facts,
  action: string,
  { id, memberId }: { id: string; memberId: bigint },
  after: Readonly<Record<string, string>>,
): Promise<void> =>
  recordAction(tx, {
    operatorId: operator.operatorId,
    operatorName: operator.name,
    action,
    subject: `bet:${id}`,
    memberId,
    after,
    nowMs,
  })
