// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ProcessIdentity } from './embedded-postgres-identity.ts'
import { ownerRole } from './embedded-postgres-role-names.ts'

/** Systems limit a socket's path to about 104 bytes; the rest of it is "/.s.PGSQL.5432" (15). */
const socketFolderMaxBytes = 84

/**
 * The folder of the unix socket: the data folder itself (private to its owner), or a short private one in
 * /tmp when that path is too long or has characters that the setting does not allow.
 */
export function chooseSocketFolder(dataFolder: string, identity: ProcessIdentity | undefined): string {
  if (Buffer.byteLength(dataFolder) <= socketFolderMaxBytes && !/[,"']/.test(dataFolder)) return dataFolder
  const short = join('/tmp', `tessera-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)}`)
  const uid = identity?.uid ?? process.getuid?.() ?? 0
  if (!lstatSync(short, { throwIfNoEntry: false })) {
    mkdirSync(short, { mode: 0o700 })
    if (identity) chownSync(short, identity.uid, identity.gid)
  }
  const found = lstatSync(short)
  if (!found.isDirectory() || found.uid !== uid)
    throw new Error(
      `${short} belongs to somebody else, so the database's socket cannot be put there. Choose a data folder with a shorter path (DATA_DIR).`,
    )
  chmodSync(short, 0o700)
  return short
}

/**
 * Connection string over the socket, of the owner of the tables unless another role is named. Port and TLS are
 * explicit, so that the caller's PGPORT and PGSSLMODE have no effect.
 */
export function socketUrl(socketFolder: string, database: string, role: string = ownerRole): string {
  return `postgresql://${role}@localhost:5432/${encodeURIComponent(database)}?host=${encodeURIComponent(socketFolder)}&sslmode=disable`
}
