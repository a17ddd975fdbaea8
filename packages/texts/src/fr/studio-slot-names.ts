// SPDX-License-Identifier: Apache-2.0
import type { studioSlotNames as source } from '../en/studio-slot-names.ts'
import type { Translated } from '../translated.ts'

/** The names of the slots. */
export const studioSlotNames: Translated<typeof source> = {
  'studio.slot.name.copper_orchard': 'Verger de cuivre',
  'studio.slot.name.lantern_tide': 'Marée de lanternes',
  'studio.slot.name.amber_steppe': 'Steppe d’ambre',
  'studio.slot.name.storm_reach': 'Côte des tempêtes',
  'studio.slot.name.cinder_vault': 'Coffre de braise',
  'studio.slot.name.brass_parlour': 'Salon de laiton',
  'studio.slot.name.neon_diner': 'Le diner néon',
  'studio.slot.name.orchid_court': 'La cour aux orchidées',
  'studio.slot.name.obsidian_masks': 'Masques d’obsidienne',
  'studio.slot.name.frostbound_oath': 'Serment de givre',
  'studio.slot.name.sugar_carousel': 'Manège de sucre',
  'studio.slot.name.paper_foxes': 'Renards de papier',
  'studio.slot.name.clockwork_caravan': 'Caravane mécanique',
  'studio.slot.name.saltwind_cache': 'Trésor du vent salé',
  'studio.slot.name.moonlit_apothecary': 'L’apothicaire au clair de lune',
  'studio.slot.name.canopy_drums': 'Tambours de la canopée',
  'studio.slot.name.nebula_foundry': 'Fonderie des nébuleuses',
  'studio.slot.name.bamboo_treasury': 'Trésor de bambou',
  'studio.slot.name.velvet_express': 'L’express de velours',
  'studio.slot.name.ember_fiesta': 'Fiesta de braise',
  'studio.slot.name.tidepool_choir': 'Chœur des marées',
  'studio.slot.name.prism_quarry': 'La carrière aux prismes',
  'studio.slot.name.marzipan_parade': 'Parade de pâte d’amande',
  'studio.slot.name.orrery_nights': 'Nuits du planétaire',
}
