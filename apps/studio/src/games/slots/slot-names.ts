// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'

/** The name of each slot of our own, by its code. */
const slotNames: Readonly<Record<string, TextKey>> = {
  copper_orchard: 'studio.slot.name.copper_orchard',
  lantern_tide: 'studio.slot.name.lantern_tide',
  amber_steppe: 'studio.slot.name.amber_steppe',
  storm_reach: 'studio.slot.name.storm_reach',
  cinder_vault: 'studio.slot.name.cinder_vault',
  brass_parlour: 'studio.slot.name.brass_parlour',
  neon_diner: 'studio.slot.name.neon_diner',
  orchid_court: 'studio.slot.name.orchid_court',
  obsidian_masks: 'studio.slot.name.obsidian_masks',
  frostbound_oath: 'studio.slot.name.frostbound_oath',
  sugar_carousel: 'studio.slot.name.sugar_carousel',
  paper_foxes: 'studio.slot.name.paper_foxes',
  clockwork_caravan: 'studio.slot.name.clockwork_caravan',
  saltwind_cache: 'studio.slot.name.saltwind_cache',
  moonlit_apothecary: 'studio.slot.name.moonlit_apothecary',
  canopy_drums: 'studio.slot.name.canopy_drums',
  nebula_foundry: 'studio.slot.name.nebula_foundry',
  bamboo_treasury: 'studio.slot.name.bamboo_treasury',
  velvet_express: 'studio.slot.name.velvet_express',
  ember_fiesta: 'studio.slot.name.ember_fiesta',
  tidepool_choir: 'studio.slot.name.tidepool_choir',
  prism_quarry: 'studio.slot.name.prism_quarry',
  marzipan_parade: 'studio.slot.name.marzipan_parade',
  orrery_nights: 'studio.slot.name.orrery_nights',
}

/** The text that names a slot of our own; undefined for any other title. */
export const slotNameKey = (code: string): TextKey | undefined =>
  Object.hasOwn(slotNames, code) ? slotNames[code] : undefined
