// SPDX-License-Identifier: Apache-2.0
import { Agent } from 'node:http'
import { join } from 'node:path'
import { openServer, rootFolder, type OpenServer } from '@tessera/e2e/server/open-server.ts'
import { overRounds, type Figure, type Part } from '../shared/part.ts'
import { numberOption, pause, printTable } from '../shared/report.ts'
import { waitForCalm } from '../shared/wait-for-calm.ts'
import { putChips } from './put-chips.ts'
import { openLine } from './live-line.ts'
import { inTurns, openLobby } from './open-lobby.ts'

const patienceMs = 60_000

/**
 * A round in which everybody at one table has bet: how long after its close all stakes are taken, and how long after its
 * result all bets are decided and paid into the ledger. Options: --players 1000 --rounds 3.
 */
const settle: Part = async (options) => {
  const server = await openServer({
    dataDir: join(rootFolder, '.cache/bench-rooms'),
    variables: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' },
  })
  try {
    return await measure(server, numberOption(options, 'players', 1_000), numberOption(options, 'rounds', 3))
  } finally {
    await server.stop()
  }
}
export default settle

interface Measured {
  takenMs: number
  decidedMs: number
  paidMs: number
  refused: number
}

async function measure(server: OpenServer, count: number, rounds: number): Promise<Figure[]> {
  const { members, rooms, sitDown } = await openLobby(server, count)
  const room = rooms.find(({ roomId }) => roomId === 'inh_live_roulette')!
  const players = await inTurns(members.length, (index) => sitDown(members[index]!, room))
  const agent = new Agent({ keepAlive: true, maxSockets: 64, noDelay: true })
  let now: Round | undefined
  const done: Measured[] = []
  await inTurns(players.length, (index) =>
    openLine(server, players[index]!, (message, atMs) => {
      if (message.type === 'roomState' && message.state.phase === 'open' && index === 0)
        now = {
          roundId: message.state.roundId,
          closesAtMs: message.state.closesAt,
          players: new Map(),
          refused: 0,
        }
      if (!now) return
      // Whoever reads it first: a page may know what it was paid before another one hears that the round has ended.
      if (message.type === 'roomState') {
        if (message.state.phase === 'drawn') now.drawnAtMs ??= message.state.startedAt
        if (message.state.phase === 'settling') now.settledAtMs ??= message.now
      }
      if (message.type === 'chipsRefused') now.refused += 1
      const own = now.players.get(index)
      if (message.type === 'round' && message.round.state !== 'open' && own) own.decidedAtMs = atMs
      // The balance that comes with a win, or with the news that there is none.
      if (message.type === 'balance' && now.settledAtMs !== undefined && own) own.paidAtMs ??= atMs
    }),
  )
  for (let round = 0; round < rounds; round += 1) {
    await waitForCalm(patienceMs)
    done.push(await playOne(server, { players, agent, current: () => now }))
  }
  agent.destroy()
  printTable(
    [`${count} bets`, 'all taken ms', 'all decided ms', 'all paid ms', 'not taken'],
    done.map(({ takenMs, decidedMs, paidMs, refused }, index) => [
      `round ${index + 1}`,
      takenMs,
      decidedMs,
      paidMs,
      refused,
    ]),
  )
  return [
    { name: 'rooms.settle.bets', value: count },
    overRounds(
      'rooms.settle.takenMs',
      done.map((one) => one.takenMs),
    ),
    overRounds(
      'rooms.settle.decidedMs',
      done.map((one) => one.decidedMs),
    ),
    overRounds(
      'rooms.settle.paidMs',
      done.map((one) => one.paidMs),
    ),
    { name: 'rooms.settle.notTaken', value: done.reduce((sum, one) => sum + one.refused, 0) },
  ]
}

interface Round {
  readonly roundId: string
  readonly closesAtMs: number
  drawnAtMs?: number
  settledAtMs?: number
  readonly players: Map<number, { decidedAtMs?: number; paidAtMs?: number }>
  refused: number
}

/** The next round from its beginning: everybody bets, and it is waited for until everybody is paid. */
async function playOne(
  server: OpenServer,
  {
    players,
    agent,
    current,
  }: { players: Parameters<typeof putChips>[1][]; agent: Agent; current: () => Round | undefined },
): Promise<Measured> {
  const before = current()?.roundId
  while (!current() || current()!.roundId === before) await pause(20)
  const round = current()!
  await Promise.all(
    players.map(async (player, index) => {
      round.players.set(index, {})
      await putChips(server, player, agent, round.roundId)
    }),
  )
  const all = (of: 'decidedAtMs' | 'paidAtMs') =>
    [...round.players.values()].filter((player) => player[of] !== undefined).length
  const until = Date.now() + 120_000
  while (all('paidAtMs') + round.refused < players.length && Date.now() < until) await pause(50)
  const last = (of: 'decidedAtMs' | 'paidAtMs') =>
    Math.max(...[...round.players.values()].map((player) => player[of] ?? 0)) - round.settledAtMs!
  return {
    takenMs: round.drawnAtMs! - round.closesAtMs,
    decidedMs: last('decidedAtMs'),
    paidMs: last('paidAtMs'),
    refused: players.length - all('paidAtMs'),
  }
}
