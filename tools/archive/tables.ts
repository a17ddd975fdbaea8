// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '@tessera/server/src/platform/db/owned.ts'

/** What the archive owns in the database; other modules use only what is public. */
export const owned: Owned = { tables: ['archive_piece', 'archived_partition'] }
