// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import type { Queries } from '../../../platform/db/index.ts'
import type { OperatedTicket } from '../../lottery/index.ts'
import { brandsOf, namesOf } from '../../members/index.ts'
import { lotteryNames } from './draws-of-day.ts'

/** Tickets with the names of their members. */
export async function presentTickets(
  db: Queries,
  tickets: readonly OperatedTicket[],
): Promise<OperationOutput<'backoffice.lotteryTickets'>['list']> {
  const members = [...new Set(tickets.map(({ ticket }) => ticket.memberId))]
  const names = await namesOf(db, members)
  const brands = await brandsOf(db, members)
  return tickets.map(({ ticket, numero, returned, lineReturns, corrected }) => ({
    ticketId: ticket.id,
    drawId: Number(ticket.drawId),
    gameCode: ticket.gameCode,
    gameName: lotteryNames(ticket.gameCode).name,
    numero,
    memberId: Number(ticket.memberId),
    brandCode: brands.get(ticket.memberId) ?? '',
    username: names.get(ticket.memberId) ?? '',
    placedTime: ticket.placedAtMs,
    lines: ticket.lines.map(({ playType, numbers, dao, stakePerLot, cost }, index) => ({
      ...{ playType, dao, stakePerLot, cost },
      numbers: [...numbers],
      returned: lineReturns?.[index] ?? null,
    })),
    stake: ticket.stake,
    returned: returned ?? null,
    status: ticket.status,
    corrected,
    currency: ticket.currency,
  }))
}
