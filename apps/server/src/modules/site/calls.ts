// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import { languageOf, languages } from '@tessera/texts'
import type { DomainHandlers, RequestFacts } from '../../platform/http/index.ts'
import { accessFacts, type AccessDeps } from './access/access-facts.ts'
import { countryCodes } from './look/country-codes.ts'
import { textsOfSite } from './look/texts-of-site.ts'
import { registerSettings } from './look/register-settings.ts'
import { whitelabel, type WhitelabelDeps } from './look/whitelabel.ts'
import { domainList } from './brands/domain-list.ts'
import type { BrandDirectory } from './brands/brand-directory.ts'

export interface SiteDeps extends WhitelabelDeps, AccessDeps {
  directory: BrandDirectory
  publicUrl: string
}

async function domainRoute(
  directory: BrandDirectory,
  domain: string,
): Promise<OperationOutput<'site.domainRoute'>> {
  const { known, affiliateCode, ownerId, mainUrl } = await directory.find(domain)
  return { domain, valid: known, affiliateCode, ownerId: ownerId === null ? null : Number(ownerId), mainUrl }
}

/**
 * All that the app needs to render itself, for the brand whose host was called (D-57). `host` is the host of
 * the page.
 */
async function permission(
  deps: SiteDeps,
  { host }: OperationInput<'site.permission'>,
  { brandCode, ip, nowMs, ...facts }: RequestFacts,
): Promise<OperationOutput<'site.permission'>> {
  const settings = deps.settings.of(brandCode)
  const [look, rules, access, route, resources, customerService, gtagId, imageCDNs, launchGameCDNs] =
    await Promise.all([
      whitelabel(deps, brandCode),
      registerSettings(settings),
      accessFacts(deps, { brandCode, ip, nowMs }),
      domainRoute(deps.directory, host ?? facts.host),
      settings.read('site.resources'),
      settings.read('site.customerService'),
      settings.read('site.gtagId'),
      settings.read('site.imageCDNs'),
      settings.read('site.launchGameCDNs'),
    ])
  return {
    whitelabel: look,
    ...rules,
    resources,
    customerService,
    analytics: { gtagId },
    imageCDNs,
    launchGameCDNs,
    maintenance: access.status === 1,
    maintenanceEnd: access.maintenanceEnd,
    regionRestriction: access.regionRestriction,
    location: access.location,
    ipBlocked: access.ipBlocked,
    merchantCode: brandCode,
    domainRoute: route,
  }
}

export const siteCalls = (deps: SiteDeps): DomainHandlers<'site'> => ({
  'site.permission': (input, facts) => permission(deps, input, facts),
  'site.whitelabel': (_, { brandCode }) => whitelabel(deps, brandCode),
  'site.registerSettings': (_, { brandCode }) => registerSettings(deps.settings.of(brandCode)),
  'site.texts': (_, { texts, language }) => ({ messages: textsOfSite(texts, language) }),
  async 'site.status'(_, visitor) {
    const { status, maintenanceEnd, location } = await accessFacts(deps, visitor)
    return { status, maintenanceEnd, location }
  },
  'site.domainRoute': ({ domain }) => domainRoute(deps.directory, domain),
  'site.routers': (_, { brandCode }) => domainList(deps.directory, brandCode, deps.publicUrl),
  'site.countryCodes': (input, { language }) =>
    countryCodes(languages[languageOf(input.language ?? language)].tag),
})
