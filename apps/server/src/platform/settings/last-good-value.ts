// SPDX-License-Identifier: Apache-2.0
import { settings as declared, type SettingName } from '@tessera/contract'
import type { Queries } from '../db/index.ts'
import { findChanges } from './setting-store.ts'

/** How far back the history is searched. */
const mostChanges = 100

/**
 * The value of a leaf before an invalid one was stored: the newest valid value in its history, else the
 * default.
 */
export async function lastGoodValue(
  db: Queries,
  { brandCode, name }: { brandCode: string; name: SettingName },
): Promise<unknown> {
  const { schema, default: usual } = declared[name]
  const { changes } = await findChanges(db, { brandCode, name, pageNo: 1, pageSize: mostChanges })
  for (const { after } of changes) {
    const checked = schema.safeParse(after)
    if (checked.success) return checked.data
  }
  return usual
}
