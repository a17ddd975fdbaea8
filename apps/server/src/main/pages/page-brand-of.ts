// SPDX-License-Identifier: Apache-2.0
import { brandOf, type MerchantDirectory } from '../../modules/site/index.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { PageBrand } from './page-brand.ts'

const darkGround = '#0b1018'
const houseColour = '#22e38b'
const house = {
  merchant: undefined,
  stranger: false,
  name: 'Tessera',
  language: 'TY',
  pictures: [],
  games: [],
  lines: [],
  countsVisits: false,
  provesNumbers: false,
  ground: darkGround,
  colour: houseColour,
  style: '',
} satisfies Omit<PageBrand, 'home'>

interface PageBrandDeps {
  settings: Settings
  directory: MerchantDirectory
  publicUrl: string
}

/**
 * What pages show of the brand at a host. While the database is away they keep what was last known of it, so
 * that a page always comes.
 */
export function createPageBrand(deps: PageBrandDeps): (host: string) => Promise<PageBrand> {
  const last = new Map<string, PageBrand>()
  const home = new URL(deps.publicUrl).origin
  return async (host) => {
    try {
      await Promise.all([deps.settings.refresh(), deps.directory.refresh()])
      const brand = await readBrand(deps, host)
      // A host that is not ours is nobody's to remember: there is no end of them.
      if (brand.merchant !== undefined) last.set(host, brand)
      return brand
    } catch {
      return last.get(host) ?? { ...house, home }
    }
  }
}

async function readBrand(
  { directory, publicUrl, settings }: PageBrandDeps,
  host: string,
): Promise<PageBrand> {
  const brand = await brandOf({ settings, directory }, host)
  const { protocol, port } = new URL(publicUrl)
  const gtagId = await settings.of(brand.merchant).read('site.gtagId')
  const provesNumbers =
    (await settings.of(brand.merchant).read('identity.smsProvider')) === 'firebase' &&
    (await settings.of(brand.merchant).read('identity.firebaseApiKey')) !== ''
  const lines = (await directory.hostsOf(brand.merchant)).map(
    (other) => `${protocol}//${other.host}${port === '' ? '' : `:${port}`}`,
  )
  return {
    merchant: brand.known ? brand.merchant : undefined,
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
    colour: brand.tokens.dark['brand'] ?? houseColour,
    style: brand.style.trim(),
  }
}
