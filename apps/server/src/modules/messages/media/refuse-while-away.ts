// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import type { Log } from '../../../platform/log/log.ts'
import { StorageUnavailable, type FileStore } from '../ports.ts'

/**
 * The store as calls use it: while it is unreachable, calls are refused with `call.unavailable` and the log
 * says why.
 */
export function refuseWhileAway(files: FileStore, log: Log): FileStore {
  const refuse = (error: unknown): never => {
    if (!(error instanceof StorageUnavailable)) throw error
    log.warn({ error: error.message, reason: error.reason }, 'a picture could not be kept, read or removed')
    throw fault('call.unavailable')
  }
  return {
    keep: (area, name, bytes) => files.keep(area, name, bytes).catch(refuse),
    read: (area, name) => files.read(area, name).catch(refuse),
    remove: (area, name) => files.remove(area, name).catch(refuse),
    list: (area) => files.list(area),
  }
}
