// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openReporting } from '@tessera/telemetry'
import { systemChance } from '../platform/chance/chance.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { createLog } from '@tessera/server-kit/log/create-log'
import { EnvironmentError } from '@tessera/server-kit/environment/read-variables'
import { readEnvironment, rootFolder, type Environment } from '../platform/env/environment.ts'
import { endInOrder } from '@tessera/server-kit/process/end-in-order'
import { openPort, PortRefused } from '@tessera/server-kit/process/open-port'
import type { Log } from '../platform/log/log.ts'
import { createPlatformServer, type PlatformServer } from './start/create-platform-server.ts'
import { ClockOff, requireRightClock } from './start/clock-watch.ts'
import { KeyRefused } from '../platform/keys/index.ts'
import { requireFileStore } from './start/require-file-store.ts'
import { warnOfDatabase } from './start/warn-of-database.ts'
import { databasePeer } from '../platform/outbound/certificate.ts'
import { requireSafeDatabase, UnsafeDatabase } from './start/require-safe-database.ts'
import { StorageUnavailable } from '../modules/messages/ports.ts'

const { version } = JSON.parse(readFileSync(join(rootFolder, 'package.json'), 'utf8')) as { version: string }

const hex = (bytes: number): string => systemChance.bytes(bytes).toString('hex')

/** One platform process. The supervisor passes the database and the ports; SIGTERM ends it in order. */
async function start(environment: Environment): Promise<void> {
  const { databaseUrl } = environment
  if (databaseUrl === undefined)
    throw new EnvironmentError([
      'DATABASE_URL must be set for a single process; npm start starts the whole platform',
    ])
  const outside = await openReporting({
    ...environment,
    service: 'platform',
    environment: environment.mode,
    release: version,
    now: systemClock.now,
    hex,
    warn: (fields, message) => log.warn(fields, message),
  })
  const log = createLog(environment.logLevel, undefined, { onError: outside.onError })
  const server = await createPlatformServer({
    ...environment,
    databaseUrl,
    log,
    measures: environment.metrics !== undefined,
  })
  endInOrder({
    log,
    hex,
    drainMilliseconds: environment.drainMilliseconds,
    drain: server.drain,
    async close() {
      await server.close()
      await outside.close()
    },
  })
  await requireSafeDatabase(server.platform.database, log, databasePeer(environment.poolerUrl ?? databaseUrl))
  await requireRightClock(server.platform.database, server.platform.clock, log)
  await warnOfDatabase(server.platform.database, log)
  await server.openKeys()
  await requireFileStore(environment, log)
  await openPorts(server, environment, log)
  server.start()
  log.info({ port: environment.port }, 'the platform listens')
}

/** Both before any work begins: a port that is taken ends the process. */
async function openPorts(
  { app, serveMetrics }: PlatformServer,
  { host, port, metrics }: Environment,
  log: Log,
): Promise<void> {
  await openPort({ host, port, variables: { host: 'HOST', port: 'PORT' } }, () => app.listen({ host, port }))
  if (!metrics) return
  const variables = { host: 'METRICS_HOST', port: 'METRICS_PORT' }
  const figures = await openPort({ ...metrics, variables }, () => serveMetrics(metrics))
  log.info({ port: figures.port }, 'figures can be gathered')
}

const expected = [EnvironmentError, UnsafeDatabase, ClockOff, KeyRefused, StorageUnavailable, PortRefused]
try {
  await start(readEnvironment(process.env))
} catch (error) {
  console.error(
    error instanceof Error && expected.some((kind) => error instanceof kind) ? error.message : error,
  )
  process.exit(1)
}
