// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { amountFromWire, zero } from '@tessera/rules/money'
import { codeKey } from '@tessera/rules/promotions/codes'
import type { PromotionStatus } from '@tessera/rules/promotions/promotion-status'
import { dayIn } from '@tessera/rules/site/zoned-days'
import type { Tx } from '../../platform/db/index.ts'
import { reserveBudget } from './budget/spend-budget.ts'
import { takeCode } from './codes/code-store.ts'
import { insertEntry, lockParticipation } from './entry-store.ts'
import { insertFreeRounds } from './free-rounds/free-rounds-store.ts'
import { currentTurn, entryEnd, promiseOf } from './own-part.ts'
import type { MemberFacts } from './promotions-deps.ts'
import { readStanding } from './read-standings.ts'
import type { Standing } from './standing.ts'

const joined: readonly PromotionStatus[] = ['Joined', 'Process', 'Claim', 'Claimed']
const joinable: readonly string[] = [
  'AUTO',
  'DEPOSIT',
  'CASHBACK',
  'RACE',
  'CALENDAR',
  'DROPS',
  'FREE_ROUNDS',
]

/**
 * Joins a member to a promotion under its current terms, which are stored with them; the most that it can pay
 * to them is held back from its budget. A member who has already joined gets their standing. Throws
 * `call.notFound`, `promotions.wrongState`, `promotions.wrongCode`, `promotions.codeUsed`,
 * `promotions.budgetSpent`.
 */
export async function joinPromotion(
  tx: Tx,
  facts: MemberFacts,
  { promotionId, code }: { promotionId: number; code?: string | undefined },
): Promise<PromotionStatus> {
  await lockParticipation(tx, facts.memberId, promotionId)
  const standing = await readStanding(tx, facts, promotionId)
  if (!standing) throw fault('call.notFound')
  const { terms, status } = standing
  if (!joinable.includes(terms.kind) || (status !== 'Join' && !joined.includes(status)))
    throw fault('promotions.wrongState', { status })
  if (status !== 'Join') return status
  const used = terms.needsCode ? await useCode(tx, promotionId, code) : null
  await accept(tx, facts, standing, used)
  // A calendar begins with the day of joining.
  return terms.kind === 'CALENDAR' ? 'Claim' : 'Joined'
}

async function useCode(tx: Tx, promotionId: number, typed: string | undefined): Promise<string> {
  const code = codeKey(typed ?? '')
  const taken = code === undefined ? undefined : await takeCode(tx, promotionId, code)
  if (code === undefined || taken === undefined) throw fault('promotions.wrongCode')
  if (taken === 'used') throw fault('promotions.codeUsed')
  return code
}

/** Stores the terms with the member, and holds back what they promise. */
async function accept(
  tx: Tx,
  { memberId, currency, nowMs, timeZone }: MemberFacts,
  { promotion, target, reward }: Standing,
  code: string | null,
): Promise<void> {
  const { id: promotionId, offer, title } = promotion
  const reserved = promiseOf(offer)
  const day = dayIn(timeZone, nowMs)
  if (!(await reserveBudget(tx, { promotionId, day, budget: offer.budget }, reserved)))
    throw fault('promotions.budgetSpent')
  const turn = currentTurn(promotion, { nowMs, timeZone }).key
  const endsAtMs = entryEnd(promotion, { nowMs, timeZone })
  await insertEntry(tx, {
    promotionId,
    memberId,
    turn,
    offer,
    title,
    target: target ?? zero,
    reward: reward ?? zero,
    currency,
    joinedAtMs: nowMs,
    endsAtMs,
    claimedAtMs: null,
    code,
    reserved,
    reservedOn: day,
    credited: zero,
  })
  if (offer.kind === 'FREE_ROUNDS' && endsAtMs !== null)
    await insertFreeRounds(tx, {
      promotionId,
      memberId,
      turn,
      game: offer.game,
      rounds: offer.rounds,
      stake: amountFromWire(offer.stake),
      currency,
      nowMs,
      endsAtMs,
    })
}
