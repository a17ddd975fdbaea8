// SPDX-License-Identifier: Apache-2.0
import { roundFrom, type Beacon } from '@tessera/rules/lottery/fair/beacon'
import { commitmentOf } from '@tessera/rules/lottery/fair/result-seed'
import { drawNumber } from '@tessera/rules/lottery/draw-number'
import { closesAt, nextDrawAt } from '@tessera/rules/lottery/draw-times'
import { lotteries } from '@tessera/rules/lottery/lotteries'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import { cappablePlays } from '@tessera/rules/lottery/prize-caps'
import type { LotteryDeps } from '../lottery-deps.ts'
import { currentBeacon } from '../beacon/current-beacon.ts'
import { fedLotteries } from '../feed/fed-lotteries.ts'
import { seedOf } from './draw-seed.ts'
import { drawsAfter, insertDraws, type NewDraw } from './draw-store.ts'

const nonceBytes = 32

/**
 * Puts the next draws of every lottery on sale. Existing ones stay as they are. None is opened while no beacon
 * is known: such a draw could be computed before its time. Answers whether they are all on sale.
 */
export async function openDraws(deps: LotteryDeps, slotMs: number): Promise<boolean> {
  const ahead = await deps.settings.read('lottery.drawsAhead')
  const there = new Set(
    (await drawsAfter(deps.database, slotMs)).map(({ gameCode, drawAtMs }) => `${gameCode} ${drawAtMs}`),
  )
  const isFed = await fedLotteries(deps.settings)
  const caps = await deps.settings.read('lottery.prizeCaps')
  const missing = lotteries.flatMap((lottery) =>
    upcoming(lottery, slotMs, readyDraws(ahead))
      .filter((atMs) => !there.has(`${lottery.gameCode} ${atMs}`))
      .map((atMs) => ({ lottery, atMs })),
  )
  if (missing.length === 0) return true
  const beacon = await currentBeacon(deps)
  if (!beacon) return false
  await insertDraws(
    deps.database,
    missing.map(({ lottery, atMs }) => ({
      ...newDraw(deps, lottery, atMs, isFed(lottery) ? undefined : beacon),
      numbersFrom: isFed(lottery) ? ('feed' as const) : ('draw' as const),
      prizeCaps: caps.filter(({ playType }) => cappablePlays(lottery).includes(playType)),
    })),
  )
  return true
}

/**
 * How many draws of a lottery are announced: those for which a ticket can be bought at once, and one more, so that none is
 * missing in the moment after one was made.
 */
const readyDraws = (drawsAhead: number): number => drawsAhead + 1

function upcoming(lottery: Lottery, fromMs: number, count: number): number[] {
  const times: number[] = []
  for (let atMs = fromMs; times.length < count;) {
    atMs = nextDrawAt(lottery, atMs)
    times.push(atMs)
  }
  return times
}

/**
 * A new draw with its own seed, and the first round of the beacon from its time on; neither changes from here
 * on. Without a beacon its numbers follow from the seed alone.
 */
export function newDraw(
  deps: LotteryDeps,
  lottery: Lottery,
  drawAtMs: number,
  beacon: Beacon | undefined,
): NewDraw {
  const { id: keyId, secret } = deps.drawKeys.current()
  const named = {
    gameCode: lottery.gameCode,
    numero: drawNumber(lottery, drawAtMs),
    nonce: deps.chance.bytes(nonceBytes),
  }
  return {
    ...named,
    numbersFrom: 'draw',
    prizeCaps: [],
    drawAtMs,
    closesAtMs: closesAt(lottery, drawAtMs),
    keyId,
    commitment: commitmentOf(seedOf(secret, named)),
    beacon: beacon && { sourceId: beacon.id, round: roundFrom(beacon, drawAtMs) },
  }
}
