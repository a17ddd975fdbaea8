// SPDX-License-Identifier: Apache-2.0
import { openTickets, type OpenTicket } from '../tickets/ticket-store.ts'
import { endTicket } from '../tickets/end-ticket.ts'
import { exposuresOf } from '../tickets/exposures-of.ts'
import { prepareShares } from '../jackpots/prepare-shares.ts'
import { sharesOf } from '../jackpots/shares-of.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { findDraw, finishDraw, unsettledDrawIds } from './draw-store.ts'

const ticketsAtOnce = 500

/**
 * Pays the tickets of all draws that are made, refunds those of void ones, and finishes the draws. Each
 * ticket has its own transaction, which does nothing if the ticket has ended meanwhile, so any number of
 * these runs may work side by side or be cut off anywhere. A ticket that fails does not hold up others; its
 * error is thrown at the end, so that the run is tried again.
 */
export async function settleDraws(deps: LotteryDeps): Promise<void> {
  const errors: unknown[] = []
  for (const id of await unsettledDrawIds(deps.database))
    await settleDraw(deps, id).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} draws could not be settled`)
}

async function settleDraw(deps: LotteryDeps, drawId: bigint): Promise<void> {
  const draw = await findDraw(deps.database, drawId)
  if (!draw) return
  await prepareShares(deps, draw)
  const shares = await sharesOf(deps.database, draw)
  const errors: unknown[] = []
  const exposures = exposuresOf(deps, draw)
  for (let after: OpenTicket | undefined; ;) {
    const open = await openTickets(deps.database, drawId, { after, limit: ticketsAtOnce })
    for (const ticket of open)
      await endTicket(deps, draw, ticket, { exposures, shares }).catch((error: unknown) => errors.push(error))
    if (open.length < ticketsAtOnce) break
    after = open.at(-1)
  }
  await finishDraw(deps.database, drawId, deps.clock.now())
  if (errors.length > 0)
    throw new AggregateError(
      errors,
      `${errors.length} tickets of ${draw.gameCode} ${draw.numero} could not be settled`,
    )
}
