// SPDX-License-Identifier: Apache-2.0
import type { BulletHit, FiredBullet, PondMessage, ShotView } from '../../fishing-protocol.ts'
import { LONGEST_FLIGHT_MS, weaponOf } from '../../games/fishing/pond/weapons.ts'
import type { Freeze } from '../../games/fishing/pond/pond.ts'
import { formatMoney, type Millionths } from '../money.ts'
import type { Chair } from './chair.ts'
import { leftIn, takeBullets, type Load } from './load.ts'
import { reloadAfter } from './pace-of-fire.ts'
import type { PondNow } from './pond-now.ts'
import { shoot, targetsOfHit, targetsOfLaser, type FiredShot, type Targets } from './shoot.ts'
import type { StoredShot } from './stored-shot.ts'

/** What one shot did, before it is stored. */
export interface ShotResult {
  readonly load: Load
  readonly chair: Chair
  readonly stored: StoredShot
  readonly view: ShotView
  readonly winsJackpot: boolean
}

/** What happened in a hall since the last time. */
export interface HallNews {
  readonly fired: PondMessage['fired'][number][]
  readonly ended: PondMessage['ended'][number][]
  readonly results: ShotResult[]
  freeze: Freeze | undefined
}

const noNews = (): HallNews => ({ fired: [], ended: [], results: [], freeze: undefined })

/** So many shots of a hall wait to be stored; while they do, bullets fly on and none is fired. */
const MOST_UNSTORED = 400
const MOST_WAITING_SHOTS = 32

/** The rules of fire in a hall. Everything is in memory: who calls it stores what comes of it. */
export interface HallPlay {
  /** A page says what it fired and what its bullets met. */
  shots(
    chair: Chair,
    input: { readonly fired: readonly FiredBullet[]; readonly hits: readonly BulletHit[] },
    nowMs: number,
  ): void
  /** Fires what waited for a load. */
  fireWaiting(chair: Chair, nowMs: number): void
  /** Drops what waited for a load. */
  dropWaiting(chair: Chair): void
  /** Bullets in the air come back; all of a chair, or those that have flown too long. */
  endFlights(chair: Chair, firedBeforeMs?: number): void
  takeNews(): HallNews
  /** These are stored, or lost with the hall. */
  noteStored(count: number): void
}

export interface HallPlayOptions {
  readonly pond: () => PondNow | undefined
  /** Whether bullets may be fired now. */
  readonly mayFire: () => boolean
  readonly money: () => {
    readonly highestStake: Millionths
    readonly currency: { readonly decimals: number }
  }
}

