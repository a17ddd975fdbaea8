// SPDX-License-Identifier: Apache-2.0
import { drawNumbers } from '@tessera/rules/lottery/fair/draw-numbers'
import { lotteryOf } from '@tessera/rules/lottery/lotteries'
import type { AlertKind } from '../../../platform/alerts/alert-kinds.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { knownKeys } from '../../../platform/keys/index.ts'
import { fetchRounds } from '../beacon/fetch-rounds.ts'
import { gameIdOf } from '../games/game-ids.ts'
import type { LotteryDeps } from '../lottery-deps.ts'
import { seedOfNumbers } from './await-beacon.ts'
import { seedBehind } from './draw-seed.ts'
import { dueDrawIds, lockDraw, saveResult, saveVoid, type Draw } from './draw-store.ts'
import { skippedAfterMs } from './skipped-draws.ts'

const minuteMs = 60_000

/**
 * Makes the draws that are due, oldest first; each once, even when several processes run it. Those whose
 * beacon is late stay for the next run.
 */
export async function makeDueDraws(deps: LotteryDeps, slotMs: number): Promise<void> {
  await fetchRounds(deps, slotMs)
  for (const id of await dueDrawIds(deps.database, slotMs)) await makeDraw(deps, id, slotMs)
}

/** Makes one draw and tells the open pages; a draw that is made already or not due stays as it is. */
export async function makeDraw(deps: LotteryDeps, id: bigint, slotMs: number): Promise<void> {
  const waitMs = (await deps.settings.read('lottery.beaconWaitMinutes')) * minuteMs
  const made = await deps.database.transaction(async (tx) => {
    const draw = await lockDraw(tx, id)
    if (!draw || !isDue(draw, slotMs)) return undefined
    const lottery = lotteryOf(draw.gameCode)
    const seed = seedBehind(deps.drawKeys, draw)
    if (seed === undefined && (await isKeyElsewhere(tx, deps, draw))) {
      deps.log.error(
        { draw: `${draw.gameCode}/${draw.numero}`, keyId: draw.keyId },
        'this process does not have the vault key behind a draw; one that has it will make it',
      )
      return undefined
    }
    const late = slotMs - draw.drawAtMs > skippedAfterMs
    if (!lottery || (draw.tickets === 0 && late) || seed === undefined) {
      // The platform's key is not the one behind the commitment, so nobody can prove the numbers: all stakes
      // go back.
      await callOff(tx, deps, { draw, kind: 'lottery.voidDraw', slotMs })
      return undefined
    }
    const numbersSeed = await seedOfNumbers(tx, draw, seed)
    if (numbersSeed === undefined) {
      if (slotMs - draw.drawAtMs > waitMs)
        await callOff(tx, deps, { draw, kind: 'lottery.beaconMissing', slotMs })
      return undefined
    }
    const winningNumber = drawNumbers(lottery, draw.numero, numbersSeed)
    await saveResult(tx, id, { seed, winningNumber, atMs: deps.clock.now() })
    return { ...draw, winningNumber, late }
  })
  if (made && !made.late)
    deps.live.publish('lottery.drawn', {
      gameId: gameIdOf(made.gameCode),
      numero: made.numero,
      winningNumber: made.winningNumber,
      winningTime: made.drawAtMs,
    })
}

/** The next settlement gives all stakes back; operators learn of it if somebody had bet. */
async function callOff(
  tx: Tx,
  { alerts }: LotteryDeps,
  { draw, kind, slotMs }: { draw: Draw; kind: AlertKind; slotMs: number },
): Promise<void> {
  await saveVoid(tx, draw.id)
  if (draw.tickets === 0) return
  const reference = `${draw.gameCode}/${draw.numero}`
  await alerts.raise(tx, { kind, reference, details: { tickets: String(draw.tickets) } }, slotMs)
}

/**
 * Whether the draw uses a key that is good but that only other processes have, because the key is being
 * changed.
 */
async function isKeyElsewhere(tx: Tx, { drawKeys }: LotteryDeps, { keyId }: Draw): Promise<boolean> {
  if (keyId === undefined || drawKeys.all().some(({ id }) => id === keyId)) return false
  return (await knownKeys(tx, 'vault')).some(
    (key) => key.keyId === keyId && key.state !== 'lost' && key.state !== 'dropped',
  )
}

const isDue = ({ status, drawAtMs }: Draw, slotMs: number): boolean =>
  (status === 'open' || status === 'closed') && drawAtMs <= slotMs
