// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { playCurrency } from '@tessera/rules/identity/trial'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { oddsTableToText } from '@tessera/rules/lottery/odds'
import { zero, type Amount } from '@tessera/rules/money'
import { requireOwnCurrency } from '../../site/index.ts'
import { memberById, type Member } from '../../members/index.ts'
import { pushBalance } from '../../wallet/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { CallContext } from '../../../platform/http/index.ts'
import { requireShareOf } from '../exposure/member-share.ts'
import { planSale, type LineToSell, type PlannedSale } from '../exposure/plan-sale.ts'
import { admitTicket, findDraw, nextDrawsOf, type Draw } from '../draws/draw-store.ts'
import { lotteryOfId } from '../games/game-ids.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { readTerms, type Terms } from '../terms.ts'
import { acceptLines } from './accept-lines.ts'
import { closed, newTicket, takesBets } from './on-sale.ts'
import { requireLotteryAge } from './require-age.ts'
import { showTicket } from './show-ticket.ts'
import { takeStake } from './take-stake.ts'
import { insertTickets, type Ticket } from './ticket-store.ts'

type BetInput = OperationInput<'lottery.bet'>

/**
 * Sells a ticket, or one for each of several draws: checks it, takes its stake and counts it in, all in the
 * transaction of the call. Betting
 * closes by the clock at that last step, not when the request arrives. A draw that is being made either waits
 * for the ticket or refuses it.
 */
export async function placeBet(
  deps: LotteryDeps,
  facts: CallContext<'lottery.bet'>,
  input: BetInput,
): Promise<OperationOutput<'lottery.bet'>> {
  const {
    tx,
    member: { memberId },
    brandCode,
    nowMs,
  } = facts
  const settings = deps.settings.of(brandCode)
  const { currency, prizeGroup } = await playerOf(tx, memberId)
  // The limits of stakes and draws are in the brand's own currency; trial accounts play with its figures.
  if (currency !== playCurrency) await requireOwnCurrency(settings, currency)
  const terms = await readTerms(settings, prizeGroup)
  const { lottery, draws } = await findSale(tx, terms, input, nowMs)
  const { lines: asked, stake } = acceptLines(lottery, terms, input.lines, currency)
  await requireLotteryAge(tx, deps.settings, { memberId, brandCode, nowMs })
  const sold: Sold[] = []
  for (const draw of draws) {
    const planned = await planSale(tx, { id: draw.id, lottery, terms }, asked)
    const sale = { memberId, currency, lines: planned.lines, stake, placedAtMs: nowMs }
    sold.push({ draw, planned, ticket: newTicket(draw, sale) })
  }
  let balance: Amount = zero
  for (const { draw, ticket } of sold) {
    await insertTickets(tx, [ticket])
    balance = await takeStake(tx, ticket, `${lottery.name} ${draw.numero}`)
  }
  // The wait for the account may have been long, and a member who was shut out meanwhile may not bet.
  await playerOf(tx, memberId)
  // Soonest first, always: so two sales for the same draws never wait for each other.
  for (const { draw, planned, ticket } of sold)
    await admit(tx, deps, { draw, lottery, terms }, { asked, ticket, planned })
  facts.afterCommit(() => pushBalance(deps, { memberId, currency }))
  const tickets = sold.map(({ draw, ticket }) =>
    showTicket({ ticket, ...draw, winningNumber: '' }, terms.cancelMinutes),
  )
  const [ticket] = tickets
  if (!ticket) throw new Error('a sale without a draw')
  return { ticket, tickets, balance }
}

interface Sold {
  draw: Draw
  planned: PlannedSale
  ticket: Ticket
}

/**
 * The requested lottery and its next draws, as many as wanted. Throws unless the request is for the next one, bets are
 * taken, and so many draws are on sale.
 */
async function findSale(
  tx: Tx,
  terms: Terms,
  { gameId, numero, draws: count }: BetInput,
  nowMs: number,
): Promise<{ lottery: Lottery; draws: Draw[] }> {
  const lottery = lotteryOfId(gameId)
  if (!lottery) throw fault('lottery.unknownGame')
  const draws = await nextDrawsOf(tx, lottery.gameCode, { nowMs, limit: terms.drawsAhead })
  const [draw] = draws
  if (!draw || terms.isClosed(lottery)) throw fault('lottery.notOnSale')
  if (draw.numero !== numero || !takesBets(draw, nowMs)) throw closed(draw, nowMs)
  if (count > draws.length) throw fault('lottery.tooManyDraws', { max: draws.length })
  return { lottery, draws: draws.slice(0, count) }
}

/** A member who may play. */
async function playerOf(tx: Tx, memberId: number): Promise<Member> {
  const member = await memberById(tx, memberId)
  if (!member?.enabled) throw fault('call.unauthorized')
  return member
}

/**
 * Counts the ticket in as it was planned. Throws when its draw closed or filled up meanwhile, or when what was bet on
 * its numbers meanwhile lowers its odds.
 */
async function admit(
  tx: Tx,
  { clock }: LotteryDeps,
  { draw, ...sale }: { draw: Draw; lottery: Lottery; terms: Terms },
  { asked, ticket, planned }: { asked: readonly LineToSell[]; ticket: Ticket; planned: PlannedSale },
): Promise<void> {
  const liabilityLimit = sale.terms.drawLiability
  const { stake } = ticket
  const admission = await admitTicket(tx, draw.id, { stake, ...planned, liabilityLimit, nowMs: clock.now() })
  if (admission === 'number') {
    // The draw is locked now: this says what has changed.
    const { lines } = await planSale(tx, { id: draw.id, ...sale }, asked)
    throw fault('lottery.oddsChanged', {
      lines: lines.map(({ odds }, line) => ({ line, odds: oddsTableToText(odds) })),
    })
  }
  if (admission !== 'admitted') throw await whyNotAdmitted(tx, draw.id, clock.now())
  await requireShareOf(tx, { id: draw.id, ...sale }, ticket, planned)
  // The wait for other tickets of the draw may have been long.
  if (draw.closesAtMs <= clock.now()) throw closed(draw, clock.now())
}

async function whyNotAdmitted(tx: Tx, drawId: bigint, nowMs: number): Promise<Error> {
  const draw = await findDraw(tx, drawId)
  return draw && !takesBets(draw, nowMs) ? closed(draw, nowMs) : fault('lottery.drawFull')
}