export function createHallPlay({ pond, mayFire, money }: HallPlayOptions): HallPlay {
  let news = noNews()
  let unstored = 0

  function drop(chair: Chair, bullet: number): void {
    chair.dropped.push(bullet)
    chair.hasNews = true
  }

  function fire(chair: Chair, fired: FiredBullet, nowMs: number): void {
    const [bullet, weapon] = fired
    // The same bullet again.
    if (bullet <= chair.lastBullet) return
    chair.lastBullet = bullet
    const reloadedAtMs = reloadAfter(chair.reloadedAtMs, weapon, nowMs)
    if (!mayFire() || !pond() || reloadedAtMs === undefined || unstored >= MOST_UNSTORED)
      return drop(chair, bullet)
    chair.reloadedAtMs = reloadedAtMs
    chair.firedAtMs = nowMs
    if (chair.waiting.length === 0 && fly(chair, fired, nowMs)) return
    if (chair.waiting.length >= MOST_WAITING_SHOTS || nowMs < chair.buysAfterMs) return drop(chair, bullet)
    chair.waiting.push({ fired, hit: undefined })
  }

  /** False: no load has bullets for it. */
  function fly(chair: Chair, fired: FiredBullet, nowMs: number): boolean {
    const [bullet, weapon, angle] = fired
    const { cost, speed } = weaponOf(weapon)
    const load = chair.loads.find((one) => one.stake === chair.stake && leftIn(one, nowMs) >= cost)
    if (!load) return false
    news.fired.push([chair.chair, ...fired])
    if (speed === 0) {
      const targets = targetsOfLaser(pond()!, chair.chair, angle, nowMs)
      // What meets nothing costs nothing.
      if (targets.met.length === 0) news.ended.push([chair.chair, bullet])
      else resolve(chair, bullet, { load, bullet: takeBullets(load, cost, nowMs), weapon }, targets, nowMs)
    } else {
      load.flying += 1
      const first = takeBullets(load, cost, nowMs)
      chair.flights.set(bullet, { load, bullet: first, weapon, firedAtMs: nowMs })
    }
    chair.hasNews = true
    return true
  }

  function hit(chair: Chair, [bullet, fish]: BulletHit, nowMs: number): void {
    const flight = chair.flights.get(bullet)
    const waiting = flight ? undefined : chair.waiting.find(({ fired }) => fired[0] === bullet)
    if (waiting) waiting.hit ??= fish
    const now = pond()
    if (!flight || !now || unstored >= MOST_UNSTORED) return
    const met = now.find(fish, nowMs)
    const targets = met && targetsOfHit(now, flight.weapon, met, nowMs)
    // It is gone, or was never there: the bullet flies on.
    if (!targets || targets.met.length === 0) return
    chair.flights.delete(bullet)
    flight.load.flying -= 1
    resolve(chair, bullet, flight, targets, nowMs)
  }

  function resolve(chair: Chair, number: number, shot: FiredShot, targets: Targets, nowMs: number): void {
    const now = pond()!
    const { load, weapon } = shot
    const { highestStake, currency } = money()
    const result = shoot(now, shot, targets, highestStake)
    if (result.freezes) news.freeze = now.freeze(nowMs) ?? news.freeze
    const stored = { load: load.round.id, ...result.event }
    const view: ShotView = {
      ...{ chair: chair.chair, bullet: number, weapon, met: result.met },
      taken: result.taken.map(({ fish, code, multiple, by }) => ({
        ...{ fish, code, multiplier: multiple },
        win: formatMoney(load.stake * BigInt(multiple), currency.decimals),
        ...(by !== undefined && { by }),
      })),
    }
    load.unstored += 1
    unstored += 1
    news.results.push({ load, chair, stored, view, winsJackpot: result.winsJackpot })
  }

  return {
    shots(chair, { fired, hits }, nowMs) {
      for (const one of fired) fire(chair, one, nowMs)
      for (const one of hits) hit(chair, one, nowMs)
    },
    fireWaiting(chair, nowMs) {
      const { waiting } = chair
      chair.waiting = []
      for (const one of waiting) {
        // In their order: behind one that no load can pay, all wait.
        if (chair.waiting.length > 0 || !fly(chair, one.fired, nowMs)) chair.waiting.push(one)
        else if (one.hit !== undefined) hit(chair, [one.fired[0], one.hit], nowMs)
      }
    },
    dropWaiting(chair) {
      for (const { fired } of chair.waiting) drop(chair, fired[0])
      chair.waiting = []
    },
    endFlights(chair, firedBeforeMs = Number.POSITIVE_INFINITY) {
      for (const [bullet, { load, firedAtMs }] of chair.flights) {
        if (firedAtMs >= firedBeforeMs) continue
        chair.flights.delete(bullet)
        load.flying -= 1
        news.ended.push([chair.chair, bullet])
        chair.hasNews = true
      }
    },
    takeNews() {
      const taken = news
      news = noNews()
      return taken
    },
    noteStored(count) {
      unstored -= count
    },
  }
}

/** Bullets fired before this moment have flown too long at `nowMs`. */
export const flownTooLong = (nowMs: number): number => nowMs - LONGEST_FLIGHT_MS
