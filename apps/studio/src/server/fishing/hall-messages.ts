// SPDX-License-Identifier: Apache-2.0
import type { HallMessage, PondMessage } from '../../fishing-protocol.ts'
import { formatMoney, type Millionths } from '../money.ts'
import type { Watcher } from '../rooms/watchers.ts'
import { takeGunMessage, type Chair } from './chair.ts'
import type { HallNews, ShotResult } from './hall-play.ts'
import { chairOf, seatedIn, type HallState } from './hall-state.ts'

function hallView(hall: HallState, nowMs: number): Omit<HallMessage, 'own'> {
  const { code, name, currency, stakes, pond, jackpot, isPaused, isLeaving } = hall
  const money = (amount: Millionths): string => formatMoney(amount, currency.decimals)
  return {
    ...{ type: 'hall', hall: code, now: nowMs, look: name.look, level: name.level },
    ...{ currency: currency.code, stakes: stakes.map(money) },
    chairs: seatedIn(hall).map((chair) => ({
      ...{ chair: chair.chair, tag: chair.tag, name: chair.name },
      stake: money(chair.stake),
    })),
    ...{ tide: pond?.view() ?? null, jackpot: money(jackpot) },
    ...((isPaused || isLeaving) && { paused: true as const }),
  }
}

/** Shows one window everything. */
export function showHallTo(hall: HallState, watcher: Watcher, nowMs: number): void {
  watcher.send({ ...hallView(hall, nowMs), own: chairOf(hall, watcher)?.chair ?? null })
}

/** Shows everybody everything: all who look on get the same message. */
export function showHall(hall: HallState, nowMs: number): void {
  hall.isChanged = false
  const view = hallView(hall, nowMs)
  const onlooking: HallMessage = { ...view, own: null }
  for (const watcher of hall.visitors.keys()) {
    const own = chairOf(hall, watcher)?.chair
    watcher.send(own === undefined ? onlooking : { ...view, own })
  }
}

/** Shows everybody the same of what has happened and is stored; nothing if there is nothing. */
export function showPond(
  hall: HallState,
  { fired, ended, freeze }: HallNews,
  results: readonly ShotResult[],
  nowMs: number,
): void {
  const isSilent = fired.length + ended.length + results.length === 0 && !freeze && !hall.isJackpotNews
  if (isSilent) return
  const message: PondMessage = {
    ...{ type: 'pond', now: nowMs, fired, ended, shots: results.map(({ view }) => view) },
    ...(freeze && { freeze }),
    ...(hall.isJackpotNews && { jackpot: formatMoney(hall.jackpot, hall.currency.decimals) }),
  }
  hall.isJackpotNews = false
  for (const watcher of hall.visitors.keys()) watcher.send(message)
}

/** Shows a player their gun. */
export const showGun = ({ currency }: HallState, chair: Chair, nowMs: number): void =>
  chair.watcher?.send(takeGunMessage(chair, currency.decimals, nowMs))
