// SPDX-License-Identifier: Apache-2.0
import { Fault, fault } from '@tessera/contract'
import { playCurrency } from '@tessera/rules/identity/trial'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { add, subtract, zero, type Amount } from '@tessera/rules/money'
import { exceedsShare, requireShare, type Liabilities } from '../exposure/member-share.ts'
import { planSale, type PlannedSale } from '../exposure/plan-sale.ts'
import { closed, newTicket, takesBets } from '../tickets/on-sale.ts'
import type { Draw } from '../draws/draw-store.ts'
import type { Ticket } from '../tickets/ticket-store.ts'
import type { Buyer } from './prepare-buyer.ts'

/** What stands under the locks of a batch; nothing else changes it until the batch ends. */
export interface Standing {
  nowMs: number
  draw: Draw & { liability: Amount }
  /** Who may play at this moment. */
  mayPlay(memberId: bigint): boolean
  /** The cash of each account, by its id. */
  cash: ReadonlyMap<bigint, Amount>
  /** What each outcome can return; empty where no buyer has a limit for it. */
  liabilities: ReadonlyMap<string, Amount>
  /** What the tickets of a member can return; undefined while nobody had to ask. */
  ownOf?: ((memberId: bigint) => Liabilities) | undefined
}

/** A ticket may be more than its owner may take of the draw: what they have there has to be read. */
export class OwnUnknown extends Error {}

export interface Sold {
  buyer: Buyer
  draw: Draw
  ticket: Ticket
  planned: PlannedSale
  /** The cash of the buyer afterwards. */
  balance: Amount
}

/**
 * Decides who gets a ticket, in the order of arrival: each counts on those before, and a refused one leaves nothing. Tickets
 * of play money cost the operator nothing, so they take nothing of what a draw and its numbers can bear (D-102).
 * Throws OwnUnknown if it takes what is not known.
 */
export function admitInOrder(
  lottery: Lottery,
  buyers: readonly Buyer[],
  { nowMs, draw, mayPlay, cash, liabilities, ownOf }: Standing,
): (Sold | Fault)[] {
  const onOutcomes = new Map(liabilities)
  const standing = (outcome: string): Amount => onOutcomes.get(outcome) ?? zero
  let { liability } = draw

  function admit(buyer: Buyer): Sold {
    const { memberId, currency, terms, lines, own, stake } = buyer
    if (!mayPlay(memberId)) throw fault('call.unauthorized')
    const isPlayMoney = currency === playCurrency
    const planned = planSale({ lottery, terms }, lines, {
      own,
      standing: isPlayMoney ? () => zero : standing,
    })
    const available = (buyer.cash && cash.get(buyer.cash.id)) ?? zero
    if (available < stake) throw fault('wallet.insufficientFunds', { available })
    if (!takesBets(draw, nowMs)) throw closed(draw, nowMs)
    if (!isPlayMoney) raise(buyer, planned)
    const placedAtMs = buyer.asked.context.nowMs
    return {
      buyer,
      draw,
      planned: isPlayMoney ? { ...planned, mostReturn: zero, outcomes: [] } : planned,
      ticket: newTicket(draw, { memberId, currency, lines: planned.lines, stake, placedAtMs }),
      balance: subtract(available, stake),
    }
  }

  function raise({ memberId, terms }: Buyer, planned: PlannedSale): void {
    const raised = add(liability, planned.mostReturn)
    if (raised > terms.drawLiability) throw fault('lottery.drawFull')
    if (exceedsShare(terms, planned, { ofDraw: liability, on: standing })) {
      if (!ownOf) throw new OwnUnknown()
      requireShare(terms, planned, ownOf(memberId))
    }
    liability = raised
    for (const { outcome, liability: added } of planned.outcomes)
      onOutcomes.set(outcome, add(standing(outcome), added))
  }

  return buyers.map((buyer) => {
    try {
      return admit(buyer)
    } catch (error) {
      if (error instanceof Fault) return error
      throw error
    }
  })
}
