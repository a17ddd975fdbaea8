// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { CallContext, DomainHandlers } from '../../platform/http/index.ts'
import { exclusionOf } from '../compliance/index.ts'
import { announceTo, presentTerms } from '../messages/index.ts'
import { applyForPromotion } from './apply-for-promotion.ts'
import { claimPromotion } from './claim-promotion.ts'
import { claimRaffle } from './claim-raffle.ts'
import { priceOffer } from './price-offer.ts'
import { issueRounds } from './free-rounds/issue-rounds.ts'
import { joinPromotion } from './join-promotion.ts'
import { factsOf, factsToTake } from './facts-of.ts'
import type { PromotionsDeps } from './promotions-deps.ts'
import { readStandings } from './read-standings.ts'
import type { Standing } from './standing.ts'
import { showEnvelopes } from './envelopes/show-envelopes.ts'
import { showBoard } from './races/show-board.ts'
import { notifyMember } from './notify-member.ts'

export const promotionsCalls = (deps: PromotionsDeps): DomainHandlers<'promotions'> => ({
  async 'promotions.status'(_, context) {
    const facts = await factsOf(context.db, deps, context)
    if ((await isAway(context)) || facts.otherCurrency) return []
    const standings = await readStandings(context.db, facts)
    return standings.map(presentStanding)
  },
  async 'promotions.offered'({ language }, context) {
    const facts = await factsOf(context.db, deps, context)
    if ((await isAway(context)) || facts.otherCurrency) return []
    const standings = await readStandings(context.db, facts)
    return announceTo(deps.messages, context, {
      language,
      ids: new Set(standings.map(({ promotion: { id } }) => id)),
    })
  },
  async 'promotions.envelopes'({ promotionId }, context) {
    return showEnvelopes(context.db, await factsOf(context.db, deps, context), promotionId)
  },
  async 'promotions.raceBoard'({ promotionId }, context) {
    return showBoard(context.db, await factsOf(context.db, deps, context), promotionId)
  },
  async 'promotions.price'({ promotionId }, context) {
    return priceOffer(context.db, deps, await factsOf(context.db, deps, context), promotionId)
  },
  async 'promotions.join'(input, context) {
    const facts = await factsToTake(context.db, deps, context)
    const status = await deps.database.transaction((tx) => joinPromotion(tx, facts, input))
    // The vendor of free rounds is asked at once, and by the job if it does not answer.
    await issueRounds(deps, facts.memberId)
    return { status }
  },
  async 'promotions.claim'({ promotionId }, context) {
    const facts = await factsToTake(context.db, deps, context)
    const { status, credited, got } = await deps.database.transaction((tx) =>
      claimPromotion(tx, deps, facts, promotionId),
    )
    if (credited !== undefined || got)
      notifyMember(deps, { memberId: facts.memberId, promotionId, currency: credited })
    return { status, got }
  },
  async 'promotions.apply'(input, context) {
    return { status: await applyForPromotion(deps, await factsToTake(context.db, deps, context), input) }
  },
  async 'promotions.claimRaffle'({ promotionId }, context) {
    const facts = await factsToTake(context.tx, deps, context)
    const prize = await claimRaffle(context.tx, deps, facts, promotionId)
    const currency = prize.amount > 0n ? facts.currency : undefined
    context.afterCommit(() => notifyMember(deps, { memberId: facts.memberId, promotionId, currency }))
    return prize
  },
})

/** Members who take a break or are excluded are offered nothing. */
const isAway = async ({
  db,
  member: { memberId },
  nowMs,
}: CallContext<'promotions.status'>): Promise<boolean> =>
  (await exclusionOf(db, memberId, nowMs)) !== undefined

const presentStanding = ({
  promotion: { id },
  status,
  progress,
  target,
  reward,
  ticketsLeft,
  remark,
  entry,
  paid,
  endsAtMs,
  left,
  terms,
  daily,
  round,
  drops,
  rounds,
}: Standing): OperationOutput<'promotions.status'>[number] => ({
  id,
  status,
  progress,
  target,
  reward,
  ticketsLeft,
  remark,
  joined: entry !== undefined,
  paid,
  endsAt: endsAtMs,
  left,
  terms: presentTerms(terms),
  daily: daily && { got: daily.got, nextAt: daily.nextAtMs, days: daily.days },
  round: round && { closesAt: round.closesAtMs, left: round.left },
  drops,
  rounds,
})
