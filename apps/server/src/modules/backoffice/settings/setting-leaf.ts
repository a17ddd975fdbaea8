// SPDX-License-Identifier: Apache-2.0
import { settings as declared, type SettingName } from '@tessera/contract'
import type { TextKey } from '@tessera/texts'
import { z } from 'zod'
import { redact } from './redact.ts'

/** Every leaf in the order of the form. */
export const settingNames = Object.keys(declared) as SettingName[]

const known = new Set<string>(settingNames)
export const isSetting = (name: string): name is SettingName => known.has(name)

/** The key of a leaf's title among the texts of the console. A leaf without one does not compile. */
export const titleOf = (name: SettingName): TextKey => `console.setting.${name}`

const forms = new Map<SettingName, Record<string, unknown>>()

/** A leaf's JSON Schema, with `format` hints where the type is not enough. */
export function formOf(name: SettingName): Record<string, unknown> {
  const known = forms.get(name) ?? {
    ...z.toJSONSchema(declared[name].schema, { io: 'input', unrepresentable: 'any' }),
  }
  forms.set(name, known)
  return known
}

/** The value of a leaf for the console and the audit log. */
export const presentValue = (name: string, value: unknown): unknown =>
  isSetting(name) ? redact(formOf(name), value) : value
