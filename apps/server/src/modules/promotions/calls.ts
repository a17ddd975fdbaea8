// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers, MemberActor, RequestFacts } from '../../platform/http/index.ts'
import { applyForPromotion } from './apply-for-promotion.ts'
import { claimPromotion } from './claim-promotion.ts'
import { claimRaffle } from './claim-raffle.ts'
import { joinPromotion } from './join-promotion.ts'
import type { MemberFacts, PromotionsDeps } from './promotions-deps.ts'
import { readStandings } from './read-standings.ts'
import { notifyMember } from './notify-member.ts'

type Asking = RequestFacts & { member: MemberActor }

/** Binds the calls of promotions. */
export const promotionsCalls = (deps: PromotionsDeps): DomainHandlers<'promotions'> => ({
  async 'promotions.status'(_, context) {
    const standings = await readStandings(context.db, factsOf(context))
    return standings.map(({ promotion: { id }, status, progress, target, reward, ticketsLeft, remark }) => ({
      id,
      status,
      progress,
      target,
      reward,
      ticketsLeft,
      remark,
    }))
  },
  async 'promotions.join'({ promotionId }, context) {
    const facts = await withCurrency(deps, context)
    return { status: await deps.database.transaction((tx) => joinPromotion(tx, facts, promotionId)) }
  },
  async 'promotions.claim'({ promotionId }, context) {
    const facts = factsOf(context)
    const { status, credited } = await deps.database.transaction((tx) =>
      claimPromotion(tx, facts, promotionId),
    )
    if (credited !== undefined)
      notifyMember(deps, { memberId: facts.memberId, promotionId, currency: credited })
    return { status }
  },
  async 'promotions.apply'(input, context) {
    return { status: await applyForPromotion(deps, await withCurrency(deps, context), input) }
  },
  async 'promotions.claimRaffle'({ promotionId }, context) {
    const facts = await withCurrency(deps, context)
    const prize = await claimRaffle(context.tx, deps.chance, facts, promotionId)
    const currency = prize.amount > 0n ? facts.currency : undefined
    context.afterCommit(() => notifyMember(deps, { memberId: facts.memberId, promotionId, currency }))
    return prize
  },
})

const factsOf = ({ brandCode, member: { memberId }, nowMs }: Asking): MemberFacts => ({
  brandCode,
  memberId,
  nowMs,
})

const withCurrency = async (
  { settings }: PromotionsDeps,
  context: Asking,
): Promise<MemberFacts & { currency: string }> => ({
  ...factsOf(context),
  currency: (await settings.of(context.brandCode).read('site.currency')).code,
})
