// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../db/owned.ts'

/** What this folder owns in the database. Nothing else uses it, except what is listed as open. */
export const owned: Owned = {
  tables: ['known_key', 'vault_key_holder'],
  functions: ['require_kept_vault_key', 'vault_key_of'],
  open: ['require_kept_vault_key', 'vault_key_of'],
}
