// SPDX-License-Identifier: Apache-2.0
import { HALL_CHAIRS } from '@tessera/rules/games/fishing/halls'
import { bulletsOfLoad, hallStakesOf } from '@tessera/rules/games/fishing/hall-stakes'
import { createTurns } from '@tessera/rules/site/turns'
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { GunInput, HallMessage, PondMessage } from '../../fishing-protocol.ts'
import { tideOf } from '../../games/fishing/pond/tide-of.ts'
import { weaponOf } from '../../games/fishing/pond/weapons.ts'
import { currencyNamed } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import { formatMoney, parseMoney, type Millionths } from '../money.ts'
import { isRefusal, StudioRefusal } from '../refusal.ts'
import { currentChain, type Chain } from '../rooms/chain.ts'
import { createRoomTime } from '../rooms/room-time.ts'
import { takeLink } from '../rooms/store/chain-store.ts'
import { holdLease, LeaseLost, type Lease } from '../rooms/store/lease-store.ts'
import type { Watcher } from '../rooms/watchers.ts'
import type { Session } from '../sessions/session-store.ts'
import { tagOf } from '../cards/store/sitting-store.ts'
import { newChair, leftOf, takeGunMessage, type Chair } from './chair.ts'
import { deliverLoad } from './end-loads.ts'
import type { HallActor, HallActorOptions } from './hall-actor.ts'
import { createHallPlay, flownTooLong, type HallPlay } from './hall-play.ts'
import { FISHING_ROOM } from './hall-of-session.ts'
import { isOver, leftIn } from './load.ts'
import { pondNow, type PondNow } from './pond-now.ts'
import { readHallInput } from './read-hall-input.ts'
import { resumeHall } from './resume-hall.ts'
import type { HallBatch } from './store-batches.ts'
import { LoadInDoubt, takeLoad } from './take-load.ts'

/** Whoever comes back so soon has their chair still. */
const CHAIR_HELD_MS = 15_000
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
const DELIVERIES_AT_ONCE = 16
const MOST_VISITORS = 60
const NAME_LETTERS = 4

/** An answer of the operator after which a player may not play any more. */
const endings: readonly string[] = ['studio.accountClosed', 'studio.sessionExpired']

