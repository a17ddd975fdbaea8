// SPDX-License-Identifier: Apache-2.0
import {
  CRASH_BETTING_MS,
  CRASH_TARGETS,
  checkCrashBet,
  crashMultiplier,
  curveAt,
  timeOf,
  type CrashBet,
} from '../../games/crash/maths.ts'
import type { LiveMessage, RoundAnswer, TableRound } from '../../protocol.ts'
import { checkBet } from '../currencies.ts'
import type { StudioDeps } from '../deps.ts'
import { inBackground } from '@tessera/server-kit/background/in-background'
import type { Millionths } from '../money.ts'
import { StudioRefusal } from '../refusal.ts'
import { answerRound } from '../rounds/answer-round.ts'
import { findRound, listOpenTableBets, moveRound, type RoundKey } from '../rounds/round-store.ts'
import { findRepeated, giveBack, takeBet } from '../rounds/take-bet.ts'
import type { Session } from '../sessions/session-store.ts'
import { currentChain, pointOf, type Chain } from './chain.ts'
import { createExits } from './exits.ts'
import { createTableOwnership, type TableOwnership } from './owner/table-ownership.ts'
import { leavingBetween, robotsOf, viewRobot } from './robots.ts'
import { isVisibleTo, tableBetOf, viewTableBet, type RidingBet } from './table-bet.ts'
import { settleTable, voidInterruptedRounds } from './settle-table-bets.ts'
import { viewTable, type TableState } from './table-state.ts'
import { holdBetting, insertTableRound, listRecentRounds, startTableRound } from './table-store.ts'

const PAUSE_MS = 3_000
const TICK_MS = 100
const RECENT_ROUNDS = 20
export const CHAIN_LENGTH = 10_000

export interface CrashOrder {
  readonly requestId: string
  readonly stake: Millionths
  readonly bet: CrashBet
}

interface Viewer {
  readonly playerId: bigint
  send(message: LiveMessage): void
  end(): void
}

export interface TableOptions {
  /** Where other processes of the studio reach this one. */
  readonly ownAddress: () => string
  readonly chainLength?: number | undefined
  /** Shows robots at the table. */
  readonly demonstration?: boolean
}

/**
 * The one live table. It plays while somebody watches; `tick` drives it and is called many times a second.
 */
export interface CrashTable {
  tick(): Promise<void>
  join(session: Session, order: CrashOrder): Promise<RoundAnswer>
  cashOut(playerId: bigint, roundId: string): Promise<RoundAnswer>
  /**
   * Sends the table now and every change of it; returns a function that stops it. `end` is called when
   * another process runs it.
   */
  watch(playerId: bigint, viewer: Pick<Viewer, 'send' | 'end'>): () => void
  /** Which process runs the table. */
  readonly ownership: TableOwnership
  /**
   * From now on no new round starts here: when the current one has ended, another process can run the table.
   */
  leave(): void
  /** Gives up the table, so that another process can run it. */
  stop(): Promise<void>
}

