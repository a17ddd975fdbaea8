// SPDX-License-Identifier: Apache-2.0
import { fault, type OperationInput, type OperationOutput } from '@tessera/contract'
import { drawNumber } from '@tessera/rules/lottery/draw-number'
import { closesAt, drawsBetween } from '@tessera/rules/lottery/draw-times'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import type { Queries } from '../../../platform/db/index.ts'
import { drawsInTime, type OperatedDraw } from '../../lottery/index.ts'
import { presentPage } from '../../wallet/index.ts'
import { codesOf, startOf } from './choose-draws.ts'

type ListedDraw = OperationOutput<'backoffice.lotteryDraws'>['list'][number]
const dayMs = 86_400_000

/** The draws of a day in Vietnam by page: those that exist, and those still to come by the plan of their lottery. */
export async function listDrawsOfDay(
  { db, nowMs }: { db: Queries; nowMs: number },
  { day, tag, gameCode, pageNo, pageSize }: OperationInput<'backoffice.lotteryDraws'>,
): Promise<OperationOutput<'backoffice.lotteryDraws'>> {
  const fromMs = startOf(day)
  if (fromMs === undefined) throw fault('call.invalid', { fields: { day: 'A day of the calendar' } })
  const codes = codesOf({ tag, gameCode })
  const existing = await drawsInTime(db, codes, { fromMs, toMs: fromMs + dayMs })
  const known = new Set(existing.map((draw) => `${draw.gameCode} ${draw.numero}`))
  const planned = codes
    .flatMap((code) => {
      const lottery = lotteryOf(code)
      return lottery ? drawsToCome(lottery, Math.max(fromMs - 1, nowMs), fromMs + dayMs - 1) : []
    })
    .filter((draw) => !known.has(`${draw.gameCode} ${draw.numero}`))
  const all = [...existing.map((draw) => presentDraw(draw, nowMs)), ...planned].toSorted(
    (one, other) => one.drawTime - other.drawTime || one.gameCode.localeCompare(other.gameCode),
  )
  return presentPage(all.slice((pageNo - 1) * pageSize, pageNo * pageSize), all.length, { pageNo, pageSize })
}

const drawsToCome = (lottery: Lottery, afterMs: number, untilMs: number): ListedDraw[] =>
  drawsBetween(lottery, afterMs, untilMs).map((drawTime) => ({
    ...lotteryNames(lottery.gameCode),
    id: null,
    numero: drawNumber(lottery, drawTime),
    status: 'planned',
    drawTime,
    closeTime: closesAt(lottery, drawTime),
    numbersFrom: 'draw',
    tickets: 0,
    late: false,
  }))

/** What every list says of a lottery. */
export function lotteryNames(gameCode: string): Pick<ListedDraw, 'gameCode' | 'name' | 'tag'> {
  const lottery = lotteryOf(gameCode)
  return { gameCode, name: lottery?.name ?? gameCode, tag: lottery?.tag ?? 'MB' }
}

export const presentDraw = (draw: OperatedDraw, nowMs: number): ListedDraw => ({
  ...lotteryNames(draw.gameCode),
  id: draw.id,
  numero: draw.numero,
  status: draw.status === 'open' && draw.closesAtMs <= nowMs ? 'closed' : draw.status,
  drawTime: draw.drawAtMs,
  closeTime: draw.closesAtMs,
  numbersFrom: draw.numbersFrom,
  tickets: draw.tickets,
  late:
    draw.numbersFrom === 'feed' &&
    (draw.status === 'open' || draw.status === 'closed') &&
    draw.drawAtMs <= nowMs,
})
