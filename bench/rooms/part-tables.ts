// SPDX-License-Identifier: Apache-2.0
import { Agent } from 'node:http'
import { join } from 'node:path'
import { openServer, rootFolder, type OpenServer } from '@tessera/e2e/server/open-server.ts'
import type { Figure, Part } from '../shared/part.ts'
import { numberOption, pause, printTable } from '../shared/report.ts'
import { waitForCalm } from '../shared/wait-for-calm.ts'
import { openLine, quantile } from './live-line.ts'
import { inTurns, openLobby, type Player } from './open-lobby.ts'
import { putChips } from './put-chips.ts'

const tablesPerMember = 4
const patienceMs = 60_000
/** Chips are put down no later than this before the close. */
const notLaterMs = 1_500
/** Enough titles of the demonstration that a hundred of them are tables. */
const seededTitles = '2500'

/**
 * Tables in play, each with its players, who bet in every round: how long the call takes with which a chip is put down,
 * and how long after the close a stake is taken. Options: --tables 100 --players 20 --seconds 90.
 */
const tables: Part = async (options) => {
  const server = await openServer({
    dataDir: join(rootFolder, '.cache/bench-rooms'),
    variables: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn', SEED_GAMES: seededTitles },
  })
  try {
    return await measure(server, options)
  } finally {
    await server.stop()
  }
}
export default tables

async function measure(server: OpenServer, options: string[]): Promise<Figure[]> {
  const tableCount = numberOption(options, 'tables', 100)
  const playersPerTable = numberOption(options, 'players', 20)
  const playerCount = tableCount * playersPerTable
  const { members, rooms, sitDown } = await openLobby(server, Math.ceil(playerCount / tablesPerMember))
  if (rooms.length < tableCount) throw new Error(`there are only ${rooms.length} tables`)
  const players = await inTurns(playerCount, (index) =>
    sitDown(members[index % members.length]!, rooms[Math.floor(index / playersPerTable)]!),
  )
  const agent = new Agent({ keepAlive: true, maxSockets: 128, noDelay: true })
  const counted: Counted = { callsMs: [], takenMs: [], late: 0, refused: 0, isMeasuring: false, failures: [] }
  await inTurns(players.length, (index) => play(server, players[index]!, agent, counted))
  await waitForCalm(patienceMs)
  counted.isMeasuring = true
  await pause(numberOption(options, 'seconds', 90) * 1_000)
  counted.isMeasuring = false
  agent.destroy()
  if (counted.failures.length > 0)
    throw new Error(`${counted.failures.length} calls failed: ${counted.failures[0]!}`)
  printTable(
    [
      `${tableCount} tables, ${playersPerTable} players each`,
      'calls',
      'p50 ms',
      'p99 ms',
      'stake p99 ms',
      'late',
      'not taken',
    ],
    [
      [
        'bets',
        counted.callsMs.length,
        quantile(counted.callsMs, 0.5).toFixed(1),
        quantile(counted.callsMs, 0.99).toFixed(1),
        quantile(counted.takenMs, 0.99),
        counted.late,
        counted.refused,
      ],
    ],
  )
  return [
    { name: 'rooms.tables.bets', value: counted.callsMs.length },
    { name: 'rooms.tables.p50Ms', value: quantile(counted.callsMs, 0.5) },
    { name: 'rooms.tables.p99Ms', value: quantile(counted.callsMs, 0.99) },
    { name: 'rooms.tables.takenP99Ms', value: quantile(counted.takenMs, 0.99) },
    { name: 'rooms.tables.notTaken', value: counted.refused },
  ]
}

interface Counted {
  readonly callsMs: number[]
  readonly takenMs: number[]
  late: number
  refused: number
  isMeasuring: boolean
  readonly failures: string[]
}

/** One player who puts one chip down in every round, at any time before the close. */
function play(server: OpenServer, player: Player, agent: Agent, counted: Counted) {
  let closedAtMs: number | undefined
  return openLine(server, player, (message, atMs) => {
    if (message.type === 'chipsRefused' && counted.isMeasuring) counted.refused += 1
    if (message.type === 'round' && closedAtMs !== undefined) {
      // The first news of a bet after the close says that its stake is taken; another says how it ended.
      if (counted.isMeasuring) counted.takenMs.push(atMs - closedAtMs)
      closedAtMs = undefined
    }
    if (message.type !== 'roomState' || message.state.phase !== 'open') return
    const { roundId, closesAt } = message.state
    closedAtMs = closesAt
    const waitMs = Math.random() * Math.max(0, closesAt - message.now - notLaterMs)
    setTimeout(() => {
      putChips(server, player, agent, roundId).then(
        ({ ms, isLate }) => {
          if (!counted.isMeasuring) return
          counted.callsMs.push(ms)
          if (isLate) counted.late += 1
        },
        (error: unknown) => counted.failures.push(String(error)),
      )
    }, waitMs)
  })
}
