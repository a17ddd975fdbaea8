// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { playCurrency } from '@tessera/rules/identity/trial'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { oddsTableToText } from '@tessera/rules/lottery/odds'
import type { Amount } from '@tessera/rules/money'
import { requireOwnCurrency } from '../../site/index.ts'
import { memberById } from '../../members/index.ts'
import { pushBalance } from '../../wallet/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { CallContext } from '../../../platform/http/index.ts'
import { admitTicket, findDraw, nextDrawOf, type Draw } from '../draws/draw-store.ts'
import { planSale, type LineToSell, type PlannedSale } from '../exposure/plan-sale.ts'
import { lotteryOfId } from '../games/game-ids.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { readTerms, type Terms } from '../terms.ts'
import { acceptLines } from './accept-lines.ts'
import { requireLotteryAge } from './require-age.ts'
import { showTicket } from './show-ticket.ts'
import { takeStake } from './take-stake.ts'
import { insertTicket, type Ticket } from './ticket-store.ts'

type BetInput = OperationInput<'lottery.bet'>

/**
 * Sells a ticket: checks it, takes its stake and counts it in, all in the transaction of the call. Betting
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
  const currency = await playsIn(tx, memberId)
  // The limits of stakes and draws are in the brand's own currency; trial accounts play with its figures.
  if (currency !== playCurrency) await requireOwnCurrency(settings, currency)
  const terms = await readTerms(settings)
  const { lottery, draw } = await findSale(tx, terms, input, nowMs)
  const { lines: asked, stake } = acceptLines(lottery, terms, input.lines)
  await requireLotteryAge(tx, deps.settings, { memberId, brandCode, nowMs })
  const planned = await planSale(tx, { id: draw.id, lottery, terms }, asked)
  const ticket: Ticket = {
    id: randomUUID(),
    drawId: draw.id,
    memberId,
    gameCode: lottery.gameCode,
    currency,
    lines: planned.lines,
    stake,
    placedAtMs: nowMs,
    status: 'open',
    returned: undefined,
    lineReturns: undefined,
  }
  await insertTicket(tx, ticket)
  const balance = await takeStake(tx, ticket, `${lottery.name} ${draw.numero}`)
  // The wait for the account may have been long, and a member who was shut out meanwhile may not bet.
  await playsIn(tx, memberId)
  await admit(tx, deps, { draw, lottery, terms }, { asked, stake, planned })
  facts.afterCommit(() => pushBalance(deps, ticket))
  return {
    ticket: showTicket({ ticket, numero: draw.numero, drawAtMs: draw.drawAtMs, winningNumber: '' }),
    balance,
  }
}

/** The requested lottery and its next draw. Throws unless the request is for that draw and bets are taken. */
async function findSale(
  tx: Tx,
  terms: Terms,
  { gameId, numero }: BetInput,
  nowMs: number,
): Promise<{ lottery: Lottery; draw: Draw }> {
  const lottery = lotteryOfId(gameId)
  if (!lottery) throw fault('lottery.unknownGame')
  const draw = await nextDrawOf(tx, lottery.gameCode, nowMs)
  if (!draw || terms.isClosed(lottery)) throw fault('lottery.notOnSale')
  if (draw.numero !== numero || !takesBets(draw, nowMs)) throw closed(draw, nowMs)
  return { lottery, draw }
}

/** The currency of a member who may play. */
async function playsIn(tx: Tx, memberId: number): Promise<string> {
  const member = await memberById(tx, memberId)
  if (!member?.enabled) throw fault('call.unauthorized')
  return member.currency
}

/**
 * Counts the ticket in as it was planned. Throws when its draw closed or filled up meanwhile, or when what was bet on
 * its numbers meanwhile lowers its odds.
 */
async function admit(
  tx: Tx,
  { clock }: LotteryDeps,
  { draw, ...sale }: { draw: Draw; lottery: Lottery; terms: Terms },
  { asked, stake, planned }: { asked: readonly LineToSell[]; stake: Amount; planned: PlannedSale },
): Promise<void> {
  const liabilityLimit = sale.terms.drawLiability
  const admission = await admitTicket(tx, draw.id, { stake, ...planned, liabilityLimit, nowMs: clock.now() })
  if (admission === 'number') {
    // The draw is locked now: this says what has changed.
    const { lines } = await planSale(tx, { id: draw.id, ...sale }, asked)
    throw fault('lottery.oddsChanged', {
      lines: lines.map(({ odds }, line) => ({ line, odds: oddsTableToText(odds) })),
    })
  }
  if (admission !== 'admitted') throw await whyNotAdmitted(tx, draw.id, clock.now())
  // The wait for other tickets of the draw may have been long.
  if (draw.closesAtMs <= clock.now()) throw closed(draw, clock.now())
}

async function whyNotAdmitted(tx: Tx, drawId: bigint, nowMs: number): Promise<Error> {
  const draw = await findDraw(tx, drawId)
  return draw && !takesBets(draw, nowMs) ? closed(draw, nowMs) : fault('lottery.drawFull')
}

const takesBets = ({ status, closesAtMs }: Draw, nowMs: number): boolean =>
  status === 'open' && closesAtMs > nowMs
/** Names the next draw, so that a page can offer it. */
const closed = (draw: Draw, nowMs: number): Error =>
  fault('lottery.drawClosed', { numero: draw.numero, open: takesBets(draw, nowMs) })
