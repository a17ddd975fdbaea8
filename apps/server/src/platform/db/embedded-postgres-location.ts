// SPDX-License-Identifier: Apache-2.0
import { join } from 'node:path'

/**
 * Database of the platform inside the built-in PostgreSQL; platform and studio share it, each with a role of its
 * own.
 */
export const platformDatabaseName = 'tessera'

/** Folder of the built-in PostgreSQL's cluster below DATA_DIR. */
export function clusterFolderOf(dataDir: string): string {
  return join(dataDir, 'postgres')
}
