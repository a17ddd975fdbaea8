// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { mayExceedShare } from '@tessera/rules/lottery/member-share'
import { add, zero, type Amount } from '@tessera/rules/money'
import type { Queries } from '../../../platform/db/index.ts'
import type { Terms } from '../terms.ts'
import { openTicketsOfMembers, type Ticket } from '../tickets/ticket-store.ts'
import { outcomesOfLines } from './exposure-store.ts'
import { mostReturnOf, type PlannedSale } from './plan-sale.ts'

/** A member with more open tickets than this on a draw that is crowded has had their share. */
const mostTickets = 500

/** What something can return: a draw, or one of its outcomes. */
export interface Liabilities {
  ofDraw: Amount
  on(outcome: string): Amount
}

type Limits = Pick<Terms, 'drawLiability' | 'numberLimits' | 'memberShare'>

/** Whether a ticket may be more than its owner may take, if all that stands there were theirs. */
export function exceedsShare(
  { drawLiability, numberLimits, memberShare: percent }: Limits,
  { mostReturn, outcomes }: Pick<PlannedSale, 'mostReturn' | 'outcomes'>,
  standing: Liabilities,
): boolean {
  const ofDraw = { standing: standing.ofDraw, added: mostReturn }
  if (mayExceedShare({ limit: drawLiability, percent }, ofDraw)) return true
  return outcomes.some(({ outcome, liability: added }) =>
    mayExceedShare({ limit: numberLimits.most, percent }, { standing: standing.on(outcome), added }),
  )
}

/** Throws `lottery.shareUsed` if a ticket is more than its owner may take beside their own. */
export function requireShare(limits: Limits, planned: PlannedSale, own: Liabilities): void {
  if (exceedsShare(limits, planned, own)) throw fault('lottery.shareUsed')
}

/** What the open tickets of some members on a locked draw can return, by member. */
export async function ownLiabilities(
  db: Queries,
  draw: { id: bigint; lottery: Lottery },
  memberIds: readonly bigint[],
): Promise<(memberId: bigint) => Liabilities> {
  const tickets = await openTicketsOfMembers(db, draw.id, memberIds, mostTickets + 1)
  const byMember = Map.groupBy(tickets, ({ memberId }) => memberId)
  return (memberId) => liabilitiesOf(draw.lottery, byMember.get(memberId) ?? [])
}

function liabilitiesOf(lottery: Lottery, tickets: readonly Ticket[]): Liabilities {
  if (tickets.length > mostTickets) throw fault('lottery.shareUsed')
  const lines = tickets.flatMap((ticket) => ticket.lines)
  const known = new Map(
    outcomesOfLines(lottery.gameCode, lines).map(({ outcome, liability }) => [outcome, liability]),
  )
  return {
    ofDraw: tickets.map((ticket) => mostReturnOf(lottery, ticket.lines)).reduce(add, zero),
    on: (outcome) => known.get(outcome) ?? zero,
  }
}
