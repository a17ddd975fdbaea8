// SPDX-License-Identifier: Apache-2.0
import { createTurns } from '@tessera/rules/site/turns'
import { inBackground } from '@tessera/server-kit/background/in-background'
import { tagOf } from '../cards/store/sitting-store.ts'
import type { StudioDeps } from '../deps.ts'
import { formatMoney, type Millionths } from '../money.ts'
import { isRefusal, StudioRefusal } from '../refusal.ts'
import { createRoomTime } from '../rooms/room-time.ts'
import { LeaseLost, type Lease } from '../rooms/store/lease-store.ts'
import type { Watcher } from '../rooms/watchers.ts'
import type { Session } from '../sessions/session-store.ts'
import { beginTide } from './begin-tide.ts'
import { closeLoads, leaveHall, setGun, sitDown, standUp } from './chairs.ts'
import { deliverLoad } from './end-loads.ts'
import type { HallActor, HallActorOptions } from './hall-actor.ts'
import { showGun, showHall, showHallTo, showPond } from './hall-messages.ts'
import { FISHING_ROOM } from './hall-of-session.ts'
import { createHallPlay, flownTooLong, type HallPlay } from './hall-play.ts'
import { chairOf, everyChairOf, newHallState, noChairs, seatedIn, type HallState } from './hall-state.ts'
import { createLoadBuyer } from './load-buyer.ts'
import { addShot, isOver } from './load.ts'
import { readHallInput } from './read-hall-input.ts'
import { resumeHall } from './resume-hall.ts'

/** Whoever comes back so soon has their chair still. */
const CHAIR_HELD_MS = 15_000
const DELIVERIES_AT_ONCE = 16
const MOST_VISITORS = 60

