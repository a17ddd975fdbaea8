// SPDX-License-Identifier: Apache-2.0
import type { studioSlotNames as source } from '../en/studio-slot-names.ts'
import type { Translated } from '../translated.ts'

/** The names of the slots. */
export const studioSlotNames: Translated<typeof source> = {
  'studio.slot.name.copper_orchard': 'Tansong Halamanan',
  'studio.slot.name.lantern_tide': 'Agos ng mga Parol',
  'studio.slot.name.amber_steppe': 'Kapatagang Ambar',
  'studio.slot.name.storm_reach': 'Baybayin ng Unos',
  'studio.slot.name.cinder_vault': 'Bodega ng Baga',
  'studio.slot.name.brass_parlour': 'Salang Tanso',
  'studio.slot.name.neon_diner': 'Kainang Neon',
  'studio.slot.name.orchid_court': 'Palasyo ng Orkidyas',
  'studio.slot.name.obsidian_masks': 'Mga Maskarang Obsidyana',
  'studio.slot.name.frostbound_oath': 'Sumpa ng Hamog',
  'studio.slot.name.sugar_carousel': 'Tiyubibong Asukal',
  'studio.slot.name.paper_foxes': 'Mga Sorong Papel',
  'studio.slot.name.clockwork_caravan': 'Karabanang De-relos',
  'studio.slot.name.saltwind_cache': 'Yaman ng Hanging-dagat',
  'studio.slot.name.moonlit_apothecary': 'Botika sa Liwanag ng Buwan',
  'studio.slot.name.canopy_drums': 'Mga Tambol ng Gubat',
  'studio.slot.name.nebula_foundry': 'Pandayan ng Nebula',
  'studio.slot.name.bamboo_treasury': 'Ingatang-yaman ng Kawayan',
  'studio.slot.name.velvet_express': 'Tren ng Pelus',
  'studio.slot.name.ember_fiesta': 'Pista ng Baga',
  'studio.slot.name.tidepool_choir': 'Koro ng Lawa-lawaan',
  'studio.slot.name.prism_quarry': 'Tibagan ng Prisma',
  'studio.slot.name.marzipan_parade': 'Parada ng Marzipan',
  'studio.slot.name.orrery_nights': 'Mga Gabi ng Planeta',
}
