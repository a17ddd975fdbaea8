// SPDX-License-Identifier: Apache-2.0
import type { studioSlotNames as source } from '../en/studio-slot-names.ts'
import type { Translated } from '../translated.ts'

/** The names of the slots. */
export const studioSlotNames: Translated<typeof source> = {
  'studio.slot.name.copper_orchard': 'Dusun Tembaga',
  'studio.slot.name.lantern_tide': 'Pasang Tanglung',
  'studio.slot.name.amber_steppe': 'Padang Ambar',
  'studio.slot.name.storm_reach': 'Pesisir Ribut',
  'studio.slot.name.cinder_vault': 'Peti Besi Bara',
  'studio.slot.name.brass_parlour': 'Ruang Tamu Loyang',
  'studio.slot.name.neon_diner': 'Kedai Makan Neon',
  'studio.slot.name.orchid_court': 'Istana Orkid',
  'studio.slot.name.obsidian_masks': 'Topeng Obsidian',
  'studio.slot.name.frostbound_oath': 'Sumpah Beku',
  'studio.slot.name.sugar_carousel': 'Karusel Gula',
  'studio.slot.name.paper_foxes': 'Musang Kertas',
  'studio.slot.name.clockwork_caravan': 'Karavan Jam',
  'studio.slot.name.saltwind_cache': 'Khazanah Angin Laut',
  'studio.slot.name.moonlit_apothecary': 'Ahli Ramuan Cahaya Bulan',
  'studio.slot.name.canopy_drums': 'Gendang Rimba',
  'studio.slot.name.nebula_foundry': 'Faundri Nebula',
  'studio.slot.name.bamboo_treasury': 'Khazanah Buluh',
  'studio.slot.name.velvet_express': 'Ekspres Baldu',
  'studio.slot.name.ember_fiesta': 'Pesta Bara',
  'studio.slot.name.tidepool_choir': 'Koir Kolam Pasang',
  'studio.slot.name.prism_quarry': 'Kuari Prisma',
  'studio.slot.name.marzipan_parade': 'Perarakan Marzipan',
  'studio.slot.name.orrery_nights': 'Malam Planetarium',
}
