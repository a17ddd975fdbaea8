// SPDX-License-Identifier: Apache-2.0
import { createLog } from '@tessera/server-kit/log/create-log'
import { openReporting } from '@tessera/telemetry'
import { systemChance } from './chance.ts'
import { systemClock } from './clock.ts'
import { simulateTitle } from '../games/slots/cascades/par/run-simulation.ts'
import { readDemoCode } from '@tessera/rules/games/demo-slots/demo-code'
import { printPar } from '../games/slots/par/print-par.ts'
import { demoParOf } from './slots/demo/demo-par.ts'
import { endInOrder } from '@tessera/server-kit/process/end-in-order'
import { readStudioEnvironment } from './environment.ts'
import { startStudio } from './studio.ts'

/** The studio's own process: `node apps/studio/src/server/start.ts`. Ends cleanly on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const environment = readStudioEnvironment(process.env)
  const outside = await openReporting({
    ...environment,
    service: 'studio',
    environment: process.env['MODE'] ?? 'demo',
    release: process.env['npm_package_version'] ?? 'unknown',
    now: systemClock.now,
    hex: systemChance.hex,
    warn: (facts, message) => log.warn(facts, message),
  })
  const log = createLog(environment.logLevel, undefined, { name: 'studio', onError: outside.onError })
  const studio = await startStudio(environment, log)
  log.info({ address: studio.address, wallet: environment.operatorWalletUrl }, 'the studio is open')
  endInOrder({
    log,
    hex: systemChance.hex,
    drainMilliseconds: environment.drainMilliseconds,
    drain: studio.drain,
    async close() {
      await studio.close()
      await outside.close()
    },
  })
}

/**
 * `npm run studio -- par [CODE]` prints the par sheets of the slots, or that of a demonstration title, and `simulate CODE` plays the rounds
 * that the simulation of a slot with cascades still lacks.
 */
async function run(): Promise<void> {
  const [command, code] = process.argv.slice(2)
  const print = (line: string): void => {
    process.stdout.write(`${line}\n`)
  }
  if (command === 'par' && code !== undefined && readDemoCode(code))
    print(`${code} ${JSON.stringify(demoParOf(code), undefined, 2)}`)
  else if (command === 'par') process.exitCode = printPar(code, print) ? 0 : 2
  else if (command === 'simulate') process.exitCode = (await simulateTitle(code ?? '', print)) ? 0 : 2
  else await main()
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
