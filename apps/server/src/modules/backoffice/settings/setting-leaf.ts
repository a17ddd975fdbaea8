import { settings as declared, type SettingName } from '@tessera/contract'
import type { TextKey } from '@tessera/texts'
import { z } from 'zod'

/** Every leaf in the order of the form. */
export const settingNames = Object.keys(declared) as SettingName[]

const known = new Set<string>(settingNames)
export const isSetting = (name: string): name is SettingName => known.has(name)

/** The key of a leaf's title among the texts of the console. A leaf without one does not compile. */
export const titleOf = (name: SettingName): TextKey => `console.setting.${name}`

/** The form of a leaf's value as JSON Schema, with hints under `format` where a type says too little. */
export const formOf = (name: SettingName): Record<string, unknown> => ({ ...z.toJSONSchema(declared[name].schema, { io: 'input', unrepresentable: 'any' }) })

const isSecret = (name: SettingName): boolean => declared[name].schema.meta()?.format === 'secret'
const veil = '••••••'

/** A value as an operator may see it: a secret only by whoever may change it. */
export const veiled = (name: SettingName, value: unknown, mayChange: boolean): unknown => isSecret(name) && !mayChange && value !== '' ? veil : value
