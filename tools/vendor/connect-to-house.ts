import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@tessera/server/src/platform/db/index.ts'
import type { Database } from '@tessera/server/src/platform/db/index.ts'
import { socketUrl } from '@tessera/server/src/platform/db/embedded-postgres-socket.ts'
import type { Environment } from '@tessera/server/src/platform/env/environment.ts'
import { createLog } from '@tessera/server/src/platform/log/log.ts'

/** The house is not there to be talked to; the message says how to start it. */
export class HouseAway extends Error {}

/**
 * Connects to the database of the running house: DATABASE_URL, or the socket that the built-in PostgreSQL wrote down
 * in its data folder. Throws HouseAway when nobody answers there.
 */
export async function connectToHouse(environment: Environment, clusterFolder: string, databaseName: string): Promise<Database> {
  const url = environment.databaseUrl ?? socketUrl(socketFolderOf(clusterFolder), databaseName)
  const database = openDatabase({ url, role: 'tessera_app', connections: 2, log: createLog('silent') })
  try {
    await database.query({ name: 'vendor_hello', text: 'select 1 from vendor_account limit 1', values: [] })
    return database
  } catch (error) {
    await database.close()
    const where = environment.databaseUrl === undefined ? environment.dataDir : 'the database of DATABASE_URL'
    throw new HouseAway(`The house is not running at ${where}. Start it with "npm start" and try again.`, { cause: error })
  }
}

/** Line 5 of postmaster.pid is the folder of the server's socket. */
function socketFolderOf(clusterFolder: string): string {
  try {
    const line = readFileSync(join(clusterFolder, 'postmaster.pid'), 'utf8').split('\n')[4]?.trim()
    if (line) return line
  } catch { /* said below */ }
  throw new HouseAway('The house is not running. Start it with "npm start" and try again.')
}
