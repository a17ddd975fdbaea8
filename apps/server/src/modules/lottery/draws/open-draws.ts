// SPDX-License-Identifier: Apache-2.0
import { drawNumber } from '@tessera/rules/lottery/draw-number'
import { closesAt, nextDrawAt } from '@tessera/rules/lottery/draw-times'
import { lotteries } from '@tessera/rules/lottery/lotteries'
import type { Lottery } from '@tessera/rules/lottery/lottery'
import type { LotteryDeps } from '../lottery-deps.ts'
import { commitmentOf, seedOf } from './draw-seed.ts'
import { drawsAfter, insertDraws, type NewDraw } from './draw-store.ts'

/** Each lottery has this many draws ready, so that a new one is on sale the moment the one before is made. */
const readyDraws = 2
const nonceBytes = 32

/** Puts the next draws of every lottery on sale. Existing ones stay as they are. */
export async function openDraws(deps: LotteryDeps, slotMs: number): Promise<void> {
  const there = new Set(
    (await drawsAfter(deps.database, slotMs)).map(({ gameCode, drawAtMs }) => `${gameCode} ${drawAtMs}`),
  )
  const fed = new Set(await deps.settings.read('lottery.feed'))
  const missing = lotteries.flatMap((lottery) =>
    upcoming(lottery, slotMs)
      .filter((atMs) => !there.has(`${lottery.gameCode} ${atMs}`))
      .map((atMs) => ({
        ...newDraw(deps, lottery, atMs),
        numbersFrom:
          fed.has(lottery.gameCode) || fed.has(lottery.tag) ? ('feed' as const) : ('draw' as const),
      })),
  )
  if (missing.length > 0) await insertDraws(deps.database, missing)
}

function upcoming(lottery: Lottery, fromMs: number): number[] {
  const times: number[] = []
  for (let atMs = fromMs; times.length < readyDraws;) {
    atMs = nextDrawAt(lottery, atMs)
    times.push(atMs)
  }
  return times
}

/** A new draw with its own seed, which never changes from here on. */
export function newDraw(deps: LotteryDeps, lottery: Lottery, drawAtMs: number): NewDraw {
  const { id: keyId, secret } = deps.drawKeys.current()
  const named = {
    gameCode: lottery.gameCode,
    numero: drawNumber(lottery, drawAtMs),
    nonce: deps.chance.bytes(nonceBytes),
  }
  return {
    ...named,
    numbersFrom: 'draw',
    drawAtMs,
    closesAtMs: closesAt(lottery, drawAtMs),
    keyId,
    commitment: commitmentOf(seedOf(secret, named)),
  }
}
