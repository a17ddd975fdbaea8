// SPDX-License-Identifier: Apache-2.0
import { roundAt, type EnvelopeRound } from '@tessera/rules/promotions/red-envelope'
import { zero } from '@tessera/rules/money'
import { always } from '@tessera/rules/promotions/schedule'
import { dayEndIn, dayIn } from '@tessera/rules/site/zoned-days'
import type { Queries } from '../../../platform/db/index.ts'
import type { OpenPromotion } from '../../messages/index.ts'
import type { DaysOf } from '../daily/daily-store.ts'
import { partWith, type Part } from '../part-with.ts'
import type { MemberFacts } from '../promotions-deps.ts'
import { lastRound, type EnvelopeOffer } from './round-store.ts'

/** A round as it is at a moment: the one that is open, and when the next one opens. */
export interface RoundNow {
  /** Under its own terms once its shares are drawn; undefined: none is open. */
  open: (EnvelopeRound & { offer: EnvelopeOffer; left: number; isDrawn: boolean }) | undefined
  nextAtMs: number | null
}

/** The round of a red envelope that is open now, if any, and the next opening. */
export async function roundNow(
  db: Queries,
  { id, offer, startTime, endTime }: Omit<OpenPromotion, 'offer'> & { offer: EnvelopeOffer },
  { nowMs, timeZone }: Pick<MemberFacts, 'nowMs' | 'timeZone'>,
): Promise<RoundNow> {
  const today = dayIn(timeZone, nowMs)
  const last = await lastRound(db, id, today)
  const drawn = last?.day === today ? last : undefined
  const plan = (sinceMs: number) =>
    roundAt(offer, offer.schedule ?? always, { startTime, endTime }, sinceMs, timeZone)
  // A day has one round: whoever edits the time of a round that was drawn changes those of the next days.
  const planned = plan(drawn ? dayEndIn(timeZone, nowMs) : nowMs)
  if (drawn) {
    const isOpen = nowMs < drawn.closesAtMs && !drawn.isClosed
    return { open: isOpen ? { ...drawn, isDrawn: true } : undefined, nextAtMs: planned?.opensAtMs ?? null }
  }
  if (!planned || planned.opensAtMs > nowMs) return { open: undefined, nextAtMs: planned?.opensAtMs ?? null }
  return {
    open: { ...planned, offer, left: offer.envelopes, isDrawn: false },
    nextAtMs: plan(dayEndIn(timeZone, nowMs))?.opensAtMs ?? null,
  }
}

/** Where a member is with the envelopes of today. */
export async function envelopePart(
  db: Queries,
  facts: MemberFacts,
  promotion: OpenPromotion,
  days: DaysOf | undefined,
): Promise<Part> {
  const { offer } = promotion
  if (offer.kind !== 'RED_ENVELOPE') throw new Error(`promotion ${promotion.id} is no red envelope`)
  const { open, nextAtMs } = await roundNow(db, { ...promotion, offer }, facts)
  const got = days?.last.day === dayIn(facts.timeZone, facts.nowMs) ? days.last : undefined
  return partWith(
    facts,
    {
      kind: 'RED_ENVELOPE',
      gotToday: got !== undefined,
      gotEver: days !== undefined,
      opensNow: open !== undefined && open.left > 0,
      opensAgain: nextAtMs !== null,
    },
    promotion,
    open?.offer ?? offer,
    {
      paid: days?.paid ?? zero,
      takesPart: got !== undefined,
      daily: {
        got: got ? { number: got.number, name: got.name, amount: got.amount } : null,
        nextAtMs,
        days: [],
      },
      round: open ? { closesAtMs: open.closesAtMs, left: open.left } : null,
    },
  )
}
