// SPDX-License-Identifier: Apache-2.0
import { startBenchDatabase } from '../shared/bench-database.ts'
import { machine } from '../shared/report.ts'
import { measureProcesses } from './processes.ts'
import { measureSockets } from './sockets.ts'

const parts = { processes: measureProcesses, sockets: measureSockets }

/**
 * More than one process: two of the role api against one, and many open pages on one of the role live.
 * Options: --part processes|sockets (that one alone), and those of the parts.
 */
export async function run(options: string[]): Promise<void> {
  const at = options.indexOf('--part')
  const chosen = Object.entries(parts).filter(([name]) => at < 0 || options[at + 1] === name)
  if (chosen.length === 0) throw new Error(`--part is one of ${Object.keys(parts).join(', ')}`)
  console.log(machine())
  for (const [, measure] of chosen) {
    const database = await startBenchDatabase()
    try {
      await measure(database, options)
    } finally {
      await database.close()
    }
  }
}
