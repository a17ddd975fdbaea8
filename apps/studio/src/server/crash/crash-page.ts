// SPDX-License-Identifier: Apache-2.0
import { curveAt } from '../../games/crash/maths.ts'
import type { LiveMessage, TableRound, TableView } from '../../protocol.ts'
import type { EndedRound } from '../rooms/store/room-round-store.ts'
import type { RoomPage, RoomView } from '../rooms/watchers.ts'
import { reachedBy, type Crash, type Ride } from './crash-game.ts'
import { leavingBetween, robotsOf, viewRobot } from './robots.ts'
import { viewTableBet } from './table-bet.ts'

const TICK_MS = 100

/** A finished round as it is published. */
export const tableRoundOf = ({ id, position, hash, result, chain }: EndedRound<Crash>): TableRound => ({
  id,
  position,
  pointHundredths: result.pointHundredths,
  hash,
  chain,
})

/** How pages see the live table. */
export function createCrashPage(options: {
  readonly demonstration: boolean
  /** Rounds of versions before rooms. */
  readonly older: () => readonly TableRound[]
  readonly recentRounds: number
}): RoomPage<Ride, Crash> {
  const robotsIn = (roundId: string) => (options.demonstration ? robotsOf(roundId) : [])
  return {
    progressEveryMs: TICK_MS,
    table: (view, viewer) => ({ type: 'table', table: tableOf(view, viewer) }),
    bet: (bet, viewer) => ({ type: 'bet', tableBet: viewTableBet(bet, viewer) }),
    progress(state, fromMs, nowMs) {
      const hundredths = reachedBy(state, nowMs)
      const before = curveAt(Math.max(0, fromMs - state.startedAtMs))
      const robots = leavingBetween(robotsIn(state.roundId), before, hundredths).map(
        (robot): LiveMessage => ({ type: 'bet', tableBet: viewRobot(state.roundId, robot, hundredths) }),
      )
      return [...robots, { type: 'tick', now: nowMs, hundredths }]
    },
  }

  function tableOf({ state, nowMs, ...view }: RoomView<Ride, Crash>, viewer: string | null): TableView {
    const recent = [...view.recent.map(tableRoundOf), ...options.older()].slice(0, options.recentRounds)
    if (!state) return { phase: 'closed', now: nowMs, chain: view.chain, tableBets: [], recent }
    const { roundId, position } = state
    const common = {
      now: nowMs,
      chain: view.chain,
      tableBets: [
        // Bets in play money are seen by nobody but who placed them.
        ...state.bets
          .filter(({ playMoney, playerId }) => !playMoney || playerId === viewer)
          .map((bet) => viewTableBet(bet, viewer)),
        ...robotsIn(roundId).map((robot) => viewRobot(roundId, robot, reachedBy(state, nowMs))),
      ],
      recent,
      roundId,
      position,
    }
    switch (state.phase) {
      case 'open':
        return { ...common, phase: 'betting', closesAt: state.closesAtMs }
      case 'closing':
        return { ...common, phase: 'betting', closesAt: state.drawsAtMs }
      case 'drawn':
        return { ...common, phase: 'running', startedAt: state.startedAtMs }
      case 'settling':
        return {
          ...common,
          phase: 'crashed',
          pointHundredths: state.result.pointHundredths,
          hash: recentHash(view.recent, roundId),
          nextAt: state.nextAtMs,
        }
    }
  }
}

/** A round that has ended is the last one in the list. */
function recentHash(recent: readonly EndedRound<Crash>[], roundId: string): string {
  const ended = recent.find(({ id }) => id === roundId)
  if (!ended) throw new Error('a round that has ended is not in the list')
  return ended.hash
}
