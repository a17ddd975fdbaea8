// SPDX-License-Identifier: Apache-2.0
import { setImmediate as nextTurn } from 'node:timers/promises'
import { prepareShares } from '../jackpots/prepare-shares.ts'
import { sharesOf } from '../jackpots/shares-of.ts'
import { pushBalances } from '../../wallet/index.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { endTickets } from '../tickets/end-tickets.ts'
import { exposuresOf, type Exposures } from '../tickets/exposures-of.ts'
import {
  judgeTicket,
  lineJudgeOf,
  refundOf,
  type LineJudge,
  type TicketEnd,
} from '../tickets/judge-ticket.ts'
import { openTickets, readerOf, type OpenTicketRow } from '../tickets/open-tickets.ts'
import type { Ticket, TicketKey } from '../tickets/ticket-store.ts'
import { findDraw, finishDraw, type Draw } from './draw-store.ts'

/** Tickets of one transaction: their owners' accounts are locked for a few tenths of a second at most. */
const ticketsAtOnce = 2_000
/** Tickets that are judged before others get a turn. */
const judgedAtOnce = 50

interface Batch {
  ends: TicketEnd[]
  errors: unknown[]
  /** The last ticket; undefined when there are no more. */
  last: TicketKey | undefined
}

/**
 * Pays the tickets of a draw that was made, or refunds those of a void one, in batches, and finishes it. Each batch is
 * one transaction that does nothing for a ticket that has ended meanwhile, so any number of these runs may work side
 * by side or be cut off anywhere. While the database ends one batch, the next is read and judged. A ticket that fails
 * does not hold up others; its error is thrown at the end, so that the run is tried again.
 */
export async function settleDraw(deps: LotteryDeps, drawId: bigint): Promise<void> {
  const draw = await findDraw(deps.database, drawId)
  if (!draw) return
  const judging = await judgingOf(deps, draw)
  const errors: unknown[] = []
  let pushing: Promise<void> = Promise.resolve()
  const read = readerOf(draw)
  const readAfter = (after: TicketKey | undefined) => readBatch(deps, draw, { judging, read }, after)
  for (let reading: Promise<Batch> | undefined = readAfter(undefined); reading;) {
    const { ends, last, errors: unjudged }: Batch = await reading
    reading = last && readAfter(last)
    // Awaited in the next turn; until then a failure has no other owner.
    reading?.catch(() => undefined)
    errors.push(...unjudged)
    const paid = await endAll(deps, ends, errors)
    await pushing
    pushing = pushBalances(
      deps,
      paid.map(({ ticket }) => ticket),
    )
  }
  await pushing
  await finishDraw(deps.database, drawId, deps.clock.now())
  if (errors.length > 0)
    throw new AggregateError(
      errors,
      `${errors.length} tickets of ${draw.gameCode} ${draw.numero} could not be settled`,
    )
}

/** What tickets of a draw are judged by; undefined when they are refunded. */
interface Judging {
  judgeLine: LineJudge
  exposures: Exposures
}

async function judgingOf(deps: LotteryDeps, draw: Draw): Promise<Judging | undefined> {
  if (draw.status === 'void') return undefined
  // Prizes that winners share are known before the first ticket is judged.
  await prepareShares(deps, draw)
  return {
    judgeLine: lineJudgeOf(draw, await sharesOf(deps.database, draw)),
    exposures: exposuresOf(deps, draw),
  }
}

async function readBatch(
  { database }: LotteryDeps,
  draw: Draw,
  { judging, read }: { judging: Judging | undefined; read: (row: OpenTicketRow) => Ticket },
  after: TicketKey | undefined,
): Promise<Batch> {
  const rows = await openTickets(database, draw.id, { after, limit: ticketsAtOnce })
  const errors: unknown[] = []
  const tickets = triedEach(rows, read, errors)
  const last = rows.length < ticketsAtOnce ? undefined : rows.at(-1)
  return {
    ends: judging ? await judgeAll(tickets, judging, errors) : tickets.map((ticket) => refundOf(ticket)),
    errors,
    last: last && { memberId: last.member_id, id: last.id },
  }
}

async function judgeAll(
  tickets: readonly Ticket[],
  { judgeLine, exposures }: Judging,
  errors: unknown[],
): Promise<TicketEnd[]> {
  const exposed = await exposures(tickets)
  const ends: TicketEnd[] = []
  for (let from = 0; from < tickets.length; from += judgedAtOnce) {
    ends.push(
      ...triedEach(
        tickets.slice(from, from + judgedAtOnce),
        (ticket) => judgeTicket(ticket, judgeLine, exposed.get(ticket.memberId)!),
        errors,
      ),
    )
    await nextTurn()
  }
  return ends
}

/** Ends tickets together, and each by itself when that fails, so that one that fails fails alone. */
async function endAll(
  deps: LotteryDeps,
  ends: readonly TicketEnd[],
  errors: unknown[],
): Promise<TicketEnd[]> {
  if (ends.length === 0) return []
  try {
    return await endTickets(deps, ends)
  } catch {
    const paid: TicketEnd[] = []
    for (const end of ends)
      paid.push(...(await endTickets(deps, [end]).catch((error: unknown) => (errors.push(error), []))))
    return paid
  }
}

function triedEach<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
  errors: unknown[],
): Result[] {
  return items.flatMap((item) => {
    try {
      return [work(item)]
    } catch (error) {
      errors.push(error)
      return []
    }
  })
}
