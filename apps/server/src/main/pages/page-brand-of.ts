// SPDX-License-Identifier: Apache-2.0
import { brandOf, type BrandDirectory } from '../../modules/site/index.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { shippedTexts } from '../../platform/texts/brand-texts.ts'
import type { PageBrand } from './page-brand.ts'

const darkGround = '#0b1018'
const usualColour = '#22e38b'
const platform = {
  brandCode: undefined,
  stranger: false,
  name: 'Tessera',
  language: 'TY',
  pictures: [],
  games: [],
  lines: [],
  countsVisits: false,
  provesNumbers: false,
  ground: darkGround,
  colour: usualColour,
  style: '',
  texts: shippedTexts,
} satisfies Omit<PageBrand, 'home'>

interface PageBrandDeps {
  settings: Settings
  directory: BrandDirectory
  publicUrl: string
}

/**
 * What pages present of the brand at a host. While the database is unavailable, they use what was last read,
 * so that a page is always served.
 */
export function createPageBrand(deps: PageBrandDeps): (host: string) => Promise<PageBrand> {
  const last = new Map<string, PageBrand>()
  const home = new URL(deps.publicUrl).origin
  return async (host) => {
    try {
      await Promise.all([deps.settings.refresh(), deps.directory.refresh()])
      const brand = await readBrand(deps, host)
      // Unknown hosts are not remembered: there is no end of them.
      if (brand.brandCode !== undefined) last.set(host, brand)
      return brand
    } catch {
      return last.get(host) ?? { ...platform, home }
    }
  }
}

async function readBrand(
  { directory, publicUrl, settings }: PageBrandDeps,
  host: string,
): Promise<PageBrand> {
  const brand = await brandOf({ settings, directory }, host)
  const { protocol, port } = new URL(publicUrl)
  const gtagId = await settings.of(brand.brandCode).read('site.gtagId')
  const provesNumbers =
    (await settings.of(brand.brandCode).read('identity.smsProvider')) === 'firebase' &&
    (await settings.of(brand.brandCode).read('identity.firebaseApiKey')) !== ''
  const lines = (await directory.hostsOf(brand.brandCode)).map(
    (other) => `${protocol}//${other.host}${port === '' ? '' : `:${port}`}`,
  )
  return {
    brandCode: brand.known ? brand.brandCode : undefined,
    stranger: !brand.known,
    home: await directory.siteUrl(host),
    name: brand.siteName,
    language: brand.defaultLanguage,
    pictures: brand.imageCDNs,
    games: brand.launchGameCDNs,
    lines,
    countsVisits: gtagId !== '',
    provesNumbers,
    ground: darkGround,
    colour: brand.tokens.dark['brand'] ?? usualColour,
    style: brand.style.trim(),
    texts: settings.of(brand.brandCode).texts,
  }
}
