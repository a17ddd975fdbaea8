// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { setting } from '../../kit/index.ts'
import { ContactAddress, Label, ResourceUrl, ServicePath } from './fields.ts'

export const resourceTypes = [
  'AFFILIATELINK',
  'Android',
  'MOBILECONFIG',
  'FACEBOOK',
  'TELEGRAM',
  'YOUTUBE',
  'INSTAGRAM',
  'WHATSAPP',
  'LINE',
] as const
export const Resource = z
  .strictObject({
    type: z.enum(resourceTypes),
    /** Empty: the affiliate link opens the login for agents. */
    url: z.union([ResourceUrl, z.literal('')]),
    /** Picture of the QR code; empty: it is drawn from the url. */
    qrCodeUrl: z.union([ResourceUrl, z.literal('')]),
    labelNameEn: Label(60),
  })
  .refine(({ type, url }) => url !== '' || type === 'AFFILIATELINK', {
    path: ['url'],
    message: 'Only the affiliate link may be empty',
  })
  .refine(({ type, url }) => !url.startsWith('/') || type === 'Android' || type === 'MOBILECONFIG', {
    path: ['url'],
    message: 'Only an app may be a page or a file of the site itself',
  })

export const serviceTypes = ['LIVE', 'VIP', 'TELEGRAM', 'WHATSAPP', 'LINE', 'EMAIL'] as const
export const ServiceEntry = z.strictObject({
  csType: z.enum(serviceTypes),
  path: ServicePath,
  title: Label(60),
})

/** External addresses that the site links to. */
export const linkSettings = {
  'site.resources': setting(z.array(Resource).max(40), {
    group: 'links',
    default: [],
    audience: 'public',
    help: 'Apps, the affiliate link and social pages. Only what is listed here is shown. The site itself can be the app: /down#how-android for Android, /app.mobileconfig for iOS.',
  }),
  'site.customerService': setting(z.array(ServiceEntry).max(20), {
    group: 'links',
    default: [],
    audience: 'public',
    help: 'Customer-service channels, in this order. The VIP channel is for members with VIP5 or above.',
  }),
  'site.securityContact': setting(z.union([ContactAddress, z.literal('')]), {
    group: 'links',
    default: '',
    audience: 'server',
    help: 'Where to report security problems: an email address such as mailto:security@example.com, or a page. Published at /.well-known/security.txt unless empty.',
  }),
} as const
