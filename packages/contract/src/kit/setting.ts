// SPDX-License-Identifier: Apache-2.0
import type { z } from 'zod'

/** The parts of the console's settings form, in their order. */
export const settingGroups = [
  'brand',
  'features',
  'registration',
  'access',
  'links',
  'delivery',
  'timeAndCurrency',
  'wallet',
  'lottery',
] as const
export type SettingGroup = (typeof settingGroups)[number]

/** One leaf of the white-label settings: what an operator may change while the platform runs. */
export interface Setting<Schema extends z.ZodType = z.ZodType> {
  schema: Schema
  default: z.output<Schema>
  /** `public` settings are sent to every browser; `server` settings never leave the server. */
  audience: 'public' | 'server'
  /** One sentence, shown in the console's form and in the documentation. */
  help: string
  /** The part of the form in which it stands. Its title there is the text `console.setting.{name}`. */
  group: SettingGroup
  /**
   * `brand`: every brand has a value of its own. `installation`: one for the whole installation, kept under the
   * first brand.
   */
  scope: 'brand' | 'installation'
}

/** Declares one white-label setting. */
export const setting = <Schema extends z.ZodType>(
  schema: Schema,
  options: Omit<Setting<Schema>, 'schema' | 'scope'> & { scope?: 'installation' },
): Setting<Schema> => ({ schema, scope: 'brand', ...options })
