// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { labelledRows, parseResult } from '@tessera/rules/lottery/winning-number'
import { closeAlert } from '../../../platform/alerts/operator-alerts.ts'
import { sql, type Queries, type Tx } from '../../../platform/db/index.ts'
import { gameIdOf } from '../games/game-ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { MayStill } from './may-still.ts'
import { isAnnounced, lockOperatedDraw, type OperatedDraw } from './operated-draw.ts'

/** One number that two operators entered differently. */
export interface EnteredDifference {
  /** The prize, such as DB; empty where a draw has one row. */
  label: string
  place: number
  entered: string
  other: string
}

export type Entered =
  | { state: 'waiting' | 'drawn' }
  /** Nothing is drawn until two operators entered the same. */
  | { state: 'different'; differences: EnteredDifference[] }

export interface Entry {
  operatorId: number
  operatorName: string
  winningNumber: string
  enteredAtMs: number
}

interface Facts {
  operatorId: number
  operatorName: string
  nowMs: number
}

/**
 * Enters the result of a draw of a feed. The draw is made when two different operators entered the same numbers;
 * each may correct their own entry until then, and entries of those who may not enter any more count for nothing.
 * One of the two has to be somebody who may decide about money. Throws `lottery.notFed`, `lottery.drawState`, `lottery.resultTooEarly`
 * and `lottery.wrongResult`.
 */
export async function enterResult(
  tx: Tx,
  { live }: Pick<Platform, 'live'>,
  { id, winningNumber }: { id: number; winningNumber: string },
  facts: Facts & { mayStillEnter: MayStill; mayPay: MayStill },
): Promise<Entered> {
  const { draw, lottery } = await lockFedDraw(tx, id)
  if (!isAnnounced(draw)) throw fault('lottery.drawState')
  if (draw.drawAtMs > facts.nowMs) throw fault('lottery.resultTooEarly')
  if (!parseResult(lottery, winningNumber)) throw fault('lottery.wrongResult')
  await tx.query(sql`
    insert into lottery_feed_entry (draw_id, operator_id, operator_name, winning_number, entered_at)
    values (${id}, ${facts.operatorId}, ${facts.operatorName}, ${winningNumber}, ${new Date(facts.nowMs)})`)
  const entries = (await lastEntries(tx, id)).filter(({ operatorId }) => operatorId !== facts.operatorId)
  const still = await facts.mayStillEnter(
    tx,
    entries.map(({ operatorId }) => operatorId),
  )
  const others = entries.filter(({ operatorId }) => still.has(operatorId))
  const same = others.filter((entry) => entry.winningNumber === winningNumber)
  const together = [facts.operatorId, ...same.map(({ operatorId }) => operatorId)]
  if (same.length > 0 && (await facts.mayPay(tx, together)).size === 0) return { state: 'waiting' }
  if (same.length > 0) {
    await tx.query(sql`
      update lottery_draw set status = 'drawn', winning_number = ${winningNumber}, drawn_at = ${new Date(facts.nowMs)} where id = ${id}`)
    await resultIsThere(tx, draw, facts.nowMs)
    const { gameCode, numero, drawAtMs: winningTime } = draw
    tx.afterCommit(() =>
      live.publish('lottery.drawn', { gameId: gameIdOf(gameCode), numero, winningNumber, winningTime }),
    )
    return { state: 'drawn' }
  }
  const latest = others.at(-1)
  return latest
    ? { state: 'different', differences: differencesOf(lottery, winningNumber, latest.winningNumber) }
    : { state: 'waiting' }
}

/** Ends the alert for a late result. */
export const resultIsThere = (
  tx: Tx,
  { gameCode, numero }: Pick<OperatedDraw, 'gameCode' | 'numero'>,
  nowMs: number,
): Promise<void> => closeAlert(tx, { kind: 'lottery.noResult', reference: `${gameCode}/${numero}` }, nowMs)

/** A draw whose numbers are entered, locked. Throws `call.notFound` or `lottery.notFed`. */
export async function lockFedDraw(tx: Tx, id: number): Promise<{ draw: OperatedDraw; lottery: Lottery }> {
  const draw = await lockOperatedDraw(tx, id)
  const lottery = draw && lotteryOf(draw.gameCode)
  if (!draw || !lottery) throw fault('call.notFound')
  if (draw.numbersFrom !== 'feed') throw fault('lottery.notFed')
  return { draw, lottery }
}

/** The last entry of each operator for a draw, oldest first. */
export async function lastEntries(db: Queries, drawId: number): Promise<Entry[]> {
  return db.query<Entry>(sql`
    select operator_id as "operatorId", operator_name as "operatorName", winning_number as "winningNumber", entered_at as "enteredAtMs"
    from (select distinct on (operator_id) * from lottery_feed_entry where draw_id = ${drawId} order by operator_id, id desc) e order by id`)
}

function differencesOf(lottery: Lottery, entered: string, other: string): EnteredDifference[] {
  const otherRows = labelledRows(lottery, other) ?? []
  return (labelledRows(lottery, entered) ?? []).flatMap(({ label, numbers }, row) =>
    numbers.flatMap((number, place) => {
      const otherNumber = otherRows[row]?.numbers[place] ?? ''
      return number === otherNumber ? [] : [{ label, place: place + 1, entered: number, other: otherNumber }]
    }),
  )
}
