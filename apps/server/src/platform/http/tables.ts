// SPDX-License-Identifier: Apache-2.0
import type { Owned } from '../db/owned.ts'

/** What this folder owns in the database. Nothing else uses it, except what is listed as open. */
export const owned: Owned = {
  tables: ['call_once'],
  functions: ['call_once_answer', 'call_once_take'],
}
