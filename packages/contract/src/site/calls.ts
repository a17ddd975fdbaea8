// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { call, Moment } from '../kit/index.ts'
import {
  DomainRoute,
  Location,
  RegisterSettings,
  Resources,
  ServiceEntries,
  Whitelabel,
} from './whitelabel.ts'

const HostName = z.string().max(255)
/** 0 open, 1 under maintenance, 2 not available in the visitor's region; maintenance wins (D-51). */
const SiteStatus = z.literal([0, 1, 2])

export const siteCalls = {
  permission: call('site.permission', {
    http: 'GET /wps/system/permission',
    who: 'anyone',
    summary: 'The first call of the app: everything that it needs to render.',
    input: { host: HostName.optional() },
    output: z.object({
      whitelabel: Whitelabel,
      ...RegisterSettings.shape,
      resources: Resources,
      customerService: ServiceEntries,
      analytics: z.object({ gtagId: z.string() }),
      imageCDNs: z.array(z.string()),
      launchGameCDNs: z.array(z.string()),
      maintenance: z.boolean(),
      maintenanceEnd: Moment.nullable(),
      regionRestriction: z.boolean(),
      location: Location,
      /** The visitor's address is blocked: the page 'Access restricted' and nothing else. */
      ipBlocked: z.boolean(),
      merchantCode: z.string(),
      /** About the host of the page. */
      domainRoute: DomainRoute,
    }),
  }),
  whitelabel: call('site.whitelabel', {
    http: 'GET /wps/system/whitelabel',
    who: 'anyone',
    summary: 'Names, switches and the encryption key of this site.',
    input: {},
    output: Whitelabel,
  }),
  registerSettings: call('site.registerSettings', {
    http: 'GET /wps/system/setting/register',
    who: 'anyone',
    summary: 'The rule of each field of both registration forms.',
    input: {},
    output: RegisterSettings,
  }),
  status: call('site.status', {
    http: 'GET /wps/system/status',
    who: 'anyone',
    summary:
      'Whether the site is open (0), under maintenance (1) or not available in the visitor’s region (2).',
    input: {},
    output: z.object({ status: SiteStatus, maintenanceEnd: Moment.nullable(), location: Location }),
  }),
  domainRoute: call('site.domainRoute', {
    http: 'GET /wps/system/domainRoute',
    who: 'anyone',
    summary: 'Whether a host belongs to this installation, and to which brand and agent.',
    input: { domain: HostName.min(1) },
    output: DomainRoute,
  }),
  routers: call('site.routers', {
    http: 'GET /wps/system/routers',
    who: 'anyone',
    summary: 'The hosts of this brand with the answer time of each in ms, fastest first.',
    input: {},
    output: z.object({ domainList: z.array(z.object({ domain: z.string(), speed: z.number() })) }),
  }),
  texts: call('site.texts', {
    http: 'GET /wps/system/texts',
    who: 'anyone',
    cache: 'revalidate',
    summary:
      'Sentences that this brand words differently from the release, in the language of the caller: compiled messages by key. Usually none.',
    input: { language: z.string().max(10).optional() },
    output: z.object({ messages: z.record(z.string(), z.unknown()) }),
  }),
  countryCodes: call('site.countryCodes', {
    http: 'GET /wps/system/countryCodes',
    who: 'anyone',
    summary: 'Countries with their dialling codes, sorted by name in the caller’s language.',
    input: { language: z.string().max(10).optional() },
    output: z.array(z.object({ countryCode: z.string(), countryDialingCode: z.string(), name: z.string() })),
  }),
}
