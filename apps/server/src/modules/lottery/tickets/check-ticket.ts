// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import { idsOfTicketCode, readTicketCode } from '@tessera/rules/lottery/ticket-code'
import { memberById } from '../../members/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { showToAnybody } from './show-ticket.ts'
import { ticketBetween } from './ticket-store.ts'

/** The ticket of a brand behind a code. A mistyped code and one that belongs to no ticket get the same fault. */
export async function checkTicket(
  { db, brandCode }: { db: Queries; brandCode: string },
  typed: string,
): Promise<OperationOutput<'lottery.checkTicket'>> {
  const code = readTicketCode(typed)
  const listed = code === undefined ? undefined : await ticketBetween(db, idsOfTicketCode(code))
  const owner = listed && (await memberById(db, listed.ticket.memberId))
  if (!listed || owner?.brandCode !== brandCode) throw fault('lottery.unknownTicket')
  return showToAnybody(listed)
}
