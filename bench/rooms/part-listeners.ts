// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'
import { openServer, rootFolder, type OpenServer } from '@tessera/e2e/server/open-server.ts'
import type { Figure, Part } from '../shared/part.ts'
import { numberOption, pause, printTable } from '../shared/report.ts'
import { waitForCalm } from '../shared/wait-for-calm.ts'
import { openLine, quantile } from './live-line.ts'
import { inTurns, openLobby } from './open-lobby.ts'

const linesPerPlayer = 10
const patienceMs = 60_000

/**
 * Everybody at one table: how long after a change of phase each open page has it. The server and the pages are on one
 * machine, so both use one clock. Options: --listeners 5000 --rounds 4.
 */
const listeners: Part = async (options) => {
  const count = numberOption(options, 'listeners', 5_000)
  const server = await openServer({
    dataDir: join(rootFolder, '.cache/bench-rooms'),
    variables: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' },
  })
  try {
    return await measure(server, count, numberOption(options, 'rounds', 4))
  } finally {
    await server.stop()
  }
}
export default listeners

async function measure(server: OpenServer, count: number, rounds: number): Promise<Figure[]> {
  const { members, rooms, sitDown } = await openLobby(server, Math.ceil(count / linesPerPlayer))
  const room = rooms.find(({ roomId }) => roomId === 'inh_live_speed_roulette')!
  const players = await inTurns(members.length, (index) => sitDown(members[index]!, room))
  /** Delays of each change, by its phase and moment. */
  const changes = new Map<string, number[]>()
  let isMeasuring = false
  await inTurns(count, (index) =>
    openLine(server, players[index % players.length]!, (message, atMs) => {
      if (!isMeasuring || message.type !== 'roomState') return
      const name = `${message.state.phase} ${message.now}`
      changes.set(name, [...(changes.get(name) ?? []), atMs - message.now])
    }),
  )
  await waitForCalm(patienceMs)
  isMeasuring = true
  while (changes.size < rounds * 3) await pause(1_000)
  await pause(2_000)
  const whole = [...changes].filter(([, delays]) => delays.length === count)
  printTable(
    ['change', 'pages', 'p50 ms', 'p99 ms', 'last ms'],
    whole.map(([name, delays]) => [
      name.split(' ')[0]!,
      delays.length,
      quantile(delays, 0.5),
      quantile(delays, 0.99),
      Math.max(...delays),
    ]),
  )
  const delays = whole.flatMap(([, one]) => one)
  return [
    { name: 'rooms.listeners.pages', value: count },
    { name: 'rooms.listeners.changes', value: whole.length },
    { name: 'rooms.listeners.p50Ms', value: quantile(delays, 0.5) },
    { name: 'rooms.listeners.p99Ms', value: quantile(delays, 0.99) },
  ]
}
