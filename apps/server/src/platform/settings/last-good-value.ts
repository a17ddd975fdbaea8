// SPDX-License-Identifier: Apache-2.0
import { settings as declared, type SettingName } from '@tessera/contract'
import type { Queries } from '../db/index.ts'
import { findChanges } from './setting-store.ts'

/** As far back as the history is looked through. */
const mostChanges = 100

/**
 * What held of a leaf before a value was stored that its schema refuses: the newest of its history that is
 * good, else the default.
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
