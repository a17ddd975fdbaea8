// SPDX-License-Identifier: Apache-2.0
import type { Owned } from './owned.ts'

/** What this folder owns in the database. Nothing else uses it, except what is listed as open. */
export const owned: Owned = {
  tables: ['backup_record', 'database_cell', 'schema_migration'],
  functions: ['partition_ranges', 'partition_state', 'prepare_quarters'],
  open: ['partition_ranges', 'partition_state', 'prepare_quarters'],
}
