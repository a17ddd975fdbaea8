// SPDX-License-Identifier: Apache-2.0
import { settings as declared, type SettingName } from '@tessera/contract'
import type { Database, Tx } from '../db/index.ts'
import { lockSetting, storeChange } from './setting-store.ts'

export interface SettingToWrite {
  /** The brand that holds the value; see `holderOf`. */
  brandCode: string
  name: SettingName
  value: unknown
  changedBy: string
  nowMs: number
  /** The version that the writer has seen; without it, the write replaces any value. */
  version?: number
  /** Stores the default, too, if nothing is stored yet: somebody has decided that it stays. */
  isDecision?: boolean
}

/** What a write changed; undefined when the stored version is not the one that the writer has seen. */
export interface WrittenSetting {
  before: unknown
  after: unknown
  version: number
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Stores a value with a history line, unless it is already the stored value. Throws a ZodError for an invalid
 * value.
 */
export async function writeSetting(
  db: Database | Tx,
  wanted: SettingToWrite,
): Promise<WrittenSetting | undefined> {
  const after: unknown = declared[wanted.name].schema.parse(wanted.value)
  return inTransaction(db, (tx) => store(tx, wanted, after))
}

async function store(
  tx: Tx,
  { brandCode, name, changedBy, nowMs, version, isDecision = false }: SettingToWrite,
  after: unknown,
): Promise<WrittenSetting | undefined> {
  for (;;) {
    const current = await lockSetting(tx, brandCode, name)
    const standing = current?.version ?? 0
    if (version !== undefined && version !== standing) return undefined
    const before: unknown = current ? current.value : declared[name].default
    const decides = isDecision && !current
    if (!decides && isSame(sorted(before), sorted(after))) return { before, after, version: standing }
    const next = { brandCode, name, version: standing + 1, before, after, changedAtMs: nowMs, changedBy }
    if (await storeChange(tx, next)) return { before, after, version: next.version }
    // Somebody stored the very first value between our read and our write, so it can be read now.
    if (version !== undefined) return undefined
  }
}

/** Compares regardless of field order, because the database changes the order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, item]) => [key, sorted(item)]),
  )
}

const inTransaction = <Result>(db: Database | Tx, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction === true ? work(db) : db.transaction(work)
