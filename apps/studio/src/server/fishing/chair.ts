// SPDX-License-Identifier: Apache-2.0
import type { FiredBullet, GunMessage } from '../../fishing-protocol.ts'
import type { Weapon } from '../../games/fishing/pond/pond.ts'
import type { StudioRefusalCode } from '../../protocol.ts'
import { formatMoney, type Millionths } from '../money.ts'
import type { Watcher } from '../rooms/watchers.ts'
import type { Session } from '../sessions/session-store.ts'
import { leftIn, type Load } from './load.ts'

/** A bullet in the air. */
export interface Flight {
  readonly load: Load
  readonly bullet: number
  readonly weapon: Weapon
  readonly firedAtMs: number
}

/** A shot that waits for the load that pays for it, and the fish that its bullet has met meanwhile. */
export interface WaitingShot {
  readonly fired: FiredBullet
  hit: number | undefined
}

/** Somebody who shoots in a hall. */
export interface Chair {
  readonly chair: number
  readonly playerId: bigint
  readonly tag: string
  readonly name: string
  session: Session
  /** The window that has the gun; undefined: the player is gone, for a moment perhaps. */
  watcher: Watcher | undefined
  leftAtMs: number
  /** Of one bullet. */
  stake: Millionths
  holds: boolean
  reloadedAtMs: number
  firedAtMs: number
  /** The last number of the window that has the gun. */
  lastBullet: number
  readonly loads: Load[]
  readonly flights: Map<number, Flight>
  waiting: WaitingShot[]
  isBuying: boolean
  /** No load is bought before. */
  buysAfterMs: number
  /** The gun has changed since its player saw it. */
  hasNews: boolean
  refused: StudioRefusalCode | undefined
  dropped: number[]
}

export const newChair = (
  who: Pick<Chair, 'chair' | 'playerId' | 'tag' | 'name' | 'session' | 'watcher'>,
  stake: Millionths,
): Chair => ({
  ...who,
  ...{ stake, holds: false, leftAtMs: 0, reloadedAtMs: 0, firedAtMs: 0, lastBullet: 0 },
  ...{ loads: [], flights: new Map<number, Flight>(), waiting: [], isBuying: false, buysAfterMs: 0 },
  ...{ hasNews: true, refused: undefined, dropped: [] },
})

/** Paid bullets that can be fired now. */
export const leftOf = ({ loads }: Chair, nowMs: number): number =>
  loads.reduce((sum, load) => sum + leftIn(load, nowMs), 0)

/** The gun as its player sees it; what was refused and dropped is said once. */
export function takeGunMessage(chair: Chair, decimals: number, nowMs: number): GunMessage {
  const worth = chair.loads.reduce((sum, load) => sum + load.worth, 0n)
  const { refused, dropped } = chair
  chair.hasNews = false
  chair.refused = undefined
  chair.dropped = []
  return {
    type: 'gun',
    stake: formatMoney(chair.stake, decimals),
    left: leftOf(chair, nowMs),
    worth: formatMoney(worth, decimals),
    ...(refused && { refused }),
    ...(dropped.length > 0 && { dropped }),
  }
}
