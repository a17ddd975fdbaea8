// SPDX-License-Identifier: Apache-2.0
import { useState } from 'react'
import type { CallOutput } from '@tessera/contract'

export type Leaf = CallOutput<'backoffice.settings'>['leaves'][number]
/** A typed value, and the version of the leaf that it was based on. */
export interface Draft {
  value: unknown
  version: number
}

export const equal = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export interface SettingDrafts {
  of(leaf: Leaf): Draft | undefined
  change(leaf: Leaf, value: unknown): void
  /** Discards the input of a leaf: those of others stay. */
  drop(name: string): void
  /** Keeps the input although another operator saved meanwhile. */
  overwrite(leaf: Leaf): void
  clear(): void
  changed: readonly string[]
  changes(): { name: string; value: unknown; version: number }[]
}

/** An operator's unsaved input. A value equal to the stored one is no change. */
export function useSettingDrafts(): SettingDrafts {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const drop = (name: string): void => setDrafts(({ [name]: _, ...rest }) => rest)
  return {
    of: ({ name }) => drafts[name],
    change(leaf, value) {
      if (equal(value, leaf.value) && (drafts[leaf.name]?.version ?? leaf.version) === leaf.version)
        drop(leaf.name)
      else
        setDrafts((all) => ({
          ...all,
          [leaf.name]: { value, version: all[leaf.name]?.version ?? leaf.version },
        }))
    },
    drop,
    overwrite: (leaf) =>
      setDrafts((all) =>
        all[leaf.name]
          ? { ...all, [leaf.name]: { value: all[leaf.name]?.value, version: leaf.version } }
          : all,
      ),
    clear: () => setDrafts({}),
    changed: Object.keys(drafts),
    changes: () => Object.entries(drafts).map(([name, { value, version }]) => ({ name, value, version })),
  }
}
