// SPDX-License-Identifier: Apache-2.0
import { bulletsOfLoad } from '@tessera/rules/games/fishing/hall-stakes'
import { weaponOf } from '../../games/fishing/pond/weapons.ts'
import type { StudioDeps } from '../deps.ts'
import { isRefusal, StudioRefusal } from '../refusal.ts'
import { LeaseLost, type Lease } from '../rooms/store/lease-store.ts'
import { leftOf, type Chair } from './chair.ts'
import { standUp } from './chairs.ts'
import { showGun } from './hall-messages.ts'
import type { HallState } from './hall-state.ts'
import { leftIn } from './load.ts'
import { LoadInDoubt, takeLoad } from './take-load.ts'

/** By hand a load has so many bullets, or what one shot costs. */
const BULLETS_BY_HAND = 5
/** With so few left the next load is bought, if one was fired so lately. */
const FEW_BULLETS = 6
const LATELY_MS = 500
/** Loads that can be fired: the current one and the next. */
const MOST_READY_LOADS = 2
/** With those whose bullets are in the air. */
const MOST_OPEN_LOADS = 8
/** After a refusal the wallet is not asked at once again. */
const AFTER_REFUSAL_MS = 1_000

/** Answers of the operator after which a player may not play any more. */
const endings: readonly string[] = ['studio.accountClosed', 'studio.sessionExpired']

export interface LoadBuyerOptions {
  readonly now: () => number
  /** Whether this process surely plays the hall. */
  readonly isOwner: () => boolean
  /** What is stored is not known here any more. */
  giveUp(): void
  track(work: Promise<void>, message: string): void
}

/** Buys a load if a player's fire needs one. */
export type LoadBuyer = (chair: Chair) => void

export function createLoadBuyer(
  deps: StudioDeps,
  hall: HallState,
  { now, isOwner, giveUp, track }: LoadBuyerOptions,
): LoadBuyer {
  function bulletsToBuy(chair: Chair): number {
    const nowMs = now()
    const { loads, waiting, holds, stake } = chair
    if (chair.isBuying || !chair.watcher || hall.isPaused || hall.isLeaving) return 0
    if (nowMs < chair.buysAfterMs || loads.length >= MOST_OPEN_LOADS || !isOwner()) return 0
    const most = bulletsOfLoad(stake, hall.currency)
    const [first] = waiting
    if (first) return holds ? most : Math.min(most, Math.max(BULLETS_BY_HAND, weaponOf(first.fired[1]).cost))
    const isNext =
      holds &&
      nowMs - chair.firedAtMs < LATELY_MS &&
      leftOf(chair, nowMs) <= FEW_BULLETS &&
      loads.filter((load) => leftIn(load, nowMs) > 0).length < MOST_READY_LOADS
    return isNext ? most : 0
  }

  async function buy(chair: Chair, bullets: number, lease: Lease): Promise<void> {
    const { session, stake } = chair
    const { highestStake, version: afterVersion } = hall
    const atMs = now()
    try {
      const order = { lease, chair: chair.chair, stake, bullets, highestStake, afterVersion }
      const load = await takeLoad(deps, session, order)
      chair.isBuying = false
      // The next owner ends it.
      if (hall.lease !== lease) return
      chair.buysAfterMs = atMs + (session.automaticBetsMs ?? 0)
      chair.loads.push(load)
      showGun(hall, chair, now())
      if (!chair.watcher || chair.stake !== stake || hall.isPaused || hall.isLeaving) load.isClosed = true
      else hall.play.fireWaiting(chair, now())
      buyIfNeeded(chair)
    } catch (error) {
      chair.isBuying = false
      if (hall.lease !== lease) return
      if (error instanceof LeaseLost || error instanceof LoadInDoubt) giveUp()
      else refuse(chair, error)
    }
  }

  function refuse(chair: Chair, error: unknown): void {
    const wait = error instanceof StudioRefusal ? Number(error.details?.['waitMs'] ?? 0) : 0
    const code = isRefusal(error) ? error.code : 'studio.unavailable'
    chair.refused = code
    chair.buysAfterMs = now() + (wait || AFTER_REFUSAL_MS)
    chair.hasNews = true
    hall.play.dropWaiting(chair)
    if (!isRefusal(error)) deps.log.warn({ reason: String(error) }, 'a load was not bought')
    if (!endings.includes(code)) return
    showGun(hall, chair, now())
    if (hall.chairs[chair.chair] === chair) standUp(hall, chair)
  }

  function buyIfNeeded(chair: Chair): void {
    const bullets = bulletsToBuy(chair)
    if (bullets === 0 || !hall.lease) return
    chair.isBuying = true
    track(buy(chair, bullets, hall.lease), 'a load was not bought')
  }
  return buyIfNeeded
}
