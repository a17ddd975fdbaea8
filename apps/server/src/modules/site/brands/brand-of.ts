// SPDX-License-Identifier: Apache-2.0
import type { Settings } from '../../../platform/settings/settings.ts'
import { brandLook, brandRules, type BrandLook } from '../look/brand-look.ts'
import { siteLanguages } from '../look/whitelabel.ts'
import type { BrandDirectory } from './brand-directory.ts'

/** What a page, a manifest or an icon needs to know about the brand of its host. */
export interface Brand extends BrandLook {
  brandCode: string
  /** False for an unknown host; the rest is then the first brand's. */
  known: boolean
  siteName: string
  /** CSS rules that give a page the look of the brand; '' for the look of the platform. */
  style: string
  imageCDNs: string[]
  launchGameCDNs: string[]
  defaultLanguage: string
  languages: string[]
}

/** The brand of a host, at most a second old. */
export async function brandOf(
  { settings, directory }: { settings: Settings; directory: BrandDirectory },
  host: string,
): Promise<Brand> {
  const { brandCode, known } = await directory.find(host)
  const of = settings.of(brandCode)
  const [siteName, style, imageCDNs, launchGameCDNs, languages, look] = await Promise.all([
    of.read('site.name'),
    brandRules(of),
    of.read('site.imageCDNs'),
    of.read('site.launchGameCDNs'),
    siteLanguages(of),
    brandLook(of),
  ])
  return { brandCode, known, siteName, style, imageCDNs, launchGameCDNs, ...languages, ...look }
}
