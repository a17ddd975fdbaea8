import { requestFields } from '@tessera/telemetry'
import { pino } from 'pino'
import { endInOrder } from './end-in-order.ts'
import { readStudioEnvironment } from './environment.ts'
import { startStudio } from './studio.ts'

/** The studio's own process: `node apps/studio/src/server/start.ts`. Ends cleanly on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const environment = readStudioEnvironment(process.env)
  const log = pino({ name: 'studio', level: environment.logLevel, mixin: requestFields })
  const studio = await startStudio(environment, log)
  log.info({ address: studio.address, wallet: environment.operatorWalletUrl }, 'the studio is open')
  endInOrder({ log, chance: studio.deps.chance, close: studio.close })
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
