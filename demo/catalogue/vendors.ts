// SPDX-License-Identifier: Apache-2.0
import type { GameType } from '@tessera/server/src/modules/catalogue/index.ts'
import { liveCategories, slotCategories, type VendorCategory } from './categories.ts'
import { catalogueVendors, studioCode, type CatalogueVendor } from './studios.ts'

/** The format of a vendor's entry: with its own categories, and whether it is closed. */
export interface WholeVendor extends CatalogueVendor {
  categories: readonly VendorCategory[]
  isHot: boolean
  maintenance: boolean
}

const more = (gameType: GameType, vendors: readonly (readonly [string, string])[]): CatalogueVendor[] =>
  vendors.map(([vendorCode, name], index) => ({ vendorCode, gameType, name, sort: 20 + index }))

/** The vendors that come with the whole catalogue: forty in all. */
const others: readonly CatalogueVendor[] = [
  ...more('RNG', [
    ['SVM', 'Silvermoth'],
    ['GRN', 'Granary Nine'],
    ['HLX', 'Halyard and Wren'],
    ['MSK', 'Moss and Kettle'],
    ['ZPH', 'Zephyrine'],
    ['TKI', 'Tokinami Works'],
  ]),
  ...more('LIVE', [
    ['RVB', 'Riverbend Live'],
    ['OPL', 'Opaline Salon'],
  ]),
  ...more('FISH', [['TRW', 'Trawlbright']]),
  ...more('PVP', [['JNQ', 'Jonquil Rooms']]),
]

/** The vendors of an installation; the small catalogue has the first thirty. */
export function vendorsOf(whole: boolean): WholeVendor[] {
  return [...catalogueVendors, ...(whole ? others : [])].map((vendor, index) => ({
    ...vendor,
    categories: vendor.vendorCode === studioCode ? [] : categoriesOf(vendor.gameType, index),
    isHot: vendor.sort === 1,
    maintenance: vendor.vendorCode === 'JNQ',
  }))
}

/** Each slot vendor arranges its games in its own way. */
function categoriesOf(gameType: GameType, index: number): readonly VendorCategory[] {
  if (gameType === 'LIVE') return liveCategories
  return gameType === 'RNG' ? slotCategories.filter((_, position) => (position + index) % 3 !== 0) : []
}
