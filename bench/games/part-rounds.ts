// SPDX-License-Identifier: Apache-2.0
import { Agent } from 'node:http'
import { join } from 'node:path'
import { openServer, rootFolder, type OpenServer } from '@tessera/e2e/server/open-server.ts'
import { numberOption, pause, printTable } from '../shared/report.ts'
import { waitForCalm } from '../shared/wait-for-calm.ts'
import { overRounds, type Part } from '../shared/part.ts'
import { betOn, healthOf, type Player } from './studio-calls.ts'
import { openPlayers } from './open-players.ts'

const patienceMs = 60_000

/**
 * Rounds of Dice, Limbo, Plinko and Wheel at a steady rate, each from the player's call of the studio through the wire
 * into the ledger and back, on a whole installation as `npm start` has it. The time counts from when a bet was due. In
 * the same run a call that reads nothing of a player shows what the machine itself costs. Options: --rate 1000
 * --seconds 15 --players 100 --rounds 3.
 */
const rounds: Part = async (options) => {
  const rate = numberOption(options, 'rate', 1_000)
  const seconds = numberOption(options, 'seconds', 15)
  const server = await openServer({
    dataDir: join(rootFolder, '.cache/bench-games'),
    variables: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' },
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 128, noDelay: true })
  try {
    const players = await openPlayers(server, numberOption(options, 'players', 100))
    await steadily(agent, server, players, rate / 4, 3)
    const measured: Measured[] = []
    for (let round = 0; round < numberOption(options, 'rounds', 3); round += 1) {
      await waitForCalm(patienceMs)
      measured.push(await steadily(agent, server, players, rate, seconds))
    }
    return report(measured, rate)
  } finally {
    agent.destroy()
    await server.stop()
  }
}
export default rounds

interface Measured {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly healthP99Ms: number
  readonly refused: number
}

async function steadily(
  agent: Agent,
  server: OpenServer,
  players: readonly Player[],
  rate: number,
  seconds: number,
): Promise<Measured> {
  const bets: Promise<{ ms: number; settled: boolean; endedMs: number }>[] = []
  const healths: Promise<number>[] = []
  const startedMs = performance.now()
  for (let number = 0; number < rate * seconds; number += 1) {
    const dueMs = startedMs + (number * 1_000) / rate
    const waitMs = dueMs - performance.now()
    if (waitMs > 1) await pause(waitMs)
    const player = players[number % players.length]!
    bets.push(betOn(agent, server, player, Math.min(dueMs, performance.now())))
    if (number % 20 === 0) healths.push(healthOf(agent, server))
  }
  const answers = await Promise.all(bets)
  const elapsedMs = Math.max(...answers.map(({ endedMs }) => endedMs)) - startedMs
  const settled = answers.filter((answer) => answer.settled).length
  const times = answers.map(({ ms }) => ms)
  return {
    perSecond: (settled / elapsedMs) * 1_000,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    healthP99Ms: quantile(await Promise.all(healths), 0.99),
    refused: answers.length - settled,
  }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function report(measured: readonly Measured[], rate: number) {
  printTable(
    [`${rate} rounds a second`, 'settled a second', 'p50 ms', 'p99 ms', 'health p99 ms', 'not settled'],
    measured.map(({ perSecond, p50Ms, p99Ms, healthP99Ms, refused }, index) => [
      `run ${index + 1}`,
      perSecond,
      p50Ms.toFixed(1),
      p99Ms.toFixed(1),
      healthP99Ms.toFixed(1),
      refused,
    ]),
  )
  return [
    overRounds(
      'games.rounds.perSecond',
      measured.map((one) => Math.round(one.perSecond)),
    ),
    overRounds(
      'games.rounds.p99Ms',
      measured.map((one) => one.p99Ms),
    ),
    { name: 'games.rounds.notSettled', value: measured.reduce((sum, one) => sum + one.refused, 0) },
  ]
}
