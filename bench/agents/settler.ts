// SPDX-License-Identifier: Apache-2.0
import { createPlatform } from '@tessera/server/src/main/start/create-platform.ts'
import { rollUp } from '@tessera/server/src/modules/agents/index.ts'
import { openGiftsOf } from '@tessera/server/src/main/start/open-gifts.ts'
import { sharedPlay } from '@tessera/server/src/main/start/shared-play.ts'
import { agentsByWindow, settleContracts } from '@tessera/server/src/modules/contracts/index.ts'
import { createLog } from '@tessera/server-kit/log/create-log'
import { openBenchPool } from '../shared/bench-database.ts'
import { endWithFailure } from '../shared/end-with-failure.ts'

// A process that does the jobs of agents and contracts and nothing else, so that its memory is theirs.

export type SettlerOrder = 'rollUp' | 'settle'
/** How long it took, and how much memory the process had before and at most. */
export interface SettlerReport {
  ms: number
  beforeMegabytes: number
  highestMegabytes: number
}

const [databaseUrl = ''] = process.argv.slice(2)
const platform = createPlatform({ database: openBenchPool(databaseUrl, 3), log: createLog('warn') })
await platform.settings.write('site.timeZone', 'UTC', 'bench')
/** Its games are worth whole stakes, so that the worth of lines, which is counted all the same, bounds nothing. */
const gameEdges = { refresh: () => Promise.resolve(), of: () => 10_000 }
const figures = { ...platform, agentsByWindow, gameEdges, sharedPlay, dayBegins: () => Promise.resolve() }

process.on('message', (order: SettlerOrder) => {
  work(order).catch(endWithFailure)
})
process.send?.('ready')

async function work(order: SettlerOrder): Promise<void> {
  const megabytes = (): number => process.memoryUsage.rss() / 2 ** 20
  const beforeMegabytes = megabytes()
  let highestMegabytes = beforeMegabytes
  const look = setInterval(() => {
    highestMegabytes = Math.max(highestMegabytes, megabytes())
  }, 20)
  const beganMs = performance.now()
  if (order === 'rollUp') while (!(await rollUp(figures)));
  else await settleContracts({ ...platform, openGiftsOf, rollUp: () => rollUp(figures) })
  const ms = performance.now() - beganMs
  clearInterval(look)
  process.send?.({ ms, beforeMegabytes, highestMegabytes } satisfies SettlerReport)
}
