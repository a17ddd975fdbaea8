// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { setting } from '../../kit/index.ts'
import { CountryCode, IpNetwork, OptionalMoment } from './fields.ts'

const Window = z
  .strictObject({ start: z.number().int().min(0).max(8_640_000_000_000_000), end: OptionalMoment })
  .refine(({ start, end }) => end === null || end > start, {
    path: ['end'],
    message: 'The end lies before the start',
  })

/**
 * Who can use the site, and when (D-51 to D-54). Wallet calls of vendors are not affected: open bets settle.
 */
export const accessSettings = {
  'site.maintenance': setting(z.boolean(), {
    group: 'access',
    default: false,
    audience: 'server',
    help: 'Replaces the whole site with the maintenance page until it is switched off.',
  }),
  'site.maintenanceEnd': setting(OptionalMoment, {
    group: 'access',
    default: null,
    audience: 'server',
    help: 'Shown on the maintenance page. Maintenance does not end by itself at this time.',
  }),
  'site.maintenanceWindow': setting(Window.nullable(), {
    group: 'access',
    default: null,
    audience: 'server',
    help: 'Planned maintenance starts and ends by itself. Without an end it lasts until it is removed here.',
  }),
  'site.blockedCountries': setting(z.array(CountryCode).max(250), {
    group: 'access',
    default: [],
    audience: 'server',
    help: 'Visitors from these countries see the restriction page. Addresses whose country is unknown are let in.',
  }),
  'site.blockedIps': setting(z.array(IpNetwork).max(2_000), {
    group: 'access',
    default: [],
    audience: 'server',
    help: 'IP addresses and networks that see only the restriction page.',
  }),
  'site.trustedProxies': setting(z.array(IpNetwork).max(200), {
    group: 'access',
    default: [],
    audience: 'server',
    scope: 'installation',
    help: 'Proxies whose X-Forwarded-For header is trusted, in addition to those set in the environment.',
  }),
} as const
