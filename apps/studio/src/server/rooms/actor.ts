// SPDX-License-Identifier: Apache-2.0
import { inBackground } from '@tessera/server-kit/background/in-background'
import { isDatabaseUnreachable } from '@tessera/server-kit/database/unreachable'
import type { StudioDeps } from '../deps.ts'
import { StudioRefusal } from '../refusal.ts'
import type { Round } from '../rounds/round-store.ts'
import { beginRound } from './begin-round.ts'
import { currentChain, type Chain } from './chain.ts'
import { createDeliveries } from './deliveries.ts'
import { betsIn, createEntries, type Entry } from './entries.ts'
import type { RoomOwnership } from './owner/room-leases.ts'
import type { Playing } from './playing.ts'
import { resumeRounds } from './resume-round.ts'
import { createRoomTime, type RoomTime } from './room-time.ts'
import { RoomRefusal, type Move } from './rules/room-rules.ts'
import { sharedRound, type SharedInput } from './rules/shared-round.ts'
import type { SharedRoomOptions } from './shared-room.ts'
import { LeaseLost, type Lease } from './store/lease-store.ts'
import { listEndedRounds, type EndedRound } from './store/room-round-store.ts'
import { storeBatch, type StoredBatch } from './store-batch.ts'
import { createWatchers, type RoomView, type Watchers } from './watchers.ts'

/** A page gets so many rounds that have ended, unless its game shows more. */
const RECENT_ROUNDS = 20
/** So many moves may wait for their turn. */
const MOST_WAITING = 5_000
/** So many are stored together. */
const MOST_AT_ONCE = 500
/** A move that cannot be stored for another reason than an absent database is given up after so many attempts. */
const MOST_ATTEMPTS = 5

/**
 * Plays the rounds of one room: takes inputs in their order, applies the rules, stores what they change in one
 * transaction, and only then shows it.
 */
export interface Actor<Own, Result, Action> {
  readonly ownership: RoomOwnership
  readonly watchers: Watchers<Own, Result>
  readonly time: RoomTime
  /** The round that this process surely plays. */
  playing(): Playing<Own, Result> | undefined
  view(): RoomView<Own, Result>
  /** Takes the room, and continues what its last owner left; to play, a new round begins if there is none. */
  open(why: 'play' | 'resume'): Promise<void>
  /** Begins a round. */
  begin(): Promise<void>
  /** Stops to play, and remains the owner. */
  close(): void
  /** Lets time pass, after everything that waits; answers the round that is played then. */
  passTime(): Promise<Playing<Own, Result> | undefined>
  /** A bet that the wallet is asked for; the returned function says that it has been answered. */
  awaitBet(): () => void
  /** Is fulfilled when the move is stored. A bet comes with its round. */
  move(
    move: Move<SharedInput<Action>>,
    round?: Round,
  ): Promise<{ readonly handed: Promise<void> | undefined }>
  stop(): Promise<void>
}

