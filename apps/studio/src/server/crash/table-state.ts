// SPDX-License-Identifier: Apache-2.0
import type { ChainView, TableRound, TableView } from '../../protocol.ts'
import { curveAt } from '../../games/crash/maths.ts'
import type { Chain } from './chain.ts'
import { viewRobot, type Robot } from './robots.ts'
import { isVisibleTo, viewTableBet, type RidingBet } from './table-bet.ts'

interface Playing {
  readonly chain: Chain
  readonly roundId: string
  readonly position: number
  readonly tableBets: RidingBet[]
  readonly robots: readonly Robot[]
}

/** The state of the live table. Only the server knows `pointHundredths` of a running round. */
export type TableState =
  | { readonly phase: 'closed' }
  | ({ readonly phase: 'betting'; readonly closesAtMs: number } & Playing)
  | ({
      readonly phase: 'running'
      readonly startedAtMs: number
      readonly pointHundredths: number
      readonly crashesAfterMs: number
    } & Playing)
  | ({
      readonly phase: 'crashed'
      readonly pointHundredths: number
      readonly hash: string
      readonly nextAtMs: number
    } & Playing)

/** What one of the people at the table may see. */
export function viewTable(
  state: TableState,
  nowMs: number,
  viewer: bigint,
  recent: readonly TableRound[],
  lastChain: ChainView | null,
): TableView {
  if (state.phase === 'closed')
    return { phase: 'closed', now: nowMs, chain: lastChain, tableBets: [], recent }
  const { roundId, position } = state
  const common = {
    now: nowMs,
    chain: state.chain.view,
    tableBets: [
      ...state.tableBets
        .filter((tableBet) => isVisibleTo(tableBet, viewer))
        .map((tableBet) => viewTableBet(tableBet, viewer)),
      ...state.robots.map((robot) => viewRobot(roundId, robot, reachedBy(state, nowMs))),
    ],
    recent,
    roundId,
    position,
  }
  switch (state.phase) {
    case 'betting':
      return { ...common, phase: 'betting', closesAt: state.closesAtMs }
    case 'running':
      return { ...common, phase: 'running', startedAt: state.startedAtMs }
    case 'crashed':
      return {
        ...common,
        phase: 'crashed',
        pointHundredths: state.pointHundredths,
        hash: state.hash,
        nextAt: state.nextAtMs,
      }
  }
}

/** How far the curve has come, in hundredths; 0 before it starts. */
function reachedBy(state: Exclude<TableState, { phase: 'closed' }>, nowMs: number): number {
  if (state.phase === 'betting') return 0
  if (state.phase === 'crashed') return state.pointHundredths
  return Math.min(curveAt(nowMs - state.startedAtMs), state.pointHundredths)
}
