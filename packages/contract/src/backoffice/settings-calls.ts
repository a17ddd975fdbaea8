// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { call, line, Moment, page, PageNo, pageSize } from '../kit/index.ts'
import { settingGroups } from '../kit/setting.ts'

const BrandCode = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,30}$/, 'Small letters, digits and dashes, such as brand2')
const SettingName = z.string().max(80)
/** How often the value has been changed; 0 for the default. */
const Version = z.number().int().min(0)

const leaf = z.object({
  name: z.string(),
  group: z.enum(settingGroups),
  /** Text key of its title in the console. */
  title: z.string(),
  help: z.string(),
  audience: z.enum(['public', 'server']),
  scope: z.enum(['brand', 'installation']),
  /**
   * JSON Schema of the value, from which the console renders a field. `format` refines the type where needed:
   * `colour`, `picture`, `moment` (epoch ms), `secret`, `registrationFields`.
   */
  schema: z.record(z.string(), z.unknown()),
  /** False for a switch whose feature is not built: it reads as off, whatever its value. */
  built: z.boolean(),
  default: z.unknown(),
  value: z.unknown(),
  version: Version,
  changedAt: Moment.nullable(),
  changedBy: z.string().nullable(),
})
const difference = z.object({ name: z.string(), before: z.unknown(), after: z.unknown(), version: Version })
const changed = z.object({
  /** Settings that have changed, or would change. */
  differences: z.array(difference),
  dryRun: z.boolean(),
})
const host = z.object({
  host: z.string(),
  enabled: z.boolean(),
  affiliateCode: z.string().nullable(),
  ownerId: z.number().nullable(),
  mainUrl: z.string().nullable(),
  speedMs: z.number().nullable(),
  measuredAt: Moment.nullable(),
})
const brandShape = z.object({
  code: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  createdAt: Moment,
  hosts: z.array(host),
})

/** Operator calls for settings, brands and hosts. */
export const settingsCalls = {
  settings: call('backoffice.settings', {
    http: 'GET /ops/settings',
    who: 'operator',
    may: 'read',
    summary: 'The settings of one brand: each with its form, its value, and who changed it last.',
    input: { brandCode: BrandCode.optional() },
    output: z.object({
      brandCode: z.string(),
      groups: z.array(z.enum(settingGroups)),
      leaves: z.array(leaf),
    }),
    faults: ['backoffice.noBrand'],
  }),
  changeSettings: call('backoffice.changeSettings', {
    http: 'POST /ops/settings',
    who: 'operator',
    may: 'settings',
    pays: true,
    summary:
      'Changes several settings together, or none. `dryRun` only answers the differences. An outdated version is refused with 409.',
    input: {
      brandCode: BrandCode.optional(),
      dryRun: z.boolean().default(false),
      changes: z
        .array(z.strictObject({ name: SettingName, value: z.unknown(), version: Version }))
        .min(1)
        .max(100),
    },
    output: changed,
    faults: ['backoffice.settingChanged', 'backoffice.noBrand'],
  }),
  settingHistory: call('backoffice.settingHistory', {
    http: 'GET /ops/settings/history',
    who: 'operator',
    may: 'read',
    summary: 'Changes of settings, newest first: who, when, before, after.',
    input: {
      brandCode: BrandCode.optional(),
      name: SettingName.optional(),
      pageNo: PageNo,
      pageSize: pageSize(20),
    },
    output: page(
      z.object({
        id: z.string(),
        brandCode: z.string(),
        name: z.string(),
        title: z.string(),
        before: z.unknown(),
        after: z.unknown(),
        version: Version,
        changedAt: Moment,
        changedBy: z.string(),
      }),
    ),
    faults: ['backoffice.noBrand'],
  }),
  restoreSetting: call('backoffice.restoreSetting', {
    http: 'POST /ops/settings/history/:id/restore',
    who: 'operator',
    may: 'settings',
    pays: true,
    summary: 'Restores the value that a setting had before a change.',
    input: { id: z.string().regex(/^\d{1,18}$/), version: Version, dryRun: z.boolean().default(false) },
    output: changed,
    faults: ['backoffice.noChange', 'backoffice.settingChanged'],
  }),
  brands: call('backoffice.brands', {
    http: 'GET /ops/brands',
    who: 'operator',
    may: 'readBrands',
    summary: 'All brands of the installation with their hosts.',
    input: {},
    output: z.array(brandShape),
  }),
  addBrand: call('backoffice.addBrand', {
    http: 'POST /ops/brands',
    who: 'operator',
    may: 'settings',
    summary: 'Creates a brand. Nobody can see it before it has a host.',
    input: { code: BrandCode, name: line(60).min(1) },
    output: brandShape,
    faults: ['backoffice.brandTaken'],
  }),
  changeBrand: call('backoffice.changeBrand', {
    http: 'PUT /ops/brands/:code',
    who: 'operator',
    may: 'settings',
    summary: 'Renames, closes or opens a brand. The hosts of a closed brand are not valid.',
    input: { code: BrandCode, name: line(60).min(1).optional(), enabled: z.boolean().optional() },
    output: brandShape,
    faults: ['backoffice.noBrand', 'backoffice.firstBrand'],
  }),
  addHost: call('backoffice.addHost', {
    http: 'POST /ops/brands/:code/hosts',
    who: 'operator',
    may: 'settings',
    summary: 'Adds a host to a brand.',
    input: {
      code: BrandCode,
      host: z
        .string()
        .trim()
        .max(253)
        .regex(
          /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i,
          'A host name such as play.example.com',
        ),
      affiliateCode: line(20)
        .regex(/^[A-Za-z0-9]*$/)
        .default(''),
      ownerId: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
      mainUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(500)]).default(''),
    },
    output: brandShape,
    faults: ['backoffice.noBrand', 'backoffice.hostTaken'],
  }),
  changeHost: call('backoffice.changeHost', {
    http: 'PUT /ops/hosts/:host',
    who: 'operator',
    may: 'settings',
    summary: 'Closes or opens a host.',
    input: { host: z.string().max(253), enabled: z.boolean() },
    output: brandShape,
    faults: ['backoffice.noHost'],
  }),
}
