// SPDX-License-Identifier: Apache-2.0
import type { LiveMessage, TableBet, TableRound, TableView } from '../../protocol.ts'
import { crashMultiplier, curveAt } from './maths.ts'

/** Without updates for this long the curve stops: nobody knows whether it still runs. */
const TRUST_MS = 1_500

/** The state of the table at a moment, for drawing. */
export interface Flight {
  readonly phase: 'closed' | 'betting' | 'running' | 'crashed'
  readonly roundId: string | undefined
  /** Since the start of the curve. */
  readonly elapsedMs: number
  readonly hundredths: number
  /** Until the betting window closes, or the next one opens. */
  readonly leftMs: number
}

export interface TableModel {
  /** Processes a message of the live connection that arrived at `nowMs` of the browser's clock. */
  readonly receive: (message: LiveMessage, nowMs: number) => void
  readonly flight: (nowMs: number) => Flight
  readonly tableBets: () => readonly TableBet[]
  /** The player's own bet in the current round: one that rides before one that has left. */
  readonly mine: () => TableBet | undefined
  readonly recent: () => readonly TableRound[]
  readonly chain: () => TableView['chain']
}

const closed: TableView = { phase: 'closed', now: 0, chain: null, tableBets: [], recent: [] }

/**
 * The live table as the messages describe it. Times are the server's; the browser's clock only measures the
 * time since.
 */
export function createTableModel(): TableModel {
  let table: TableView = closed
  let tableBets: TableBet[] = []
  /**
   * Server clock minus browser clock. A delayed message makes it smaller, so the largest value is the best.
   */
  let offsetMs = -Infinity
  let newsAtMs = 0
  const measure = (serverMs: number, nowMs: number) => {
    offsetMs = Math.max(offsetMs, serverMs - nowMs)
    newsAtMs = serverMs
  }
  return {
    receive(message, nowMs) {
      if (message.type === 'table') {
        measure(message.table.now, nowMs)
        table = message.table
        tableBets = [...table.tableBets]
      } else if (message.type === 'tick') measure(message.now, nowMs)
      else if (message.type === 'bet')
        tableBets = [...tableBets.filter((tableBet) => tableBet.id !== message.tableBet.id), message.tableBet]
    },
    flight(nowMs) {
      const serverMs = nowMs + offsetMs
      switch (table.phase) {
        case 'closed':
          return { phase: 'closed', roundId: undefined, elapsedMs: 0, hundredths: 100, leftMs: 0 }
        case 'betting':
          return {
            phase: 'betting',
            roundId: table.roundId,
            elapsedMs: 0,
            hundredths: 100,
            leftMs: Math.max(0, table.closesAt - serverMs),
          }
        case 'running': {
          const elapsedMs = Math.max(0, Math.min(serverMs, newsAtMs + TRUST_MS) - table.startedAt)
          return {
            phase: 'running',
            roundId: table.roundId,
            elapsedMs,
            hundredths: curveAt(elapsedMs),
            leftMs: 0,
          }
        }
        case 'crashed':
          return {
            phase: 'crashed',
            roundId: table.roundId,
            elapsedMs: timeAt(table.pointHundredths),
            hundredths: table.pointHundredths,
            leftMs: Math.max(0, table.nextAt - serverMs),
          }
      }
    },
    tableBets: () => tableBets,
    mine: () =>
      tableBets.find((tableBet) => tableBet.mine && tableBet.leftAtHundredths === null) ??
      tableBets.find((tableBet) => tableBet.mine),
    recent: () => table.recent,
    chain: () => table.chain,
  }
}

/** About when the curve shows a value; for drawing. */
function timeAt(hundredths: number): number {
  return (Math.log(crashMultiplier(hundredths) / 1_000_000) / 0.06) * 1_000
}