export function createHallActor(deps: StudioDeps, options: HallActorOptions): HallActor {
  const { code, name, leases, chainLength } = options
  const time = createRoomTime(deps.clock)
  const inTurn = createTurns(DELIVERIES_AT_ONCE)
  const pending = new Set<Promise<void>>()
  let readying: Promise<void> | undefined
  const hall = newHallState(code, name, newPlay)
  const ownership = leases.of({
    room: code,
    game: FISHING_ROOM,
    lost: lose,
    players: () => seatedIn(hall).length,
  })
  const buyIfNeeded = createLoadBuyer(deps, hall, { now: time.now, isOwner, giveUp, track })

  function newPlay(of: () => HallState): HallPlay {
    return createHallPlay({
      pond: () => of().pond,
      mayFire: () => !of().isPaused && !of().isLeaving && isOwner(),
      money: () => of(),
    })
  }
  function isOwner(): boolean {
    return hall.lease !== undefined && ownership.current()?.epoch === hall.lease.epoch
  }

  function lose(): void {
    hall.lease = undefined
    hall.pond = undefined
    hall.chain = undefined
    hall.batch = undefined
    hall.chairs = noChairs()
    hall.departed = []
    hall.play = newPlay(() => hall)
    for (const watcher of watchers()) watcher.end()
  }
  /** What is stored is not known here any more: whoever takes the hall next ends what is open. */
  function giveUp(): void {
    lose()
    inBackground(ownership.release(), deps.log, 'a lost hall was not released')
  }

  function track(work: Promise<void>, message: string): void {
    pending.add(work)
    inBackground(
      work.finally(() => pending.delete(work)),
      deps.log,
      message,
    )
  }

  /** One after another. A hall that is lost meanwhile is given up, and studio.tableClosed thrown. */
  function readied(work: () => Promise<void>): Promise<void> {
    readying ??= work()
      .catch((error: unknown) => {
        if (!(error instanceof LeaseLost)) throw error
        giveUp()
        throw new StudioRefusal('studio.tableClosed')
      })
      .finally(() => {
        readying = undefined
      })
    return readying
  }

  /** The hall as this process surely plays it. Throws studio.tableClosed if another process does. */
  const ready = (): Promise<void> =>
    readied(async () => {
      if (hall.isLeaving || !(await ownership.take())) throw new StudioRefusal('studio.tableClosed')
      const lease = ownership.current()
      if (!lease) throw new StudioRefusal('studio.tableClosed')
      if (hall.lease?.epoch !== lease.epoch) {
        const { version, jackpot } = await resumeHall(deps, lease, hall.pool)
        if (ownership.current()?.epoch !== lease.epoch) throw new StudioRefusal('studio.tableClosed')
        hall.version = version
        hall.jackpot = jackpot
        hall.lease = lease
        hall.pond = undefined
      }
      if (!hall.pond) await nextTide(hall.lease!)
    })
  const nextTide = (lease: Lease): Promise<void> =>
    beginTide(deps, hall, lease, { chainLength, now: time.now })

  async function arrive(watcher: Watcher, session: Session): Promise<void> {
    await ready()
    const tag = await tagOf(deps.database, session.playerId)
    if (!hall.arriving.delete(watcher)) return
    hall.visitors.set(watcher, session)
    sitDown(hall, watcher, session, tag)
    showHallTo(hall, watcher, time.now())
  }

  /** Another process has the hall, or none may: whoever looks comes again. */
  function awayIfClosed(error: unknown): void {
    if (!(error instanceof StudioRefusal) || error.code !== 'studio.tableClosed') throw error
    for (const watcher of watchers()) watcher.end()
  }

  function passTime(nowMs: number): void {
    for (const chair of everyChairOf(hall)) {
      hall.play.endFlights(chair, flownTooLong(nowMs))
      for (const load of chair.loads) {
        if (load.isClosed || nowMs < load.untilMs) continue
        load.isClosed = true
        chair.hasNews = true
      }
    }
    for (const chair of seatedIn(hall)) {
      if (!chair.watcher && nowMs - chair.leftAtMs >= CHAIR_HELD_MS) standUp(hall, chair)
      else buyIfNeeded(chair)
    }
    hall.departed = hall.departed.filter(({ loads, isBuying }) => loads.length > 0 || isBuying)
  }

  const show = (amount: Millionths): string => formatMoney(amount, hall.currency.decimals)
  const watchers = (): Watcher[] => [...hall.visitors.keys(), ...hall.arriving]
  const isEmpty = (): boolean => watchers().length === 0 && everyChairOf(hall).length === 0

  return {
    code,
    ownership,
    watch(session, watcher) {
      if (watchers().length >= MOST_VISITORS) throw new StudioRefusal('studio.tooManyRequests')
      hall.arriving.add(watcher)
      track(
        arrive(watcher, session).catch((error: unknown) => {
          if (hall.arriving.has(watcher)) watcher.end()
          if (!isRefusal(error)) throw error
        }),
        'nobody could enter a hall',
      )
      return () => leaveHall(hall, watcher, time.now())
    },
    take(watcher, text) {
      const input = readHallInput(text)
      const chair = chairOf(hall, watcher)
      if (!chair) return
      if (input.type === 'gun') setGun(hall, chair, input)
      else hall.play.shots(chair, input, time.now())
      buyIfNeeded(chair)
    },
    async tick() {
      if (!isEmpty() && !hall.isLeaving && !isOwner()) await ready().catch(awayIfClosed)
      const { lease, pond, visitors, isLeaving } = hall
      const isTurn = lease && isOwner() && pond?.isOver(time.now()) && visitors.size > 0 && !isLeaving
      if (isTurn && !readying) await readied(() => nextTide(lease)).catch(awayIfClosed)
      passTime(time.now())
    },
    recover: () => ready().catch(awayIfClosed),
    collect() {
      if (!hall.lease || !isOwner() || hall.batch) return isOwner() ? hall.batch : undefined
      const news = hall.play.takeNews()
      const { fired, ended, results, freeze } = news
      const isSilent = fired.length + ended.length + results.length === 0 && !freeze && !hall.isJackpotNews
      if (isSilent && !hall.isChanged && !everyChairOf(hall).some(({ hasNews }) => hasNews)) return undefined
      if (results.length > 0) hall.version += 1n
      const { lease, version, pool, currency } = hall
      hall.batch = { lease, version, pool, coin: currency.unit, decimals: currency.decimals, news }
      return hall.batch
    },
    show(batch, results) {
      if (hall.batch !== batch) return
      hall.batch = undefined
      hall.play.noteStored(results.length)
      for (const { load, chair, stored } of results) {
        addShot(load, stored)
        chair.hasNews = true
      }
      const nowMs = time.now()
      showPond(hall, batch.news, results, nowMs)
      if (hall.isChanged) showHall(hall, nowMs)
      for (const chair of everyChairOf(hall)) {
        if (chair.hasNews) showGun(hall, chair, nowMs)
        chair.hasNews = false
      }
    },
    takeEnding() {
      const { lease, pool } = hall
      if (!lease || !isOwner()) return []
      const nowMs = time.now()
      return everyChairOf(hall).flatMap((chair) =>
        chair.loads
          .filter((load) => isOver(load, nowMs))
          .map((load) => {
            load.isEnding = true
            const { round, stake, bullets, shots } = load
            return { lease, pool, round, stake, bullets, shots, chair, load }
          }),
      )
    },
    keepOpen(endings) {
      for (const { load } of endings) load.isEnding = false
    },
    deliver({ load: { chair, load }, owed }) {
      const forget = (): void => {
        const index = chair.loads.indexOf(load)
        if (index >= 0) chair.loads.splice(index, 1)
        showGun(hall, chair, time.now())
        buyIfNeeded(chair)
      }
      if (!owed) return forget()
      track(inTurn(() => deliverLoad(deps, owed, load)).finally(forget), 'the win of a load is still owed')
    },
    lose: giveUp,
    setPaused(isPaused) {
      if (isPaused === hall.isPaused) return
      hall.isPaused = isPaused
      hall.isChanged = true
      if (!isPaused) return
      for (const chair of seatedIn(hall)) {
        hall.play.dropWaiting(chair)
        closeLoads(chair)
      }
    },
    setJackpot(amount) {
      if (show(amount) === show(hall.jackpot)) return
      hall.jackpot = amount
      hall.isJackpotNews = true
    },
    isEmpty,
    leave() {
      hall.isLeaving = true
      hall.isChanged = true
      for (const chair of seatedIn(hall)) standUp(hall, chair)
    },
    isDone: () => !hall.lease || (everyChairOf(hall).length === 0 && !hall.batch),
    async stop() {
      hall.isLeaving = true
      await Promise.allSettled(pending)
      await readying?.catch(() => {})
      await ownership.leave()
      lose()
    },
  }
}
