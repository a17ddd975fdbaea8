import type { Settings } from '../../platform/settings/settings.ts'
import type { PageBrand } from './page-brand.ts'

const darkGround = '#0b1018'

/** What pages show of the brand at a host. While the database is away they keep what was last known, so that a page always comes. */
export function createPageBrand(settings: Settings): (host: string) => Promise<PageBrand> {
  const house: PageBrand = { name: 'Tessera', language: 'TY', pictures: [], games: [], lines: [], ground: darkGround, style: '' }
  let last = house
  return async () => {
    const name = await settings.read('site.name').catch(() => undefined)
    if (name !== undefined) last = { ...house, name }
    return last
  }
}
