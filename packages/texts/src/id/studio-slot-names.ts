// SPDX-License-Identifier: Apache-2.0
import type { studioSlotNames as source } from '../en/studio-slot-names.ts'
import type { Translated } from '../translated.ts'

/** The names of the slots. */
export const studioSlotNames: Translated<typeof source> = {
  'studio.slot.name.copper_orchard': 'Kebun Tembaga',
  'studio.slot.name.lantern_tide': 'Pasang Lentera',
  'studio.slot.name.amber_steppe': 'Stepa Ambar',
  'studio.slot.name.storm_reach': 'Pesisir Badai',
  'studio.slot.name.cinder_vault': 'Brankas Bara',
  'studio.slot.name.brass_parlour': 'Ruang Kuningan',
  'studio.slot.name.neon_diner': 'Kedai Neon',
  'studio.slot.name.orchid_court': 'Istana Anggrek',
  'studio.slot.name.obsidian_masks': 'Topeng Obsidian',
  'studio.slot.name.frostbound_oath': 'Sumpah Beku',
  'studio.slot.name.sugar_carousel': 'Komidi Putar Gula',
  'studio.slot.name.paper_foxes': 'Rubah Kertas',
  'studio.slot.name.clockwork_caravan': 'Karavan Jam',
  'studio.slot.name.saltwind_cache': 'Harta Angin Laut',
  'studio.slot.name.moonlit_apothecary': 'Peramu Cahaya Bulan',
  'studio.slot.name.canopy_drums': 'Gendang Rimba',
  'studio.slot.name.nebula_foundry': 'Tempa Nebula',
  'studio.slot.name.bamboo_treasury': 'Harta Bambu',
  'studio.slot.name.velvet_express': 'Ekspres Beludru',
  'studio.slot.name.ember_fiesta': 'Pesta Bara',
  'studio.slot.name.tidepool_choir': 'Paduan Suara Pasang',
  'studio.slot.name.prism_quarry': 'Tambang Prisma',
  'studio.slot.name.marzipan_parade': 'Pawai Marzipan',
  'studio.slot.name.orrery_nights': 'Malam Planetarium',
}
