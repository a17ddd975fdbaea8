// SPDX-License-Identifier: Apache-2.0
import { readCardTable } from '@tessera/rules/games/card-rooms/card-games'
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { CardTableMessage } from '../../card-protocol/card-table-protocol.ts'
import type { PublicPlayer, TableNews } from '../../fair/card-room/card-table.ts'
import { CardRefusal } from '../../fair/card-room/card-refusal.ts'
import { currencyNamed } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import { StudioRefusal } from '../refusal.ts'
import { currentChain, type Chain } from '../rooms/chain.ts'
import { createDeliveries } from '../rooms/deliveries.ts'
import { createRoomTime } from '../rooms/room-time.ts'
import { createStopWatch } from '../rooms/stop-watch.ts'
import { LeaseLost } from '../rooms/store/lease-store.ts'
import { isPaused } from '../rooms/store/stop-store.ts'
import { CARD_ROOM } from './card-game-of.ts'
import { applyChange, type TableChange } from './card-inputs.ts'
import { refusalOf } from './card-refusals.ts'
import { dealNextHand } from './deal-hand.ts'
import { createDeparted } from './departed.ts'
import type { CardActor, CardActorOptions } from './card-actor.ts'
import { createPresence } from './presence.ts'
import type { PlayedTable } from './played-hand.ts'
import { resumeCardTable } from './resume-card-table.ts'
import { MoneyGone, storeChange, type BroughtMoney, type StoredChange } from './store-change.ts'
import { createTableWatchers } from './table-watchers.ts'
import { viewOfDeal } from './view-of-deal.ts'

/** So many changes of a table may wait for their turn. */
const MOST_WAITING = 200
/** Time alone changes a table once at a time, but at most so often in one go. */
const MOST_STEPS_OF_TIME = 8

