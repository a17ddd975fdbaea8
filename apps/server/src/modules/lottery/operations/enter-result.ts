// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { labelledRows, parseResult } from '@tessera/rules/lottery/winning-number'
import { closeAlert } from '../../../platform/alerts/operator-alerts.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { gameIdOf } from '../games/game-ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { insertEntry, lastEntries } from './feed-entry-store.ts'
import type { MayStill } from './may-still.ts'
import { isAnnounced, lockOperatedDraw, saveEntered, type OperatedDraw } from './operated-draw-store.ts'

/** One number that two operators entered differently. */
export interface EnteredDifference {
  /** The prize, such as DB; empty where a draw has one row. */
  label: string
  position: number
  entered: string
  other: string
}

export type Entered =
  | { state: 'waiting' | 'drawn' }
  /** Nothing is drawn until two operators entered the same. */
  | { state: 'different'; differences: EnteredDifference[] }

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
  await insertEntry(tx, id, { ...facts, winningNumber, enteredAtMs: facts.nowMs })
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
    await saveEntered(tx, id, { winningNumber, nowMs: facts.nowMs })
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

function differencesOf(lottery: Lottery, entered: string, other: string): EnteredDifference[] {
  const otherRows = labelledRows(lottery, other) ?? []
  return (labelledRows(lottery, entered) ?? []).flatMap(({ label, numbers }, row) =>
    numbers.flatMap((number, position) => {
      const otherNumber = otherRows[row]?.numbers[position] ?? ''
      return number === otherNumber
        ? []
        : [{ label, position: position + 1, entered: number, other: otherNumber }]
    }),
  )
}
