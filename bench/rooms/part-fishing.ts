// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from '@playwright/test'
import { openServer, rootFolder, type OpenServer } from '@tessera/e2e/server/open-server.ts'
import { HALL_CHAIRS, writeHall } from '@tessera/rules/games/fishing/halls'
import { setFastestPace } from '../games/set-fastest-pace.ts'
import { cpuUsOf } from '../shared/cpu.ts'
import type { Figure, Part } from '../shared/part.ts'
import { numberOption, pause, printTable } from '../shared/report.ts'
import { waitForCalm } from '../shared/wait-for-calm.ts'
import { openPond, shootIn, type HallCounts } from './hall-page.ts'
import { quantile } from './live-line.ts'
import { inTurns, openLobby, reefHalls } from './open-lobby.ts'
import { findStudioProcess } from './studio-process.ts'

const dataDir = join(rootFolder, '.cache/bench-rooms')
const patienceMs = 60_000
/** So long fire is held before it counts. */
const warmUpMs = 5_000

/**
 * Fishing halls with all chairs taken, ten bullets a second each: how long it takes from a hit to what it did, and what that costs.
 * Options: --halls 50 --seconds 60.
 */
const fishing: Part = async (options) => {
  const server = await openServer({
    dataDir,
    variables: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' },
  })
  try {
    return await measure(server, options)
  } finally {
    await server.stop()
  }
}
export default fishing

async function measure(server: OpenServer, options: string[]): Promise<Figure[]> {
  const hallCount = numberOption(options, 'halls', 50)
  const seconds = numberOption(options, 'seconds', 60)
  const shooters = hallCount * HALL_CHAIRS
  const site = await request.newContext({ baseURL: server.siteUrl })
  await setFastestPace(site)
  await site.dispose()
  const { members, open } = await openLobby(server, shooters)
  const sessions = await inTurns(shooters, (index) => open(members[index]!, reefHalls))
  const ponds = Array.from({ length: hallCount }, () => openPond())
  const counts: HallCounts = {
    ...{ answersMs: [], bytes: 0, fired: 0, dropped: 0, isMeasuring: false, failures: [] },
  }
  await waitForCalm(patienceMs)
  const ends = await inTurns(shooters, (index) => {
    const number = Math.floor(index / HALL_CHAIRS)
    const hall = writeHall({ look: 'reef', currency: 'USD', playMoney: false, level: 1, number: number + 1 })
    const { address } = members[index]!
    return shootIn(server, { session: sessions[index]!, address, hall }, ponds[number]!, counts)
  })
  await pause(warmUpMs)
  const pid = findStudioProcess(dataDir)
  const [cpuUs, beganMs] = [cpuUsOf(pid), performance.now()]
  counts.isMeasuring = true
  await pause(seconds * 1_000)
  counts.isMeasuring = false
  const wallMs = performance.now() - beganMs
  const coreShare = (cpuUsOf(pid) - cpuUs) / 1_000 / wallMs
  const memory = residentMegabytes(pid)
  for (const end of ends) end()
  if (counts.failures.length > 0)
    throw new Error(`${counts.failures.length} shooters failed: ${counts.failures[0]!}`)
  const { answersMs, fired, dropped, bytes } = counts
  const kilobytes = bytes / shooters / wallMs
  printTable(
    [
      `${hallCount} halls`,
      'hits',
      'bullets a second',
      'dropped',
      'p50 ms',
      'p99 ms',
      '% of a core',
      'kB/s',
      'MB',
    ],
    [
      [
        ...['fishing', answersMs.length, Math.round((fired * 1_000) / wallMs), dropped],
        ...[quantile(answersMs, 0.5).toFixed(1), quantile(answersMs, 0.99).toFixed(1)],
        ...[(coreShare * 100).toFixed(0), kilobytes.toFixed(1), memory],
      ],
    ],
  )
  return [
    { name: 'rooms.fishing.halls', value: hallCount },
    { name: 'rooms.fishing.hits', value: answersMs.length },
    { name: 'rooms.fishing.bulletsASecond', value: Math.round((fired * 1_000) / wallMs) },
    { name: 'rooms.fishing.dropped', value: dropped },
    { name: 'rooms.fishing.p50Ms', value: quantile(answersMs, 0.5) },
    { name: 'rooms.fishing.p99Ms', value: quantile(answersMs, 0.99) },
    { name: 'rooms.fishing.corePercent', value: coreShare * 100 },
    { name: 'rooms.fishing.kilobytesASecond', value: kilobytes },
    { name: 'rooms.fishing.memoryMegabytes', value: memory },
  ]
}

const KILOBYTES = 1_024

/** What a process has in memory. Reads /proc. */
function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / KILOBYTES)
}
