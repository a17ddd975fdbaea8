// SPDX-License-Identifier: Apache-2.0
import type { z } from 'zod'

/** The sections of the settings form in the console, in order. */
export const settingGroups = [
  'brand',
  'features',
  'registration',
  'access',
  'links',
  'delivery',
  'timeAndCurrency',
  'wallet',
  'withdrawals',
  'ranks',
  'lottery',
  'sportsbook',
] as const
export type SettingGroup = (typeof settingGroups)[number]

/** One white-label setting: something that an operator can change while the installation runs. */
export interface Setting<Schema extends z.ZodType = z.ZodType> {
  schema: Schema
  default: z.output<Schema>
  /** `public` settings are sent to every browser; `server` settings never leave the server. */
  audience: 'public' | 'server'
  /** One sentence for the form in the console and for the documentation. */
  help: string
  /** Its section of the form. Its title there is the text `console.setting.{name}`. */
  group: SettingGroup
  /**
   * `brand`: each brand has its own value. `installation`: one value for all, stored for the first brand.
   */
  scope: 'brand' | 'installation'
  /** Sets what is paid, or what one person may pay alone: two operators change it. */
  twoPersons?: true
}

/** Declares one white-label setting. */
export const setting = <Schema extends z.ZodType>(
  schema: Schema,
  options: Omit<Setting<Schema>, 'schema' | 'scope'> & { scope?: 'installation' },
): Setting<Schema> => ({ schema, scope: 'brand', ...options })