export function createCrashTable(
  deps: StudioDeps,
  { ownAddress, chainLength = CHAIN_LENGTH, demonstration = false }: TableOptions,
): CrashTable {
  const viewers = new Set<Viewer>()
  let state: TableState = { phase: 'closed' }
  let chain: Chain | undefined
  let recent: TableRound[] = []
  let ticking: Promise<void> | undefined
  let lastTickAtMs = 0
  let leaving = false

  const show = () => {
    for (const viewer of viewers)
      viewer.send({
        type: 'table',
        table: viewTable(state, deps.clock.now(), viewer.playerId, recent, chain?.view ?? null),
      })
  }
  const showTableBet = (tableBet: RidingBet) => {
    for (const viewer of viewers)
      if (isVisibleTo(tableBet, viewer.playerId))
        viewer.send({ type: 'bet', tableBet: viewTableBet(tableBet, viewer.playerId) })
  }
  const exits = createExits(deps, showTableBet)
  const enter = (next: TableState) => {
    state = next
    show()
  }

  const ownership = createTableOwnership(deps, { ownAddress, lost: () => enter({ phase: 'closed' }) })

  async function open(): Promise<void> {
    if (state.phase === 'closed') {
      if (!(await ownership.take())) return sendAway()
      await voidInterruptedRounds(deps)
      recent = await listRecentRounds(deps.database, RECENT_ROUNDS)
    }
    chain ??= await currentChain(deps, chainLength)
    const id = deps.chance.uuid()
    const playing = chain
    const position = await deps.database.transaction((tx) =>
      insertTableRound(tx, playing.id, id, deps.clock.now()),
    )
    if (position === undefined) chain = undefined
    else
      enter({
        phase: 'betting',
        chain: playing,
        roundId: id,
        position,
        tableBets: [],
        robots: demonstration ? robotsOf(id) : [],
        closesAtMs: deps.clock.now() + CRASH_BETTING_MS,
      })
  }

  async function handOver(): Promise<void> {
    await ownership.leave()
    sendAway()
  }

  /** Another process runs the table: watchers here reconnect and are directed there. */
  function sendAway(): void {
    for (const viewer of viewers) viewer.end()
  }

  async function start(betting: Extract<TableState, { phase: 'betting' }>): Promise<void> {
    const { chain: playing, roundId, position, robots } = betting
    const pointHundredths = await pointOf(playing, position)
    await startTableRound(deps.database, roundId, deps.clock.now())
    const tableBets = (await listOpenTableBets(deps.database, roundId)).map(tableBetOf)
    if (state !== betting) return
    enter({
      phase: 'running',
      chain: playing,
      roundId,
      position,
      tableBets,
      robots,
      startedAtMs: deps.clock.now(),
      pointHundredths,
      crashesAfterMs: timeOf(pointHundredths),
    })
  }

  async function run(running: Extract<TableState, { phase: 'running' }>): Promise<void> {
    const nowMs = deps.clock.now()
    const elapsedMs = nowMs - running.startedAtMs
    const hundredths = Math.min(curveAt(elapsedMs), running.pointHundredths)
    const leaving = running.tableBets.filter(
      (tableBet) => tableBet.leftAtHundredths === null && tableBet.exitHundredths <= hundredths,
    )
    for (const tableBet of leaving) tableBet.leftAtHundredths = tableBet.exitHundredths
    if (leaving.length > 0)
      exits
        .leave(leaving)
        .catch((error: unknown) => deps.log.warn({ reason: String(error) }, 'exits were not saved yet'))
    if (elapsedMs >= running.crashesAfterMs) return crash(running)
    if (nowMs - lastTickAtMs < TICK_MS) return
    const before = curveAt(Math.max(0, lastTickAtMs - running.startedAtMs))
    for (const robot of leavingBetween(running.robots, before, hundredths))
      for (const viewer of viewers)
        viewer.send({ type: 'bet', tableBet: viewRobot(running.roundId, robot, hundredths) })
    lastTickAtMs = nowMs
    const message: LiveMessage = { type: 'tick', now: nowMs, hundredths }
    for (const viewer of viewers) viewer.send(message)
  }

  async function crash(running: Extract<TableState, { phase: 'running' }>): Promise<void> {
    await exits.saved()
    const { chain: playing, roundId, position, tableBets, robots, pointHundredths } = running
    const hash = playing.links[position]!
    const calls = await settleTable(deps, { roundId, hash, pointHundredths, tableBets })
    recent = [{ id: roundId, position, pointHundredths, hash, chain: playing.view }, ...recent].slice(
      0,
      RECENT_ROUNDS,
    )
    if (position === playing.view.length) chain = undefined
    if (state === running)
      enter({
        phase: 'crashed',
        chain: playing,
        roundId,
        position,
        tableBets,
        robots,
        pointHundredths,
        hash,
        nextAtMs: deps.clock.now() + PAUSE_MS,
      })
    inBackground(exits.handOver(calls, tableBets), deps.log, 'wins of the table were not handed over yet')
  }

  async function step(): Promise<void> {
    const nowMs = deps.clock.now()
    const current = state
    if (current.phase === 'closed') {
      if (leaving) await handOver()
      else if (viewers.size > 0) await open()
    } else if (current.phase === 'betting') {
      if (nowMs >= current.closesAtMs) await start(current)
    } else if (current.phase === 'running') await run(current)
    else if (nowMs >= current.nextAtMs) {
      if (viewers.size > 0 && !leaving) await open()
      else enter({ phase: 'closed' })
    }
  }

  return {
    ownership,
    tick: () =>
      (ticking ??= step().finally(() => {
        ticking = undefined
      })),

    async join(session, { requestId, stake, bet }) {
      checkCrashBet(bet)
      checkBet(stake, crashMultiplier(bet.autoHundredths ?? CRASH_TARGETS.minimum), session.currency)
      const repeated = await findRepeated(deps, session, { requestId, stake, parameters: bet })
      if (repeated) return answerRound(deps, repeated.id, null)
      if (state.phase === 'closed') throw new StudioRefusal('studio.tableClosed')
      if (state.phase !== 'betting' || deps.clock.now() >= state.closesAtMs)
        throw new StudioRefusal('studio.bettingClosed')
      const { roundId } = state
      const taken = await takeBet(deps, session, { requestId, stake, parameters: bet, tableRoundId: roundId })
      if (!taken.repeated) await sitDown(taken.round, roundId)
      return answerRound(deps, taken.round.id, taken.balance)
    },

    async cashOut(playerId, roundId) {
      const tableBet =
        state.phase === 'closed'
          ? undefined
          : state.tableBets.find((one) => one.round.id === roundId && one.round.playerId === playerId)
      if (state.phase === 'running' && tableBet && tableBet.leftAtHundredths === null) {
        const elapsedMs = deps.clock.now() - state.startedAtMs
        if (elapsedMs >= state.crashesAfterMs) throw new StudioRefusal('studio.cashOutTooLate')
        tableBet.leftAtHundredths = Math.min(curveAt(elapsedMs), tableBet.exitHundredths)
        await exits.leave([tableBet])
        return answerRound(deps, roundId, null)
      }
      await exits.saved()
      const round = await findRound(deps.database, roundId)
      if (!round || round.playerId !== playerId || round.game !== 'crash')
        throw new StudioRefusal('studio.notFound')
      if (state.phase === 'betting' && round.state === 'open') throw new StudioRefusal('studio.notStarted')
      if (round.payout === 0n && round.state !== 'voiding' && round.state !== 'voided')
        throw new StudioRefusal('studio.cashOutTooLate')
      return answerRound(deps, roundId, null)
    },

    watch(playerId, { send, end }) {
      const viewer = { playerId, send, end }
      viewers.add(viewer)
      send({
        type: 'table',
        table: viewTable(state, deps.clock.now(), playerId, recent, chain?.view ?? null),
      })
      return () => {
        viewers.delete(viewer)
      }
    },

    leave() {
      leaving = true
    },

    async stop() {
      await ticking?.catch(() => {})
      await exits.done()
      state = { phase: 'closed' }
      await ownership.release()
    },
  }

  async function sitDown(key: RoundKey, tableRoundId: string): Promise<void> {
    const accepted = await deps.database.transaction(
      async (tx) => (await holdBetting(tx, tableRoundId)) && moveRound(tx, key, ['reserved'], 'open'),
    )
    const round = await findRound(deps.database, key.id, key.startedAtMs)
    if (!accepted) throw await giveBack(deps, round!, 'studio.bettingClosed')
    if (state.phase !== 'betting' || state.roundId !== tableRoundId) return
    const tableBet = tableBetOf(round!)
    state.tableBets.push(tableBet)
    showTableBet(tableBet)
  }
}