export function createCardActor(deps: StudioDeps, options: CardActorOptions): CardActor {
  const { code, rules, leases, chainLength } = options
  const currency = currencyNamed(readCardTable(code)!.currency)
  const watchers = createTableWatchers()
  const deliveries = createDeliveries(deps)
  const time = createRoomTime(deps.clock)
  const paused = createStopWatch(deps.clock)
  const presence = createPresence(deps.clock)
  let current: PlayedTable | undefined
  let chain: Chain | undefined
  let dueAtMs: number | null = null
  let leaving = false
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  const departed = createDeparted()

  const ownership = leases.of({ room: code, game: CARD_ROOM, lost: lose, players: watchers.count })

  function lose(): void {
    current = undefined
    chain = undefined
    watchers.sendAway()
  }

  /** One after another; refuses when too many wait. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting >= MOST_WAITING) return Promise.reject(new StudioRefusal('studio.tooManyRequests'))
    waiting += 1
    const done = last.then(work, work).finally(() => {
      waiting -= 1
    })
    last = done.catch(() => {})
    return done
  }

  /** The table as this process surely plays it. Throws studio.tableClosed if another process does. */
  async function table(): Promise<PlayedTable> {
    const held = ownership.current()
    if (current && held?.epoch === current.lease.epoch) return current
    current = undefined
    if (leaving || !(await ownership.take())) throw new StudioRefusal('studio.tableClosed')
    const lease = ownership.current()
    if (!lease) throw new StudioRefusal('studio.tableClosed')
    const resumed = await resumeCardTable(deps, rules, lease, deps.clock.now())
    time.restart(resumed.lastAtMs)
    presence.restart(resumed.table.sittings.keys())
    current = resumed.table
    dueAtMs = time.now()
    return current
  }

  /** After an error nobody knows what was stored: the database does. */
  async function stored<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof MoneyGone) throw error
      current = undefined
      if (!(error instanceof LeaseLost)) throw error
      lose()
      inBackground(ownership.release(), deps.log, 'a lost card table was not released')
      throw new StudioRefusal('studio.tableClosed')
    }
  }

  function accept({ table: next, owed }: StoredChange, news: readonly TableNews[]): void {
    departed.note(current?.sittings, next.sittings)
    current = next
    dueAtMs = rules.dueAtMs(next.state)
    deliveries.hand(owed)
    for (const one of news) options.onNews?.(one)
    watchers.show(viewFor, seesOwn)
  }

  async function change(given: TableChange, money?: BroughtMoney): Promise<void> {
    const before = await table()
    const atMs = time.now()
    const step = applyChange(rules, before.state, given, { nowMs: atMs, hand: before.hand })
    if (step.state === before.state && !money) return
    const next = await stored(() => storeChange(deps, { rules, before, change: given, atMs, step, money }))
    accept(next, step.news)
  }

  /** Lets time pass, and deals when a hand can be dealt. */
  async function passTime(): Promise<void> {
    for (let steps = 0; steps < MOST_STEPS_OF_TIME; steps += 1) {
      const before = await table()
      const nowMs = time.now()
      if (dueAtMs === null || nowMs < dueAtMs) return
      const players = rules.wouldDeal(before.state, nowMs)
      if (players) {
        if (!(await deal(before, players, nowMs))) return
      } else {
        await change({ type: 'time' })
        // Nothing was due after all: the clock of the rules and this one agree to the millisecond.
        if (current === before) return
      }
    }
  }

  /** False: no hand was dealt, and none will be for a moment. */
  async function deal(before: PlayedTable, playerIds: readonly string[], nowMs: number): Promise<boolean> {
    if (leaving || paused.isToWait()) return false
    const link = (chain ??= await currentChain(deps, code, chainLength))
    const dealt = await stored(() =>
      dealNextHand(deps, { rules, before, chain: link, playerIds, publicOf, nowMs }),
    )
    if (dealt === 'spent') chain = undefined
    if (dealt === 'paused' && paused.set('paused')) showAll()
    if (dealt === 'nobody') {
      await change({ type: 'time' })
      return current !== before
    }
    if (typeof dealt === 'string') return dealt === 'spent'
    paused.clear()
    accept(dealt, dealt.news)
    return true
  }

  /** A move after everything that time has done before it: whose time is over cannot act any more. */
  async function play(work: () => Promise<void>): Promise<void> {
    await passTime()
    try {
      await table()
      await work()
    } catch (error) {
      if (error instanceof MoneyGone) throw new StudioRefusal('studio.betNotTaken')
      throw error instanceof CardRefusal ? refusalOf(error, currency) : error
    }
  }

  const publicOf = (playerId: string): PublicPlayer => {
    const sitting = current?.sittings.get(playerId) ?? departed.of(playerId)
    if (sitting) return { tag: sitting.tag, name: sitting.name, robot: false }
    return options.robotNamed?.(playerId) ?? { tag: '', name: '', robot: false }
  }

  /** Whether the table is not for everybody the same: who sits there, has just left, or waits. */
  const seesOwn = (playerId: string): boolean =>
    current !== undefined &&
    (current.sittings.has(playerId) ||
      departed.of(playerId) !== undefined ||
      rules.waitingOf?.(current.state).includes(playerId) === true)

  function viewFor(playerId: string | null): CardTableMessage {
    const { state, hand } = current!
    const view = rules.viewOf(state, { playerId, nowMs: time.now(), publicOf })
    const isPaused = paused.kind() !== undefined && !rules.isHandOn(state)
    return {
      ...view,
      table: code,
      deal: hand && viewOfDeal(hand),
      ...(isPaused && { paused: true }),
    }
  }
  const showAll = (): void => {
    if (current) watchers.show(viewFor, seesOwn)
  }

  /** Whose connection went or came is told to the rules. */
  async function notePresence(): Promise<void> {
    const playing = current
    if (!playing) return
    for (const playerId of presence.gone([...playing.sittings.keys()], watchers.has))
      await change({ type: 'presence', playerId, present: false })
    for (const playerId of presence.back([...playing.sittings.keys()], watchers.has))
      await change({ type: 'presence', playerId, present: true })
  }

  const isEmpty = (): boolean =>
    watchers.count() === 0 && (!current || rules.playersOf(current.state).length === 0)

  /** Another process has the table, or none may: whoever looks comes again. */
  async function unlessClosed(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof StudioRefusal) || error.code !== 'studio.tableClosed') throw error
      watchers.sendAway()
    }
  }
  const step = async (): Promise<void> => {
    if (leaving) return
    if (!current && watchers.count() === 0) return
    const isNew = !current
    await table()
    if (isNew) showAll()
    await notePresence()
    await passTime()
  }
  let ticking = false

  return {
    code,
    ownership,
    async tick() {
      const held = ownership.current()
      const isDue = dueAtMs !== null && deps.clock.now() >= dueAtMs
      const isReady = current !== undefined && held?.epoch === current.lease.epoch
      if (ticking || (isReady && !isDue && !presence.isToLook())) return
      ticking = true
      await inTurn(() => unlessClosed(step)).finally(() => {
        ticking = false
      })
    },
    recover: () =>
      inTurn(() =>
        unlessClosed(async () => {
          await table()
          await passTime()
        }),
      ),
    check: (playerId, version, input) =>
      inTurn(async () => {
        const { state } = await table()
        try {
          const read = rules.readInput(input)
          rules.apply(state, { playerId, version, input: read }, time.now())
        } catch (error) {
          throw refusalOf(error, currency)
        }
      }),
    priceOf: (input) =>
      inTurn(async () => {
        const { state } = await table()
        try {
          return rules.priceOf(state, rules.readInput(input))
        } catch (error) {
          throw refusalOf(error, currency)
        }
      }),
    move: (playerId, version, input, money) =>
      inTurn(() =>
        play(() => {
          const read = rules.readInput(input)
          const paid = money?.type === 'sitting' ? money.round.stake : (money?.raise.amount ?? 0n)
          if (rules.priceOf(current!.state, read) !== paid) throw new StudioRefusal('studio.cardMoveRefused')
          return change({ type: 'move', playerId, version, input: read }, money)
        }),
      ),
    moveRobot: (playerId, version, input) =>
      inTurn(() =>
        play(() => {
          if (!options.robotNamed?.(playerId)) throw new StudioRefusal('studio.cardMoveRefused')
          return change({ type: 'move', playerId, version, input })
        }),
      ),
    close: () =>
      inTurn(async () => {
        if (!(await isPaused(deps.database, code))) return 'notPaused'
        const { state, sittings } = await table()
        if (rules.isHandOn(state)) return 'handOn'
        await change({ type: 'stop' })
        return { paid: sittings.size }
      }),
    expel: (playerId) =>
      inTurn(() =>
        play(async () => {
          if (!current?.sittings.has(playerId)) return
          const { ownVersion: version, game, chairs, own } = viewFor(playerId)
          // A tournament is played to its end; without their own moves.
          if (game === 'sitandgo') return change({ type: 'presence', playerId, present: false })
          if (own === null || chairs[own]?.leaving) return
          const input = rules.readInput({ type: 'leave' })
          return change({ type: 'move', playerId, version, input })
        }),
      ),
    sittings: () => [...(current?.sittings.values() ?? [])],
    sittingOf: (playerId) => inTurn(async () => (await table()).sittings.get(playerId)),
    watch(playerId, watcher) {
      const remove = watchers.add(String(playerId), watcher)
      presence.look()
      if (current) watcher.send(viewFor(seesOwn(String(playerId)) ? String(playerId) : null))
      return () => {
        remove()
        presence.look()
      }
    },
    players: watchers.count,
    isEmpty,
    view: (playerId) => (current ? viewFor(playerId) : undefined),
    leave() {
      leaving = true
      inBackground(
        last.then(() => ownership.leave()).then(lose),
        deps.log,
        'a card table was not handed over',
      )
    },
    async stop() {
      leaving = true
      await last
      await deliveries.done()
      await ownership.release()
    },
  }
}
