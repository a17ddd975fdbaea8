// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationOutput } from '@tessera/contract'
import { validatePick } from '@tessera/rules/lottery/wager'
import type { Queries } from '../../../platform/db/index.ts'
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { lotteryOfId } from '../games/game-ids.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { cancelTicket } from './cancel-ticket.ts'
import { checkTicket } from './check-ticket.ts'
import { removeSavedNumbers, savedNumbersOf, saveNumbers } from './saved-numbers-store.ts'

/** More than anybody looks through; each takes some hundred bytes. */
const mostSaved = 50

type TicketCall =
  | 'lottery.checkTicket'
  | 'lottery.cancelTicket'
  | 'lottery.savedNumbers'
  | 'lottery.saveNumbers'
  | 'lottery.removeNumbers'

export const ticketCalls = (deps: LotteryDeps): Pick<DomainHandlers<'lottery'>, TicketCall> => ({
  'lottery.checkTicket': ({ code }, facts) => checkTicket(facts, code),
  'lottery.cancelTicket': (input, facts) => cancelTicket(deps, facts, input),
  'lottery.savedNumbers': (_, { db, member }) => listOf(db, member.memberId),
  async 'lottery.saveNumbers'({ gameId, playType, name, numbers }, { db, member: { memberId } }) {
    const lottery = lotteryOfId(gameId)
    if (!lottery) throw fault('lottery.unknownGame')
    if (validatePick(lottery, { playType, pick: numbers }) !== undefined)
      throw fault('lottery.wrongPick', { line: 0 })
    const saved = await deps.database.transaction((tx) =>
      saveNumbers(tx, memberId, { name, playType, numbers, most: mostSaved }),
    )
    if (!saved) throw fault('lottery.tooManySaved', { max: mostSaved })
    return listOf(db, memberId)
  },
  async 'lottery.removeNumbers'({ name }, { db, member: { memberId } }) {
    await removeSavedNumbers(db, memberId, name)
    return listOf(db, memberId)
  },
})

const listOf = async (db: Queries, memberId: bigint): Promise<OperationOutput<'lottery.savedNumbers'>> => ({
  list: await savedNumbersOf(db, memberId),
  most: mostSaved,
})
