// SPDX-License-Identifier: Apache-2.0
import { pushBalances } from '../../wallet/index.ts'
import type { Draw } from '../draws/draw-store.ts'
import { sharesOf } from '../jackpots/shares-of.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { endTickets } from './end-tickets.ts'
import { exposuresOf } from './exposures-of.ts'
import { judgeTicket, lineJudgeOf, refundOf } from './judge-ticket.ts'
import { findTicket, type TicketKey } from './ticket-store.ts'

/**
 * Ends one open ticket of a draw: pays what it won, or refunds the stake when the draw is void. A ticket that has ended
 * stays as it is. Its valid bet is its share of what its owner exposed on the draw across all tickets.
 */
export async function endTicket(deps: LotteryDeps, draw: Draw, { id, memberId }: TicketKey): Promise<void> {
  const ticket = await findTicket(deps.database, id)
  if (!ticket) return
  const exposures = draw.status === 'void' ? undefined : await exposuresOf(deps, draw)([ticket])
  const paid = await endTickets(deps, [
    exposures
      ? judgeTicket(ticket, lineJudgeOf(draw, await sharesOf(deps.database, draw)), exposures.get(memberId)!)
      : refundOf(ticket),
  ])
  await pushBalances(
    deps,
    paid.map((end) => end.ticket),
  )
}
