// SPDX-License-Identifier: Apache-2.0
import type { studioSlotNames as source } from '../en/studio-slot-names.ts'
import type { Translated } from '../translated.ts'

/** The names of the slots. */
export const studioSlotNames: Translated<typeof source> = {
  'studio.slot.name.copper_orchard': 'Pomar de Cobre',
  'studio.slot.name.lantern_tide': 'Maré de Lanternas',
  'studio.slot.name.amber_steppe': 'Estepe de Âmbar',
  'studio.slot.name.storm_reach': 'Costa da Tempestade',
  'studio.slot.name.cinder_vault': 'Cofre de Brasas',
  'studio.slot.name.brass_parlour': 'Salão de Latão',
  'studio.slot.name.neon_diner': 'Lanchonete Neon',
  'studio.slot.name.orchid_court': 'Corte das Orquídeas',
  'studio.slot.name.obsidian_masks': 'Máscaras de Obsidiana',
  'studio.slot.name.frostbound_oath': 'Juramento do Gelo',
  'studio.slot.name.sugar_carousel': 'Carrossel de Açúcar',
  'studio.slot.name.paper_foxes': 'Raposas de Papel',
  'studio.slot.name.clockwork_caravan': 'Caravana Mecânica',
  'studio.slot.name.saltwind_cache': 'Tesouro da Maresia',
  'studio.slot.name.moonlit_apothecary': 'Botica ao Luar',
  'studio.slot.name.canopy_drums': 'Tambores da Selva',
  'studio.slot.name.nebula_foundry': 'Fundição da Nebulosa',
  'studio.slot.name.bamboo_treasury': 'Tesouro de Bambu',
  'studio.slot.name.velvet_express': 'Expresso de Veludo',
  'studio.slot.name.ember_fiesta': 'Festa das Brasas',
  'studio.slot.name.tidepool_choir': 'Coro da Maré',
  'studio.slot.name.prism_quarry': 'Pedreira de Prismas',
  'studio.slot.name.marzipan_parade': 'Desfile de Marzipã',
  'studio.slot.name.orrery_nights': 'Noites do Planetário',
}
