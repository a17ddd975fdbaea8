// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import { idsOfTicketCode, readTicketCode } from '@tessera/rules/lottery/ticket-code'
import type { Queries } from '../../../platform/db/index.ts'
import type { DomainHandlers, OperatorActor } from '../../../platform/http/index.ts'
import {
  correctedJackpots,
  correctedTickets,
  findCorrection,
  findOperatedDraw,
  highestExposures,
  operatedTickets,
  returnsReport,
  sumsOfCorrection,
  type CorrectedJackpot,
} from '../../lottery/index.ts'
import { namesOf } from '../../members/index.ts'
import { presentPage } from '../../wallet/index.ts'
import type { BackofficeDeps } from '../backoffice-deps.ts'
import { codesOf, startOf } from './choose-draws.ts'
import { listDrawsOfDay } from './draws-of-day.ts'
import { listLotteries } from './list-lotteries.ts'
import { presentCorrection, showDraw } from './show-draw.ts'
import { presentTickets } from './present-tickets.ts'

type LotteryReads = Pick<
  DomainHandlers<'backoffice'>,
  `backoffice.${'lotteries' | `lottery${'Draws' | 'Draw' | 'Exposure' | 'Tickets' | 'Returns' | 'Correction'}`}`
>
const dayMs = 86_400_000
const mostDays = 31
const mostOutcomes = 100

export const lotteryReads = (deps: BackofficeDeps): LotteryReads => ({
  'backoffice.lotteries': (input, facts) => listLotteries(deps, facts, input),
  'backoffice.lotteryDraws': (input, facts) => listDrawsOfDay(facts, input),
  'backoffice.lotteryDraw': ({ id }, facts) => showDraw(deps, facts, id),
  async 'backoffice.lotteryExposure'({ id }, { db }) {
    const draw = await findOperatedDraw(db, id)
    if (!draw) throw fault('call.notFound')
    const { exposed, more } = await highestExposures(db, BigInt(draw.id), mostOutcomes)
    return { list: exposed.map(({ number: outcome, ...each }) => ({ outcome, ...each })), more }
  },
  async 'backoffice.lotteryTickets'({ drawId, memberId, id, code, pageNo, pageSize }, { db }) {
    const page = { pageNo, pageSize }
    const read = code === undefined ? undefined : readTicketCode(code)
    if (code !== undefined && read === undefined) return presentPage([], 0, page)
    const { tickets, total } = await operatedTickets(db, {
      drawId,
      memberId: memberId === undefined ? undefined : BigInt(memberId),
      ticketId: id,
      ids: read === undefined ? undefined : idsOfTicketCode(read),
      ...page,
    })
    return presentPage(await presentTickets(db, tickets), total, page)
  },
  async 'backoffice.lotteryReturns'({ fromDay, toDay, ...which }, { db }) {
    const [from, to] = [startOf(fromDay), startOf(toDay)]
    if (from === undefined || to === undefined || to < from || to - from >= mostDays * dayMs)
      throw fault('backoffice.badRange')
    const list = await returnsReport(db, codesOf(which), { fromMs: from, toMs: to + dayMs })
    return { list: list.map((each) => ({ ...each, name: lotteryOf(each.gameCode)?.name ?? each.gameCode })) }
  },
  'backoffice.lotteryCorrection': (input, facts) => showCorrection(facts, input),
})

async function showCorrection(
  { db, operator }: { db: Queries; operator: OperatorActor },
  { id, pageNo, pageSize }: OperationInput<'backoffice.lotteryCorrection'>,
): Promise<OperationOutput<'backoffice.lotteryCorrection'>> {
  const correction = await findCorrection(db, id)
  if (!correction) throw fault('call.notFound')
  const sums = await sumsOfCorrection(db, id)
  const rows = await correctedTickets(db, id, { pageNo, pageSize })
  const names = await namesOf(
    db,
    rows.map(({ memberId }) => memberId),
  )
  const list = rows.map((row) => ({
    ...row,
    memberId: Number(row.memberId),
    username: names.get(row.memberId) ?? '',
  }))
  const total = sums.reduce((sum, { tickets }) => sum + tickets, 0)
  return {
    ...presentPage(list, total, { pageNo, pageSize }),
    correction: presentCorrection(correction, operator),
    sums,
    jackpots: (await correctedJackpots(db, id)).map(presentJackpot),
  }
}

const presentJackpot = ({ tier, currency, pool, before, after, change, moved }: CorrectedJackpot) => ({
  ...{ tier, currency, pool, change },
  before: before.staked > 0n ? before.paid : null,
  after: after.staked > 0n ? after.paid : null,
  moved: moved ?? null,
})
