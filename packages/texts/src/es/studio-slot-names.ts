// SPDX-License-Identifier: Apache-2.0
import type { studioSlotNames as source } from '../en/studio-slot-names.ts'
import type { Translated } from '../translated.ts'

/** The names of the slots. */
export const studioSlotNames: Translated<typeof source> = {
  'studio.slot.name.copper_orchard': 'Huerto de Cobre',
  'studio.slot.name.lantern_tide': 'Marea de Faroles',
  'studio.slot.name.amber_steppe': 'Estepa de Ámbar',
  'studio.slot.name.storm_reach': 'Costa de la Tormenta',
  'studio.slot.name.cinder_vault': 'Bóveda de Ascuas',
  'studio.slot.name.brass_parlour': 'Salón de Latón',
  'studio.slot.name.neon_diner': 'Cafetería de Neón',
  'studio.slot.name.orchid_court': 'Corte de Orquídeas',
  'studio.slot.name.obsidian_masks': 'Máscaras de Obsidiana',
  'studio.slot.name.frostbound_oath': 'Juramento de Escarcha',
  'studio.slot.name.sugar_carousel': 'Carrusel de Azúcar',
  'studio.slot.name.paper_foxes': 'Zorros de Papel',
  'studio.slot.name.clockwork_caravan': 'Caravana de Relojería',
  'studio.slot.name.saltwind_cache': 'Tesoro del Viento Salino',
  'studio.slot.name.moonlit_apothecary': 'Botica a la Luz de la Luna',
  'studio.slot.name.canopy_drums': 'Tambores de la Selva',
  'studio.slot.name.nebula_foundry': 'Fundición de la Nebulosa',
  'studio.slot.name.bamboo_treasury': 'Tesoro de Bambú',
  'studio.slot.name.velvet_express': 'Expreso de Terciopelo',
  'studio.slot.name.ember_fiesta': 'Fiesta de Brasas',
  'studio.slot.name.tidepool_choir': 'Coro de la Marea',
  'studio.slot.name.prism_quarry': 'Cantera de Prismas',
  'studio.slot.name.marzipan_parade': 'Desfile de Mazapán',
  'studio.slot.name.orrery_nights': 'Noches del Planetario',
}