export function createActor<Own, Result, Action>(
  deps: StudioDeps,
  {
    room,
    game,
    page,
    leases,
    chainLength,
    exclusion,
    beforeResuming,
    recentRounds = RECENT_ROUNDS,
    atClose,
    rules = sharedRound(game),
    reached = () => {},
  }: SharedRoomOptions<Own, Result, Action>,
  /** Called when a round closes, before anything of it is drawn. */
  closing: (roundId: string) => void = () => {},
): Actor<Own, Result, Action> {
  const watchers = createWatchers(page)
  const deliveries = createDeliveries(deps)
  const entries = createEntries<Action>(MOST_WAITING)
  const time = createRoomTime(deps.clock)
  /** Rounds of bets that wait for their turn. */
  const arriving = new Map<string, Round>()
  let current: Playing<Own, Result> | undefined
  let ready: Lease | undefined
  let chain: Chain | undefined
  let recent: readonly EndedRound<Result>[] = []
  let awaited = 0
  let pumping: Promise<void> | undefined
  let attempts = 0
  let progressAtMs = 0

  const view = (): RoomView<Own, Result> => ({
    state: current?.state,
    nowMs: time.now(),
    recent,
    chain: current?.chain.view ?? chain?.view ?? null,
  })
  const enter = (next: Playing<Own, Result> | undefined): void => {
    current = next
    progressAtMs = 0
    awaited = 0
    watchers.showTable(view())
  }
  const lose = (): void => {
    ready = undefined
    chain = undefined
    entries.refuse(new RoomRefusal('studio.tableClosed'))
    arriving.clear()
    enter(undefined)
  }
  const ownership = leases.of({ room, game: game.code, exclusion, lost: lose, players: watchers.players })

  async function open(why: 'play' | 'resume'): Promise<void> {
    if (!(await ownership.take())) {
      if (why === 'play') watchers.sendAway()
      return
    }
    const lease = ownership.current()
    if (!lease) return
    if (ready?.epoch !== lease.epoch) {
      await beforeResuming?.()
      const resumed = await resumeRounds(deps, { game, rules, lease, nowMs: deps.clock.now() })
      recent = await listEndedRounds<Result>(deps.database, room, recentRounds)
      ready = lease
      time.restart(resumed.nowMs)
      if (resumed.playing) {
        chain = resumed.playing.chain
        enter(resumed.playing)
        return reached(resumed.playing.state)
      }
    }
    if (why === 'play') await begin()
  }

  async function begin(): Promise<void> {
    const lease = ownership.current()
    if (!lease || lease.epoch !== ready?.epoch) return
    chain ??= await currentChain(deps, room, chainLength)
    time.restart()
    const begun = await beginRound(deps, rules, { lease, chain, nowMs: time.now() })
    if (begun) enter(begun)
    else chain = undefined
  }

  /** A write was refused: another process has the room, whatever is left of the lease here. */
  function yieldRoom(): void {
    lose()
    inBackground(ownership.release(), deps.log, 'a lost room was not released')
  }

  /** Work for which the room must be ours. */
  async function whileOwner(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error
      yieldRoom()
    }
  }

  /** Stores what waits, batch after batch. */
  async function pump(): Promise<void> {
    while (entries.count() > 0) {
      const playing = current
      if (!playing) return entries.refuse(new RoomRefusal('studio.tableClosed'))
      // What cannot be stored does not take others with it.
      const batch = entries.first(attempts > 0 ? 1 : MOST_AT_ONCE)
      try {
        // Bets that are taken at the close keep the round from being drawn with it.
        const expected = awaited + (playing.state.phase === 'open' ? (atClose?.count() ?? 0) : 0)
        const stored = await storeBatch(deps, { game, rules, playing, batch, arriving, awaited: expected })
        // The room was lost meanwhile, but what is stored is owed.
        if (current !== playing) {
          handOver(playing, stored)
          return
        }
        attempts = 0
        entries.remove(batch.length)
        accept(playing, batch, stored)
      } catch (error) {
        if (error instanceof LeaseLost) return yieldRoom()
        giveUp(batch, error)
        throw error
      }
    }
  }
  const pumped = (): Promise<void> =>
    (pumping ??= pump().finally(() => {
      pumping = undefined
    }))

  /** Its callers hear of the failure; what was noted waits for the next attempt, at the moment at which it came. */
  function giveUp(batch: readonly Entry<Action>[], error: unknown): void {
    attempts += 1
    for (const entry of batch) if (entry.type === 'move') entry.failed(error)
    if (batch.length > 1 || isDatabaseUnreachable(error) || attempts < MOST_ATTEMPTS) return
    if (batch[0]?.type !== 'move') return
    entries.remove(1)
    for (const id of betsIn(batch)) arriving.delete(id)
  }

  /** Shows what was stored, hands over what is owed, and answers. */
  function accept(
    playing: Playing<Own, Result>,
    batch: readonly Entry<Action>[],
    stored: StoredBatch<Own, Result>,
  ): void {
    const { state, events, refused } = stored.folded
    const phaseChanged = state.phase !== playing.state.phase
    current = { ...playing, state }
    for (const id of betsIn(batch)) arriving.delete(id)
    if (state.phase === 'settling' && phaseChanged) {
      const { position, roundId: id, result } = state
      const ended = { id, position, hash: playing.chain.links[position]!, result, chain: playing.chain.view }
      recent = [ended, ...recent].slice(0, recentRounds)
      if (position === playing.chain.view.length) chain = undefined
    }
    const bets = new Map(state.bets.map((bet) => [bet.id, bet]))
    const changed = new Set(events.flatMap((event) => ('betIds' in event ? event.betIds : [])))
    for (const id of changed) watchers.showBet(bets.get(id)!)
    if (phaseChanged || events.some(({ type }) => type === 'stage')) watchers.showTable(view())
    if (phaseChanged && state.phase === 'closing') closing(state.roundId)
    reached(state)
    const handed = handOver(playing, stored)
    batch.forEach((entry, index) => {
      if (entry.type === 'time') return
      const { input } = entry.move
      if (refused.has(index)) entry.failed(refused.get(index))
      else entry.done(input.type === 'act' ? handed.get(input.betId) : undefined)
    })
  }

  /** Sends wins to the operator, and tells players how their bets ended. */
  function handOver(
    { state: before, rounds }: Playing<Own, Result>,
    { folded: { state }, owed }: StoredBatch<Own, Result>,
  ): Map<string, Promise<void>> {
    const hasEnded = state.phase === 'settling' && before.phase !== 'settling'
    const news = hasEnded ? state.bets.map(({ id }) => id) : [...owed.keys()]
    return deliveries.hand(news.map((id) => ({ round: rounds.get(id)!, call: owed.get(id) })))
  }

  /** What changes by itself while the result comes out. */
  function showProgress(): void {
    const state = current?.state
    if (state?.phase !== 'drawn') return
    const nowMs = time.now()
    if (nowMs - progressAtMs < page.progressEveryMs) return
    watchers.tell(page.progress(state, progressAtMs, nowMs))
    progressAtMs = nowMs
  }

  return {
    ownership,
    watchers,
    time,
    playing: () => (current && ownership.current()?.epoch === current.lease.epoch ? current : undefined),
    view,
    open: (why) => whileOwner(() => open(why)),
    begin: () => whileOwner(begin),
    close: () => enter(undefined),
    async passTime() {
      if (!current) return undefined
      if (ownership.current()?.epoch !== current.lease.epoch) {
        // After a pause the room may be ours as before; else `lose` has been called.
        await ownership.take()
        if (ownership.current()?.epoch !== current?.lease.epoch) {
          lose()
          return undefined
        }
      }
      entries.addTime(time.now())
      await pumped()
      showProgress()
      return current
    },
    awaitBet() {
      const playing = current
      awaited += 1
      return () => {
        if (current?.state.roundId === playing?.state.roundId) awaited -= 1
      }
    },
    async move(move, round) {
      if (round) arriving.set(round.id, round)
      const stored = entries.addMove(time.now(), move)
      if (!stored) {
        if (round) arriving.delete(round.id)
        throw round ? new RoomRefusal('studio.tooManyRequests') : new StudioRefusal('studio.tooManyRequests')
      }
      inBackground(pumped(), deps.log, 'inputs of a room wait to be stored')
      return stored
    },
    async stop() {
      await pumping?.catch(() => {})
      await deliveries.done()
      current = undefined
      ready = undefined
      entries.refuse(new RoomRefusal('studio.tableClosed'))
    },
  }
}
