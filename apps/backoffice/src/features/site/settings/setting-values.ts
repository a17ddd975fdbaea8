// SPDX-License-Identifier: Apache-2.0
import { createContext, useContext } from 'react'
import type { Leaf, SettingDrafts } from './use-setting-drafts.ts'

type ValueOf = (name: string) => unknown

const Values = createContext<ValueOf>(() => undefined)

/** Lets fields see the values of other leaves as they are typed; the value is `valueOf` by name. */
export const SettingValues = Values.Provider

/** The value of another leaf of the same form, as typed or stored. */
export const useSettingValue = (name: string): unknown => useContext(Values)(name)

/** What is typed for a leaf, else what is stored. */
export function valueOf(leaves: readonly Leaf[], drafts: SettingDrafts, name: string): unknown {
  const leaf = leaves.find((one) => one.name === name)
  return leaf && (drafts.of(leaf)?.value ?? leaf.value)
}
