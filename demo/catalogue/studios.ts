// SPDX-License-Identifier: Apache-2.0
import type { GameType } from '@tessera/server/src/modules/catalogue/index.ts'

/** A vendor as the catalogue lists it: one entry per type of games. */
export interface CatalogueVendor {
  vendorCode: string
  gameType: GameType
  name: string
  sort: number
}

const offering = (gameType: GameType, vendors: readonly (readonly [string, string])[]): CatalogueVendor[] =>
  vendors.map(([vendorCode, name], index) => ({ vendorCode, gameType, name, sort: index }))

/** The vendor of the studio's own games: titles of other makers are never its. */
export const studioCode = 'BGS'

/**
 * All vendors of the demonstration installation. The studios are invented; the codes of the grid vendors are given.
 */
export const catalogueVendors: readonly CatalogueVendor[] = [
  ...offering('INHOUSE', [[studioCode, 'Tessera Originals']]),
  // Its tables are listed among the live ones, too.
  { vendorCode: studioCode, gameType: 'LIVE', name: 'Tessera Originals', sort: -1 },
  ...offering('RNG', [
    ['NVF', 'Novaforge Reels'],
    ['PXR', 'Pixel Reef Works'],
    ['IRC', 'Ironcrest Play'],
    ['LMQ', 'Lumaquill'],
    ['NTN', 'Northnine Slots'],
    ['AMF', 'Amberfinch'],
    ['QBL', 'Quartzbell'],
    ['TDW', 'Tidewrights'],
    ['BHN', 'Bluehornet Lab'],
    ['OKL', 'Oaklantern'],
  ]),
  ...offering('LIVE', [
    ['VLT', 'Velvetrow Live'],
    ['MRD', 'Meridian Salon'],
    ['GLH', 'Glasshouse Tables'],
  ]),
  ...offering('FISH', [
    ['DPK', 'Deepkettle'],
    ['CRL', 'Corallune'],
  ]),
  ...offering('PVP', [
    ['RMC', 'Roomcraft'],
    ['SXT', 'Sextant Rooms'],
  ]),
  ...offering('SPORTS', [
    ['KKL', 'Kickline Sports'],
    ['PTH', 'Pitchhouse'],
  ]),
  ...offering('ESPORTS', [
    ['AV', 'AV'],
    ['AI', 'AI'],
    ['IMES', 'IMES'],
    ['TF', 'TF'],
    ['IA', 'IA'],
  ]),
  ...offering('LOTT', [
    ['DRM', 'Drumlot'],
    ['NBR', 'Numberry'],
  ]),
  ...offering('ELOTT', [
    ['QKD', 'Quickdraw House'],
    ['SPB', 'Spinball Minute'],
  ]),
  ...offering('COCKFIGHT', [['DS88', 'DS88']]),
  // And its card rooms.
  { vendorCode: studioCode, gameType: 'PVP', name: 'Tessera Originals', sort: -1 },
  // And its fishing halls.
  { vendorCode: studioCode, gameType: 'FISH', name: 'Tessera Originals', sort: -1 },
]
