// SPDX-License-Identifier: Apache-2.0
import { settings as declared, type SettingName } from '@tessera/contract'
import type { Queries } from '../db/index.ts'
import { lastGoodValue } from './last-good-value.ts'
import { reasonOf } from './reason-of.ts'
import { findSettings, type StoredSetting } from './setting-store.ts'

/** A stored value that its schema refuses: an older release or a manual change stored it. */
export interface RefusedSetting {
  brandCode: string
  name: string
  version: number
  /** What is wrong with it; English, for operators. */ reason: string
}

export interface LoadedSetting {
  version: number
  value: unknown
}

const isSetting = (name: string): name is SettingName => Object.hasOwn(declared, name)
export const keyOf = (brandCode: string, name: string): string => `${brandCode} ${name}`

/** The stored settings of all brands by their keys, and those that are refused. */
export async function loadSettings(
  db: Queries,
  before: ReadonlyMap<string, LoadedSetting>,
): Promise<{ values: Map<string, LoadedSetting>; refused: RefusedSetting[] }> {
  const values = new Map<string, LoadedSetting>()
  const refused: RefusedSetting[] = []
  for (const row of await findSettings(db)) {
    if (!isSetting(row.name)) continue
    const known = before.get(keyOf(row.brandCode, row.name))
    // An unchanged value is not parsed again, so it stays the same object.
    values.set(
      keyOf(row.brandCode, row.name),
      known?.version === row.version ? known : await judged(db, { ...row, name: row.name }, known, refused),
    )
  }
  return { values, refused }
}

/** A value that its schema refuses is noted, and the last valid one is used. */
async function judged(
  db: Queries,
  row: StoredSetting & { name: SettingName },
  known: LoadedSetting | undefined,
  refused: RefusedSetting[],
): Promise<LoadedSetting> {
  const { version, value } = row
  const checked = declared[row.name].schema.safeParse(value)
  if (checked.success) return { version, value: checked.data }
  refused.push({ brandCode: row.brandCode, name: row.name, version, reason: reasonOf(checked.error) })
  return { version, value: known ? known.value : await lastGoodValue(db, row) }
}
