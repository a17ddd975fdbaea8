// SPDX-License-Identifier: Apache-2.0
import type { GunInput } from '../../fishing-protocol.ts'
import { parseMoney } from '../money.ts'
import { StudioRefusal } from '../refusal.ts'
import type { Watcher } from '../rooms/watchers.ts'
import type { Session } from '../sessions/session-store.ts'
import { newChair, type Chair } from './chair.ts'
import { chairOf, seatedIn, type HallState } from './hall-state.ts'

const NAME_LETTERS = 4

/** Gives a window its player's chair, or a free one if there is any. */
export function sitDown(hall: HallState, watcher: Watcher, session: Session, tag: string): void {
  hall.isChanged = true
  const own = seatedIn(hall).find(({ playerId }) => playerId === session.playerId)
  if (own) return handGun(hall, own, watcher, session)
  const chair = hall.chairs.findIndex((one) => one === undefined)
  const [stake] = hall.stakes
  if (chair < 0 || stake === undefined || hall.isLeaving) return
  const name = session.chatName || tag.slice(0, NAME_LETTERS).toUpperCase()
  hall.chairs[chair] = newChair({ chair, playerId: session.playerId, tag, name, session, watcher }, stake)
}

/** The last window of a player has the gun: bullets of another one come back. */
function handGun(hall: HallState, chair: Chair, watcher: Watcher | undefined, session: Session): void {
  hall.play.endFlights(chair)
  hall.play.dropWaiting(chair)
  chair.watcher = watcher
  chair.session = session
  chair.lastBullet = 0
  chair.hasNews = true
  hall.isChanged = true
}

/** A window is gone: another one of its player has the gun, or their chair waits for them. */
export function leaveHall(hall: HallState, watcher: Watcher, nowMs: number): void {
  const chair = chairOf(hall, watcher)
  hall.visitors.delete(watcher)
  hall.arriving.delete(watcher)
  if (!chair) return
  const next = [...hall.visitors].findLast(([, { playerId }]) => playerId === chair.playerId)
  handGun(hall, chair, next?.[0], next?.[1] ?? chair.session)
  if (next) return
  chair.leftAtMs = nowMs
  closeLoads(chair)
}

/** Nothing more of what is paid is fired: it comes back when the bullets in the air have ended. */
export function closeLoads(chair: Chair): void {
  for (const load of chair.loads) load.isClosed = true
  chair.hasNews = true
}

/** Somebody gives their chair up; their loads end by themselves. */
export function standUp(hall: HallState, chair: Chair): void {
  hall.play.endFlights(chair)
  hall.play.dropWaiting(chair)
  closeLoads(chair)
  hall.chairs[chair.chair] = undefined
  hall.departed.push(chair)
  hall.isChanged = true
}

/** Chooses what a bullet costs. Throws studio.badRequest for a stake that the hall does not offer. */
export function setGun(hall: HallState, chair: Chair, { stake: text, holds }: GunInput): void {
  const stake = parseMoney(text)
  if (!hall.stakes.includes(stake)) throw new StudioRefusal('studio.badRequest')
  // Where the brand offers no automatic bets, every load is bought by hand.
  chair.holds = holds && chair.session.automaticBetsMs !== null
  chair.hasNews = true
  if (stake === chair.stake) return
  chair.stake = stake
  hall.play.dropWaiting(chair)
  closeLoads(chair)
  hall.isChanged = true
}
