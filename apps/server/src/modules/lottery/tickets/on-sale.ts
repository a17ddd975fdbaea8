// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { fault, type Fault } from '@tessera/contract'
import type { Draw } from '../draws/draw-store.ts'
import type { Ticket } from './ticket-store.ts'

export const takesBets = (
  { status, closesAtMs }: Pick<Draw, 'status' | 'closesAtMs'>,
  nowMs: number,
): boolean => status === 'open' && closesAtMs > nowMs

/** Names the next draw, so that a page can offer it. */
export const closed = (draw: Pick<Draw, 'numero' | 'status' | 'closesAtMs'>, nowMs: number): Fault =>
  fault('lottery.drawClosed', { numero: draw.numero, open: takesBets(draw, nowMs) })

/** A ticket that was not sold yet. Its id is random, because the code by which it can be checked is made from it. */
export const newTicket = (
  { id: drawId, gameCode }: Pick<Draw, 'id' | 'gameCode'>,
  sale: Pick<Ticket, 'memberId' | 'currency' | 'lines' | 'stake' | 'placedAtMs'>,
): Ticket => ({
  ...sale,
  id: randomUUID(),
  drawId,
  gameCode,
  status: 'open',
  returned: undefined,
  lineReturns: undefined,
})
