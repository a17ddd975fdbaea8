// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { sql, type Database } from '../../platform/db/index.ts'
import type { LiveServers } from '../../platform/env/read-live-servers.ts'
import type { LiveTransport } from '../../platform/live/index.ts'
import type { Log } from '../../platform/log/log.ts'
import { createDatabaseTransport } from './database-transport.ts'
import { createNatsTransport } from './nats-transport.ts'

export interface TransportOptions {
  database: Database
  liveServers?: LiveServers | undefined
  log: Log
}

/**
 * The transports between processes, best first: NATS if it is set, and always the database as the fallback.
 */
export function chooseTransports({ database, liveServers, log }: TransportOptions): LiveTransport[] {
  const byDatabase = createDatabaseTransport({ database, log })
  if (!liveServers) return [byDatabase]
  return [createNatsTransport({ servers: liveServers, subject: () => subjectOf(database), log }), byDatabase]
}

/**
 * One subject for each database, so that two installations on the same NATS servers never get each other's
 * balances.
 */
export async function subjectOf(database: Database): Promise<string> {
  const row = await database.one<{ identity: string }>(
    sql`select system_identifier::text || '/' || current_database() as identity from pg_control_system()`,
  )
  if (!row) throw new Error('the database did not say which one it is')
  return `tessera.live.${createHash('sha256').update(row.identity).digest('hex').slice(0, 24)}`
}
