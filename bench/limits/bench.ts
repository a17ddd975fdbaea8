// SPDX-License-Identifier: Apache-2.0
import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  createPlatformServer,
  type PlatformServer,
} from '@tessera/server/src/main/start/create-platform-server.ts'
import { silentLog } from '@tessera/server/src/platform/log/log.ts'
import { freshAddress, quantile } from '../identity/setting.ts'
import { startBenchDatabase } from '../shared/bench-database.ts'
import type { Figure, Part } from '../shared/part.ts'
import { machine, numberOption, printTable } from '../shared/report.ts'

const windowMs = 500
const flooders = 8
const costly = { method: 'POST', url: '/wps/verification/sms/noLogin', payload: {} } as const
const usual = { method: 'GET', url: '/wps/system/status' } as const
const ways = ['memory', 'database'] as const

/**
 * How long a bystander waits while one address floods both of two processes, when counts are in memory and
 * when both add them up in the database. The two ways alternate, so that both meet the same load of the
 * machine.
 */
const run: Part = async (options) => {
  const rounds = numberOption(options, 'rounds', 10)
  const database = await startBenchDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
  const operatorPrivateKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
  const open = async (limitsStore: string): Promise<PlatformServer> => {
    const server = await createPlatformServer({
      databaseUrl: database.url,
      limitsStore,
      operatorPrivateKey,
      log: silentLog(),
      dataDir,
      publicUrl: 'http://localhost:3000',
      studioUrl: 'http://localhost:3001',
      trustedProxies: [],
    })
    await server.openKeys()
    return server
  }
  const servers = new Map<string, [PlatformServer, PlatformServer]>()
  try {
    for (const way of ways) servers.set(way, [await open(way), await open(way)])
    return await measure(servers, rounds)
  } finally {
    for (const pair of servers.values()) for (const server of pair) await server.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
export default run

async function measure(
  servers: Map<string, [PlatformServer, PlatformServer]>,
  rounds: number,
): Promise<Figure[]> {
  const waits = new Map<string, number[]>()
  const stored = (name: string): number[] => waits.get(name) ?? waits.set(name, []).get(name)!
  for (let round = 0; round <= rounds; round++) {
    for (const [way, pair] of servers) {
      await bystander(pair[0], stored(`${way} view alone`), stored(`${way} costly alone`))
      const flood = startFlood(pair)
      await bystander(pair[0], stored(`${way} view flooded`), stored(`${way} costly flooded`))
      await flood.stop()
    }
    if (round === 0) waits.clear()
  }
  const figures: Figure[] = []
  console.log(machine())
  const rows = [
    ['view', 'alone'],
    ['view', 'flooded'],
    ['costly', 'alone'],
    ['costly', 'flooded'],
  ].map(([what, state]) => {
    const at = (way: string, share: number): number => quantile(stored(`${way} ${what} ${state}`), share)
    const ratio = at('database', 0.5) / at('memory', 0.5)
    figures.push({ name: `limits.${what}.${state}.ratio`, value: ratio })
    return [
      `${what}, ${state}`,
      ...ways.flatMap((way) => [`${at(way, 0.5).toFixed(2)} ms`, `${at(way, 0.99).toFixed(2)} ms`]),
      ratio.toFixed(2),
    ]
  })
  printTable(
    ['a bystander waits for', 'memory p50', 'p99', 'database p50', 'p99', 'p50, database : memory'],
    rows,
  )
  return figures
}

/** A person with a separate address: page views, and now and then a call that is counted exactly. */
async function bystander({ app }: PlatformServer, views: number[], costlies: number[]): Promise<void> {
  const endsMs = performance.now() + windowMs
  for (let asked = 0; performance.now() < endsMs; asked++) {
    const isCostly = asked % 10 === 0
    const beganMs = performance.now()
    const { statusCode } = await app.inject({ ...(isCostly ? costly : usual), remoteAddress: freshAddress() })
    if (statusCode === 429) throw new Error('a bystander was refused')
    ;(isCostly ? costlies : views).push(performance.now() - beganMs)
  }
}

/** One address that sends requests to both processes without end. */
function startFlood(pair: [PlatformServer, PlatformServer]): { stop(): Promise<unknown> } {
  let over = false
  const remoteAddress = freshAddress()
  const asking = Promise.all(
    Array.from({ length: flooders }, async (_, number) => {
      while (!over) {
        await pair[number % 2]!.app.inject({ ...(number % 4 < 2 ? costly : usual), remoteAddress })
        // Bystander and flood share one process here: over a network, requests of different people never
        // arrive in the same turn.
        await nextTurn()
      }
    }),
  )
  return {
    stop: () => {
      over = true
      return asking
    },
  }
}
