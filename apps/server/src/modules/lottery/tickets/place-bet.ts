// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { playCurrency } from '@tessera/rules/identity/trial'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { requireOwnCurrency } from '../../site/index.ts'
import { memberById, type Member } from '../../members/index.ts'
import { pushBalance } from '../../wallet/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import type { CallContext } from '../../../platform/http/index.ts'
import { admitTicket, findDraw, nextDrawOf, type Draw } from '../draws/draw-store.ts'
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
  const { currency, prizeGroup } = await playerOf(tx, memberId)
  // The limits of stakes and draws are in the brand's own currency; trial accounts play with its figures.
  if (currency !== playCurrency) await requireOwnCurrency(settings, currency)
  const terms = await readTerms(settings, prizeGroup)
  const { lottery, draw } = await findSale(tx, terms, input, nowMs)
  const { lines, stake, mostReturn } = acceptLines(lottery, terms, input.lines)
  await requireLotteryAge(tx, deps.settings, { memberId, brandCode, nowMs })
  const ticket: Ticket = {
    id: randomUUID(),
    drawId: draw.id,
    memberId,
    gameCode: lottery.gameCode,
    currency,
    lines,
    stake,
    placedAtMs: nowMs,
    status: 'open',
    returned: undefined,
    lineReturns: undefined,
  }
  await insertTicket(tx, ticket)
  const balance = await takeStake(tx, ticket, `${lottery.name} ${draw.numero}`)
  // The wait for the account may have been long, and a member who was shut out meanwhile may not bet.
  await playerOf(tx, memberId)
  if (
    !(await admitTicket(tx, draw.id, {
      stake,
      mostReturn,
      liabilityLimit: terms.drawLiability,
      nowMs: deps.clock.now(),
    }))
  )
    throw await whyNotAdmitted(tx, draw.id, deps.clock.now())
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

/** A member who may play. */
async function playerOf(tx: Tx, memberId: number): Promise<Member> {
  const member = await memberById(tx, memberId)
  if (!member?.enabled) throw fault('call.unauthorized')
  return member
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