export function createHallActor(deps: StudioDeps, options: HallActorOptions): HallActor {
  const { code, name, leases, chainLength } = options
  const currency = currencyNamed(name.currency)
  const stakes = hallStakesOf(name.level, currency)
  const highestStake = stakes.at(-1) ?? currency.minimumStake
  const pool = { level: name.level, currency: name.currency, playMoney: name.playMoney }
  const show = (amount: Millionths): string => formatMoney(amount, currency.decimals)
  const time = createRoomTime(deps.clock)
  const visitors = new Map<Watcher, Session>()
  const inTurn = createTurns(DELIVERIES_AT_ONCE)
  const pending = new Set<Promise<void>>()
  let chairs: (Chair | undefined)[] = Array.from({ length: HALL_CHAIRS }, () => undefined)
  /** Chairs that were given up while loads of theirs were open. */
  let departed: Chair[] = []
  let play = newPlay()
  let pond: PondNow | undefined
  let chain: Chain | undefined
  let lease: Lease | undefined
  let version = 0n
  let batch: HallBatch | undefined
  let jackpot: Millionths = 0n
  let isPaused = false
  let isLeaving = false
  let isChanged = false
  let isJackpotNews = false
  let readying: Promise<void> | undefined

  const seated = (): Chair[] => chairs.flatMap((chair) => chair ?? [])
  const everyChair = (): Chair[] => [...seated(), ...departed]
  const ownership = leases.of({
    room: code,
    game: FISHING_ROOM,
    lost: lose,
    players: () => seated().length,
  })

  function newPlay(): HallPlay {
    return createHallPlay({
      pond: () => pond,
      mayFire: () => !isPaused && !isLeaving && isOwner(),
      highestStake,
      decimals: currency.decimals,
    })
  }
  const isOwner = (): boolean => lease !== undefined && ownership.current()?.epoch === lease.epoch

  function lose(): void {
    lease = undefined
    pond = undefined
    chain = undefined
    batch = undefined
    chairs = chairs.map(() => undefined)
    departed = []
    play = newPlay()
    for (const watcher of visitors.keys()) watcher.end()
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

  /** The hall as this process surely plays it. Throws studio.tableClosed if another process does. */
  function ready(): Promise<void> {
    return (readying ??= makeReady().finally(() => {
      readying = undefined
    }))
  }
  async function makeReady(): Promise<void> {
    if (isLeaving || !(await ownership.take())) throw new StudioRefusal('studio.tableClosed')
    const held = ownership.current()
    if (!held) throw new StudioRefusal('studio.tableClosed')
    try {
      if (lease?.epoch !== held.epoch) {
        const resumed = await resumeHall(deps, held, pool)
        if (ownership.current()?.epoch !== held.epoch) throw new StudioRefusal('studio.tableClosed')
        ;({ version, jackpot } = resumed)
        lease = held
        pond = undefined
      }
      if (!pond) await beginTide(held)
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error
      giveUp()
      throw new StudioRefusal('studio.tableClosed')
    }
  }

  async function beginTide(held: Lease): Promise<void> {
    while (lease === held) {
      const links = (chain ??= await currentChain(deps, code, chainLength))
      const position = await deps.database.transaction(async (tx) => {
        await holdLease(tx, held)
        return takeLink(tx, links.id)
      })
      if (position === undefined) {
        chain = undefined
        continue
      }
      const seed = links.links[position]!
      const tide = await tideOf(seed)
      if (lease !== held) return
      const { terminalHash, salt } = links.view
      pond = pondNow(tide, { position, seed, terminalHash, salt }, time.now())
      isChanged = true
      return
    }
  }

  async function arrive(watcher: Watcher, session: Session): Promise<void> {
    await ready()
    const tag = await tagOf(deps.database, session.playerId)
    if (!visitors.has(watcher)) return
    sit(watcher, session, tag)
    watcher.send(viewFor(watcher))
    isChanged = true
  }

  function sit(watcher: Watcher, session: Session, tag: string): void {
    const own = seated().find(({ playerId }) => playerId === session.playerId)
    if (own) return handGun(own, watcher, session)
    const chair = chairs.findIndex((one) => one === undefined)
    const [stake] = stakes
    if (chair < 0 || stake === undefined || isLeaving) return
    const { playerId } = session
    const shown = session.chatName || tag.slice(0, NAME_LETTERS).toUpperCase()
    chairs[chair] = newChair({ chair, playerId, tag, name: shown, session, watcher }, stake)
  }

  /** The last window of a player has the gun: bullets of another one come back. */
  function handGun(chair: Chair, watcher: Watcher | undefined, session: Session): void {
    play.endFlights(chair)
    play.dropWaiting(chair)
    chair.watcher = watcher
    chair.session = session
    chair.lastBullet = 0
    chair.hasNews = true
    isChanged = true
  }

  function forget(watcher: Watcher): void {
    visitors.delete(watcher)
    const chair = chairOf(watcher)
    if (!chair) return
    const [next] = [...visitors].findLast(([, { playerId }]) => playerId === chair.playerId) ?? []
    handGun(chair, next, (next && visitors.get(next)) ?? chair.session)
    if (next) return
    chair.leftAtMs = time.now()
    closeLoads(chair)
  }

  const chairOf = (watcher: Watcher): Chair | undefined => seated().find((one) => one.watcher === watcher)

  function closeLoads(chair: Chair): void {
    for (const load of chair.loads) load.isClosed = true
    chair.hasNews = true
  }

  /** Somebody gives their chair up; their loads end by themselves. */
  function standUp(chair: Chair): void {
    play.endFlights(chair)
    play.dropWaiting(chair)
    closeLoads(chair)
    chairs[chair.chair] = undefined
    departed.push(chair)
    isChanged = true
  }

  function setGun(chair: Chair, { stake: text, holds }: GunInput): void {
    const stake = parseMoney(text)
    if (!stakes.includes(stake)) throw new StudioRefusal('studio.badRequest')
    // The brand offers no automatic bets: every load is bought by hand.
    chair.holds = holds && chair.session.automaticBetsMs !== null
    chair.hasNews = true
    if (stake === chair.stake) return
    chair.stake = stake
    play.dropWaiting(chair)
    closeLoads(chair)
    isChanged = true
  }

  /** Buys a load if the player's fire needs one. */
  function buyIfNeeded(chair: Chair): void {
    const bullets = bulletsToBuy(chair, time.now())
    if (bullets === 0 || !lease) return
    chair.isBuying = true
    track(buy(chair, bullets, lease), 'a load was not bought')
  }

  function bulletsToBuy(chair: Chair, nowMs: number): number {
    const { loads, waiting, holds, stake } = chair
    if (chair.isBuying || !chair.watcher || isPaused || isLeaving || nowMs < chair.buysAfterMs) return 0
    if (loads.length >= MOST_OPEN_LOADS || !isOwner()) return 0
    const most = bulletsOfLoad(stake, currency)
    const [first] = waiting
    if (first) return holds ? most : Math.min(most, Math.max(BULLETS_BY_HAND, weaponOf(first.fired[1]).cost))
    const isNext =
      holds &&
      nowMs - chair.firedAtMs < LATELY_MS &&
      leftOf(chair, nowMs) <= FEW_BULLETS &&
      loads.filter((load) => leftIn(load, nowMs) > 0).length < MOST_READY_LOADS
    return isNext ? most : 0
  }

  async function buy(chair: Chair, bullets: number, held: Lease): Promise<void> {
    const { session, stake } = chair
    const pace = session.automaticBetsMs ?? 0
    const order = { lease: held, chair: chair.chair, stake, bullets, highestStake, afterVersion: version }
    const boughtAtMs = time.now()
    try {
      const load = await takeLoad(deps, session, order)
      chair.isBuying = false
      chair.hasNews = true
      // The next owner ends it.
      if (lease !== held) return
      chair.buysAfterMs = boughtAtMs + pace
      chair.loads.push(load)
      tellGun(chair)
      if (!chair.watcher || chair.stake !== stake || isPaused || isLeaving) load.isClosed = true
      else play.fireWaiting(chair, time.now())
      buyIfNeeded(chair)
    } catch (error) {
      chair.isBuying = false
      if (error instanceof LeaseLost || error instanceof LoadInDoubt) {
        if (lease === held) giveUp()
        return
      }
      refuse(chair, error)
    }
  }
  function refuse(chair: Chair, error: unknown): void {
    const refusal = isRefusal(error) ? error : undefined
    const wait = error instanceof StudioRefusal ? Number(error.details?.['waitMs'] ?? 0) : 0
    chair.refused = refusal?.code ?? 'studio.unavailable'
    chair.buysAfterMs = time.now() + (wait || AFTER_REFUSAL_MS)
    play.dropWaiting(chair)
    chair.hasNews = true
    if (endings.includes(chair.refused)) {
      tellGun(chair)
      if (chairs[chair.chair] === chair) standUp(chair)
    }
    if (!refusal) deps.log.warn({ reason: String(error) }, 'a load was not bought')
  }

  /** With the wallet's balance, so that both always come to the same. */
  const tellGun = (chair: Chair): void =>
    chair.watcher?.send(takeGunMessage(chair, currency.decimals, time.now()))

  function baseView(): Omit<HallMessage, 'own'> {
    return {
      ...{ type: 'hall', hall: code, now: time.now(), look: name.look, level: name.level },
      ...{ currency: currency.code, stakes: stakes.map(show) },
      chairs: seated().map(({ chair, tag, name: shown, stake }) => ({
        chair,
        tag,
        name: shown,
        stake: show(stake),
      })),
      ...{ tide: pond?.view() ?? null, jackpot: show(jackpot) },
      ...((isPaused || isLeaving) && { paused: true as const }),
    }
  }
  const viewFor = (watcher: Watcher): HallMessage => ({ ...baseView(), own: chairOf(watcher)?.chair ?? null })

  function showHall(): void {
    isChanged = false
    const base = baseView()
    const onlooking: HallMessage = { ...base, own: null }
    for (const watcher of visitors.keys()) {
      const own = chairOf(watcher)?.chair
      watcher.send(own === undefined ? onlooking : { ...base, own })
    }
  }

  function passTime(nowMs: number): void {
    for (const chair of everyChair()) {
      play.endFlights(chair, flownTooLong(nowMs))
      for (const load of chair.loads) {
        if (load.isClosed || nowMs < load.untilMs) continue
        load.isClosed = true
        chair.hasNews = true
      }
    }
    for (const chair of seated()) {
      if (!chair.watcher && nowMs - chair.leftAtMs >= CHAIR_HELD_MS) standUp(chair)
      else buyIfNeeded(chair)
    }
    departed = departed.filter(({ loads, isBuying }) => loads.length > 0 || isBuying)
  }

  return {
    code,
    ownership,
    watch(session, watcher) {
      if (visitors.size >= MOST_VISITORS) throw new StudioRefusal('studio.tooManyRequests')
      visitors.set(watcher, session)
      track(
        arrive(watcher, session).catch((error: unknown) => {
          if (visitors.has(watcher)) watcher.end()
          if (!isRefusal(error)) throw error
        }),
        'nobody could enter a hall',
      )
      return () => forget(watcher)
    },
    take(watcher, text) {
      const input = readHallInput(text)
      const chair = chairOf(watcher)
      if (!chair) return
      if (input.type === 'gun') setGun(chair, input)
      else play.shots(chair, input, time.now())
      buyIfNeeded(chair)
    },
    async tick() {
      const nowMs = time.now()
      const isWanted = visitors.size > 0 || everyChair().length > 0
      if (isWanted && !isLeaving && !isOwner()) await ready().catch(awayIfClosed)
      if (isOwner() && !isLeaving && pond?.isOver(nowMs) && visitors.size > 0 && !readying) {
        const held = lease!
        readying = beginTide(held).finally(() => {
          readying = undefined
        })
        await readying.catch((error: unknown) => {
          if (!(error instanceof LeaseLost)) throw error
          giveUp()
        })
      }
      passTime(time.now())
    },
    recover: () => ready().catch(awayIfClosed),
    collect() {
      if (!lease || !isOwner()) return undefined
      if (batch) return batch
      const news = play.takeNews()
      const isSilent =
        news.fired.length + news.ended.length + news.results.length === 0 && !news.freeze && !isJackpotNews
      if (isSilent && !isChanged && !everyChair().some(({ hasNews }) => hasNews)) return undefined
      if (news.results.length > 0) version += 1n
      batch = { lease, version, pool, coin: currency.unit, decimals: currency.decimals, news }
      return batch
    },
    show(shown, results) {
      if (batch !== shown) return
      batch = undefined
      play.noteStored(results.length)
      for (const { load, chair, stored } of results) {
        load.unstored -= 1
        load.shots.push(stored)
        chair.hasNews = true
      }
      const { fired, ended, freeze } = shown.news
      if (fired.length + ended.length + results.length > 0 || freeze || isJackpotNews) {
        const message: PondMessage = {
          ...{ type: 'pond', now: time.now(), fired, ended, shots: results.map(({ view }) => view) },
          ...(freeze && { freeze }),
          ...(isJackpotNews && { jackpot: show(jackpot) }),
        }
        isJackpotNews = false
        for (const watcher of visitors.keys()) watcher.send(message)
      }
      if (isChanged) showHall()
      for (const chair of seated()) if (chair.hasNews) tellGun(chair)
      for (const chair of departed) chair.hasNews = false
    },
    takeEnding() {
      if (!lease || !isOwner()) return []
      const held = lease
      const nowMs = time.now()
      return everyChair().flatMap((chair) =>
        chair.loads
          .filter((load) => isOver(load, nowMs))
          .map((load) => {
            load.isEnding = true
            const { round, stake, bullets, shots } = load
            return { lease: held, pool, round, stake, bullets, shots, chair, load }
          }),
      )
    },
    keepOpen(given) {
      for (const { load } of given) load.isEnding = false
    },
    deliver({ load: { chair, load }, owed }) {
      const forgetLoad = (): void => {
        const index = chair.loads.indexOf(load)
        if (index >= 0) chair.loads.splice(index, 1)
        tellGun(chair)
        buyIfNeeded(chair)
      }
      if (!owed) return forgetLoad()
      track(
        inTurn(() => deliverLoad(deps, owed, load)).finally(forgetLoad),
        'the win of a load is still owed',
      )
    },
    lose: giveUp,
    setPaused(paused) {
      if (paused === isPaused) return
      isPaused = paused
      isChanged = true
      if (!paused) return
      for (const chair of seated()) {
        play.dropWaiting(chair)
        closeLoads(chair)
      }
    },
    setJackpot(amount) {
      if (show(amount) === show(jackpot)) return
      jackpot = amount
      isJackpotNews = true
    },
    isEmpty: () => visitors.size === 0 && everyChair().length === 0,
    leave() {
      isLeaving = true
      isChanged = true
      for (const chair of seated()) standUp(chair)
    },
    isDone: () => !lease || (everyChair().length === 0 && !batch),
    async stop() {
      isLeaving = true
      await Promise.allSettled(pending)
      await readying?.catch(() => {})
      await ownership.leave()
      lose()
    },
  }

  /** Another process has the hall, or none may: whoever looks comes again. */
  function awayIfClosed(error: unknown): void {
    if (!(error instanceof StudioRefusal) || error.code !== 'studio.tableClosed') throw error
    for (const watcher of visitors.keys()) watcher.end()
  }
}
