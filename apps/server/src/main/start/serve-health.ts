// SPDX-License-Identifier: Apache-2.0
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql, type Queries } from '../../platform/db/index.ts'

export interface HealthDeps {
  database: Queries
  /** It ends soon: proxies must route nobody here any more. */
  isLeaving(): boolean
  /** Whether its functions in the database are those of this release, or of a newer one. */
  functionsAreRight(): Promise<boolean>
  /** Whether the clock of this machine is near that of the database. */
  clockIsRight(): boolean
  /** Folder of keys, uploads and the built-in database. */
  dataDir: string
  /** With less space on its disk the process takes no more visitors, bytes. */
  leastFreeBytes: number
}

/**
 * /health/live: the process answers. /health/ready: its database answers too and has the functions that this
 * release calls, its clock is right, the disk of its folder has space, and it is not about to end; otherwise 503
 * with the names of the parts that are not ready, but not their addresses.
 */
export function serveHealth(
  app: FastifyInstance,
  { database, isLeaving, functionsAreRight, clockIsRight, dataDir, leastFreeBytes }: HealthDeps,
): void {
  const parts = {
    process: () => Promise.resolve(!isLeaving()),
    database: () => database.one(sql`select 1 as ready`).then(() => true),
    // Unknown while the database is away, which is reported by itself.
    functions: () => functionsAreRight().catch(() => true),
    clock: async () => clockIsRight(),
    disk: async () => (await diskOf(dataDir)).freeBytes >= leastFreeBytes,
  }
  app.get('/health/live', () => ({ status: 'ok' }))
  app.get('/health/ready', async (_, reply) => {
    const asked = await Promise.all(
      Object.entries(parts).map(async ([name, ask]) => ({ name, ready: await ask().catch(() => false) })),
    )
    const notReady = asked.filter(({ ready }) => !ready).map(({ name }) => name)
    if (notReady.length === 0) return reply.send({ status: 'ok' })
    return reply.status(503).header('retry-after', '2').send({ status: 'waiting', notReady })
  })
}

/**
 * Free disk space of a folder, for users other than root; a missing folder will be created on its parent's
 * disk.
 */
export async function diskOf(folder: string): Promise<{ freeBytes: number; totalBytes: number }> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(folder) === folder) throw error
    return diskOf(dirname(folder))
  }
}
