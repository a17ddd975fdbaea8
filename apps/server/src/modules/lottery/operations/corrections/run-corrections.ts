// SPDX-License-Identifier: Apache-2.0
import { floorToCoin } from '@tessera/rules/currencies/whole-coins'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import type { DrawResult, Lottery } from '@tessera/rules/lottery/lottery'
import type { Exposure } from '@tessera/rules/lottery/net-exposure'
import { judge, validBetOf } from '@tessera/rules/lottery/wager'
import { parseResult } from '@tessera/rules/lottery/winning-number'
import { add, amountOfMillionths, multiply, subtract, zero, type Amount } from '@tessera/rules/money'
import { sql } from '../../../../platform/db/index.ts'
import { findDraw } from '../../draws/draw-store.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { exposuresOf } from '../../tickets/exposures-of.ts'
import { capsOfDraw, exceededCaps } from '../../jackpots/prize-cap-store.ts'
import { sharesOfCaps, type Shares } from '../../jackpots/shares-of.ts'
import { recountDay } from '../../history/recount-day.ts'
import { noticeOf } from '../notice-store.ts'
import { applyToTicket } from './apply-to-ticket.ts'
import { moveJackpots, planJackpots } from './correct-jackpots.ts'
import { oddsOfCorrected } from './correction-shares.ts'
import { correctionsAtWork, planTicket, ticketsLeft, type Correction } from './correction-store.ts'
import { settledTickets, type Settled } from './settled-tickets.ts'

const ticketsAtOnce = 500
const firstId = '00000000-0000-0000-0000-000000000000'

/**
 * Job: lists what planned corrections would change, and applies approved ones, ticket by ticket. Each step is one
 * transaction that does nothing a second time, so any number of these runs may work side by side or be cut off
 * anywhere. Corrections of a draw that is being settled wait.
 * Jackpots come before tickets.
 */
export async function runCorrections(deps: Platform): Promise<void> {
  const errors: unknown[] = []
  for (const correction of await correctionsAtWork(deps.database))
    await (correction.status === 'planning' ? plan(deps, correction) : apply(deps, correction)).catch(
      (error: unknown) => errors.push(error),
    )
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} corrections could not be carried on`)
}

async function plan(deps: Platform, correction: Correction): Promise<void> {
  const draw = await findDraw(deps.database, BigInt(correction.drawId))
  const lottery = draw && lotteryOf(draw.gameCode)
  const [from, to] = [correction.fromNumber, correction.toNumber].map(
    (number) => lottery && parseResult(lottery, number),
  )
  if (!draw || !lottery || !from || !to) throw new Error(`the correction ${correction.id} cannot be read`)
  const exposures = exposuresOf(deps, draw)
  const caps = await capsOfDraw(deps.database, draw.id)
  const ofCaps = sharesOfCaps(
    await exceededCaps(deps.database, { drawId: draw.id, caps, result: to, status: 'settled' }),
  )
  const ofJackpots = oddsOfCorrected(await planJackpots(deps, correction, { lottery, to }))
  const shares: Shares = (currency, line) => ({ ...ofCaps(currency, line), ...ofJackpots(currency) })
  for (let after: Settled | undefined; ;) {
    const { list, last } = await settledTickets(deps, correction, after)
    const exposed = await exposures(list.map(({ ticket }) => ticket))
    for (const each of list) {
      const exposure = exposed.get(each.ticket.memberId)
      if (!exposure) throw new Error(`nobody weighed the bets of member ${each.ticket.memberId}`)
      const planned = judgeAgain(lottery, each, { from, to, shares }, exposure)
      if (planned) await planTicket(deps.database, correction.id, planned)
    }
    if (!last) break
    after = last
  }
  await deps.database.query(
    sql`update lottery_correction set status = 'planned' where id = ${correction.id} and status = 'planning'`,
  )
}

/** What the ticket returns by the corrected numbers, at the odds it was sold at; undefined if nothing changes. */
function judgeAgain(
  lottery: Lottery,
  { ticket, returned: before, lineReturns: linesBefore }: Settled,
  { from, to, shares }: { from: DrawResult; to: DrawResult; shares: Shares },
  exposure: Exposure,
) {
  const { id: ticketId, memberId, currency, lines } = ticket
  const judged = lines.map(({ playType, numbers: pick, dao, stakePerLot, odds }) => {
    const wager = { playType, pick, dao }
    const { numerator, denominator } = exposure(playType)
    const counted = (result: DrawResult): Amount =>
      multiply(validBetOf(lottery, wager, result, stakePerLot), numerator, denominator)
    return {
      returned: judge(lottery, wager, to, {
        stakePerLot,
        currency,
        odds: { ...odds, ...shares(currency, { playType, odds }) },
      }),
      validBet: subtract(counted(to), counted(from)),
    }
  })
  const lineReturns = judged.map(({ returned }, index) => asBefore(returned, linesBefore[index], currency))
  const validBet = judged.map((line) => line.validBet).reduce(add, zero)
  if (validBet === 0n && lineReturns.map(String).join() === linesBefore.join()) return undefined
  return {
    ...{ ticketId, memberId, currency, before, lineReturns, validBet },
    returned: lineReturns.reduce(add, zero),
  }
}

/** Less than a coin apart is the same: tickets of earlier releases were rounded to hundredths in every currency. */
function asBefore(returned: Amount, before: string | undefined, currency: string): Amount {
  const paid = before === undefined ? returned : amountOfMillionths(BigInt(before))
  return floorToCoin(paid, currency) === returned ? paid : returned
}

async function apply(deps: Platform, correction: Correction): Promise<void> {
  await moveJackpots(deps, correction)
  const errors: unknown[] = []
  for (let after = firstId; ;) {
    const left = await ticketsLeft(deps.database, correction.id, { after, limit: ticketsAtOnce })
    for (const ticketId of left)
      await applyToTicket(deps, correction, ticketId).catch((error: unknown) => errors.push(error))
    if (left.length < ticketsAtOnce) break
    after = left.at(-1) ?? after
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} tickets could not be corrected`)
  await recountDay(deps, BigInt(correction.drawId))
  await deps.database.transaction(async (tx) => {
    const nowMs = deps.clock.now()
    const done = await tx.one(sql`
      update lottery_correction set status = 'done', done_at = ${new Date(nowMs)}
      where id = ${correction.id} and status = 'running'
        and not exists (select from lottery_ticket_correction where correction_id = ${correction.id} and applied_at is null)
      returning id`)
    if (done)
      await noticeOf(tx, {
        drawId: correction.drawId,
        kind: 'corrected',
        correctionId: correction.id,
        nowMs,
      })
  })
}
