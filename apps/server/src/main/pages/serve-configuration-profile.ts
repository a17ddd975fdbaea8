// SPDX-License-Identifier: Apache-2.0
import type { FastifyInstance } from 'fastify'
import type { Pictures } from '../../platform/pictures/index.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { configurationProfile } from './configuration-profile.ts'
import type { PageBrand } from './page-brand.ts'
import { missingOrBusy, retryAfterSeconds } from './serve-art.ts'
import { visitorLanguage } from './visitor-language.ts'

/** Where the profile of a brand is served: the address that its resource MOBILECONFIG may name. */
export const profilePath = '/app.mobileconfig'

export interface ConfigurationProfileDeps {
  settings: Settings
  brandOf(host: string): Promise<PageBrand>
  pictures: Pictures
}

/**
 * Serves the configuration profile that puts a brand's site on the home screen of an iPhone. Only at the hosts of
 * brands that offer it: the address in the profile is never one that a client made up.
 */
export function serveConfigurationProfile(
  app: FastifyInstance,
  { settings, brandOf, pictures }: ConfigurationProfileDeps,
): void {
  app.get(profilePath, async (request, reply) => {
    const brand = await brandOf(request.host)
    const { brandCode, home, name, colour, texts } = brand
    if (brandCode === undefined || !(await isOffered(settings, brandCode))) return reply.callNotFound()
    const icon = await pictures
      .picture('icon', { colour: colour.toLowerCase(), shape: 'maskable' }, { width: 180, format: 'png' })
      .catch(missingOrBusy)
    if (icon === 'busy' || !icon)
      return reply.status(503).header('retry-after', String(retryAfterSeconds)).send()
    const language = visitorLanguage(request.headers.cookie, brand.language)
    const description = texts.say(language, 'downloads.profile.description', { site: name })
    // Private: it depends on the host and on the visitor's language, which a cache between us might overlook.
    return reply
      .type('application/x-apple-aspen-config')
      .header('cache-control', 'private, no-cache')
      .header('content-disposition', `attachment; filename="${brandCode}.mobileconfig"`)
      .send(configurationProfile({ brandCode, home, name, description, icon: icon.bytes }))
  })
}

async function isOffered(settings: Settings, brandCode: string): Promise<boolean> {
  const resources = await settings.of(brandCode).read('site.resources')
  return resources.some(({ type, url }) => type === 'MOBILECONFIG' && url.split(/[?#]/)[0] === profilePath)
}
