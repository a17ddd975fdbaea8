// SPDX-License-Identifier: Apache-2.0
import type { GunMessage, HallInput, HallMessage, PondMessage } from '../../../fishing-protocol.ts'
import type { LiveMessage } from '../../../protocol.ts'
import { createServerClock } from '../../../runtime/card-room/table/server-clock.ts'
import { openLiveLine } from '../../../runtime/server/live.ts'

interface FollowOptions {
  readonly session: string
  readonly hall: string
  readonly onHall: (message: HallMessage) => void
  readonly onPond: (message: PondMessage) => void
  readonly onGun: (message: GunMessage) => void
  readonly onOther: (message: LiveMessage) => void
  readonly onLine: (connected: boolean) => void
}

/** Messages come late by chance, never early: a clock that runs ahead of them is turned back only this much at once. */
const LARGEST_STEP_BACK_MS = 5
/** So far off, the clock is simply wrong. */
const WRONG_MS = 400

/** The connection of a hall, and the time there. */
export function followHall({ session, hall, onHall, onPond, onGun, onOther, onLine }: FollowOptions) {
  const clock = createServerClock()
  const know = (serverMs: number, first: boolean) => {
    const behind = clock.now() - serverMs
    if (first || behind < 0 || behind > WRONG_MS) clock.know(serverMs)
    else clock.know(clock.now() - Math.min(behind, LARGEST_STEP_BACK_MS))
  }
  let knows = false
  const line = openLiveLine({
    ...{ session, table: hall },
    onMessage(message) {
      switch (message.type) {
        case 'hall':
          if (message.hall !== hall) return
          know(message.now, !knows)
          knows = true
          return onHall(message)
        case 'pond':
          know(message.now, !knows)
          return onPond(message)
        case 'gun':
          return onGun(message)
        default:
          return onOther(message)
      }
    },
    onLine(connected) {
      if (!connected) knows = false
      onLine(connected)
    },
  })
  return { now: clock.now, send: (input: HallInput) => line.send(input), end: line.end }
}
