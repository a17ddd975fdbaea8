// SPDX-License-Identifier: Apache-2.0
import { requireBucket } from '../../adapters/storage/choose-store.ts'
import { StorageUnavailable } from '../../modules/messages/ports.ts'
import type { Environment } from '../../platform/env/environment.ts'
import type { Log } from '../../platform/log/log.ts'

/**
 * Throws StorageUnavailable when the configured bucket refuses us: then the settings are wrong. A store that
 * is only unavailable stops nobody from betting; its pictures return with it.
 */
export async function requireFileStore(
  { fileBucket }: Pick<Environment, 'fileBucket'>,
  log: Log,
): Promise<void> {
  if (fileBucket === undefined) return
  try {
    await requireBucket(fileBucket)
  } catch (error) {
    if (!(error instanceof StorageUnavailable) || error.reason === 'refused') throw error
    log.warn(
      { error: error.message },
      'the file store is away; pictures that people put in are not shown until it is back',
    )
  }
}
