// SPDX-License-Identifier: Apache-2.0
import { dayPlan, drawsBetween } from '@tessera/rules/lottery/draw-times'
import { lotteries } from '@tessera/rules/lottery/lotteries'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import type { LotteryDeps } from '../lottery-deps.ts'
import { drawIdsBefore, finishDraw, insertDraws } from './draw-store.ts'
import { makeDraw } from './make-draw.ts'
import { newDraw } from './open-draws.ts'
import { gameCodesWithResultsSince } from './results.ts'

const dayMs = 86_400_000
/** Every lottery has a draw in this time, even a province whose last draw was skipped, and Thailand. */
const pastMs = 17 * dayMs
/** Lotteries that draw all day show only their latest draws. */
const mostPerLottery = 30
/** Those with so few draws a day show them of the whole time. */
const mostWithLongPast = 2

/**
 * For a demonstration: gives lotteries without a result in the last weeks their draws of that time, made
 * from a seed alone: no round of a beacon was ever named for them, and their proof says so. Nobody can have bet
 * on them. Repeating it adds nothing.
 */
export async function simulatePast(deps: LotteryDeps): Promise<void> {
  const nowMs = deps.clock.now()
  const drawnGameCodes = await gameCodesWithResultsSince(deps.database, nowMs - pastMs)
  const past = lotteries
    .filter(({ gameCode }) => !drawnGameCodes.has(gameCode))
    .flatMap((lottery) => pastDraws(lottery, nowMs).map((atMs) => newDraw(deps, lottery, atMs, undefined)))
  if (past.length === 0) return
  await insertDraws(deps.database, past)
  for (const { id, drawAtMs } of await drawIdsBefore(deps.database, nowMs)) {
    await makeDraw(deps, id, drawAtMs)
    await finishDraw(deps.database, id, drawAtMs)
  }
}

/** The moments of the draws that a demonstration begins with: also at night, when some lotteries do not draw. */
export const pastDraws = (lottery: Lottery, nowMs: number): number[] =>
  drawsBetween(lottery, nowMs - (dayPlan(lottery).count <= mostWithLongPast ? pastMs : dayMs), nowMs).slice(
    -mostPerLottery,
  )
