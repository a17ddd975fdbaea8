import type { Settings } from '../../../platform/settings/settings.ts'
import { brandLook, type BrandLook } from '../look/brand-look.ts'
import { siteLanguages } from '../look/whitelabel.ts'
import type { MerchantDirectory } from './merchant-directory.ts'

/** What a page, a manifest or an icon has to know of the brand of its host. */
export interface Brand extends BrandLook {
  merchant: string
  /** False for a host that is not ours; the rest is then the first merchant's. */
  known: boolean
  siteName: string
  defaultLanguage: string
  languages: string[]
}

/** The brand of a host, at most a second old. */
export async function brandOf({ settings, directory }: { settings: Settings; directory: MerchantDirectory }, host: string): Promise<Brand> {
  const { merchant, known } = await directory.find(host)
  const of = settings.of(merchant)
  const [siteName, languages, look] = await Promise.all([of.read('site.name'), siteLanguages(of), brandLook(of)])
  return { merchant, known, siteName, ...languages, ...look }
}
