// SPDX-License-Identifier: Apache-2.0
import { latinDigits } from '@tessera/rules/numbers/latin-digits'
import { z } from 'zod'
import { Amount, call, line, RequestId } from '../kit/index.ts'
import { publicTicket, ticketShape } from './ticket-shape.ts'

const longestName = 40
const longestCode = 40
const playType = z.string().regex(/^\w{1,20}$/)

/** Numbers that a member has saved under a name. */
const savedNumbers = z.object({
  name: z.string(),
  playType: z.string(),
  numbers: z.array(z.string()),
})
const savedList = z.object({
  /** In the order of their names. */
  list: z.array(savedNumbers),
  /** How many a member can save. */
  most: z.number(),
})
const name = line(longestName).min(1)

/** What players do with their tickets. */
export const ticketCalls = {
  checkTicket: call('lottery.checkTicket', {
    http: 'GET /lgw/tickets/check',
    who: 'anyone',
    perMinute: 60,
    summary: 'The ticket behind a code: its draw, lines, stake, state and return, and nothing of its owner.',
    input: { code: z.string().max(longestCode).overwrite(latinDigits) },
    output: publicTicket,
    faults: ['lottery.unknownTicket'],
  }),
  cancelTicket: call('lottery.cancelTicket', {
    http: 'POST /lgw/tickets/cancel',
    who: 'member',
    trial: true,
    openToExcluded: true,
    once: true,
    summary: 'Cancels an own ticket before betting on its draw closes, and gives its stake back.',
    input: { requestId: RequestId, ticketId: z.uuid() },
    output: z.object({ ticket: ticketShape, balance: Amount }),
    faults: ['lottery.unknownTicket', 'lottery.cannotCancel'],
  }),
  savedNumbers: call('lottery.savedNumbers', {
    http: 'GET /lgw/numbers',
    who: 'member',
    trial: true,
    summary: 'The numbers that the member has saved.',
    input: {},
    output: savedList,
  }),
  saveNumbers: call('lottery.saveNumbers', {
    http: 'POST /lgw/numbers',
    who: 'member',
    trial: true,
    openToExcluded: true,
    summary: 'Saves numbers under a name; others under the same name are replaced.',
    input: {
      gameId: z.number().int().min(1).max(2_147_483_647),
      playType,
      name,
      numbers: z
        .array(z.string().regex(/^[\w-]{1,20}$/))
        .min(1)
        .max(200),
    },
    output: savedList,
    faults: ['lottery.unknownGame', 'lottery.wrongPick', 'lottery.tooManySaved'],
  }),
  removeNumbers: call('lottery.removeNumbers', {
    http: 'DELETE /lgw/numbers',
    who: 'member',
    trial: true,
    openToExcluded: true,
    summary: 'Removes saved numbers by their name; a name that is not there is no fault.',
    input: { name },
    output: savedList,
  }),
}
