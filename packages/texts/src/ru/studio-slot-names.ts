// SPDX-License-Identifier: Apache-2.0
import type { studioSlotNames as source } from '../en/studio-slot-names.ts'
import type { Translated } from '../translated.ts'

/** The names of the slots. */
export const studioSlotNames: Translated<typeof source> = {
  'studio.slot.name.copper_orchard': 'Медный сад',
  'studio.slot.name.lantern_tide': 'Прилив фонарей',
  'studio.slot.name.amber_steppe': 'Янтарная степь',
  'studio.slot.name.storm_reach': 'Берег бури',
  'studio.slot.name.cinder_vault': 'Хранилище углей',
  'studio.slot.name.brass_parlour': 'Латунный салон',
  'studio.slot.name.neon_diner': 'Неоновая закусочная',
  'studio.slot.name.orchid_court': 'Двор орхидей',
  'studio.slot.name.obsidian_masks': 'Обсидиановые маски',
  'studio.slot.name.frostbound_oath': 'Ледяная клятва',
  'studio.slot.name.sugar_carousel': 'Сахарная карусель',
  'studio.slot.name.paper_foxes': 'Бумажные лисы',
  'studio.slot.name.clockwork_caravan': 'Заводной караван',
  'studio.slot.name.saltwind_cache': 'Клад солёного ветра',
  'studio.slot.name.moonlit_apothecary': 'Лунная аптека',
  'studio.slot.name.canopy_drums': 'Барабаны джунглей',
  'studio.slot.name.nebula_foundry': 'Литейная туманностей',
  'studio.slot.name.bamboo_treasury': 'Бамбуковая казна',
  'studio.slot.name.velvet_express': 'Бархатный экспресс',
  'studio.slot.name.ember_fiesta': 'Огненная фиеста',
  'studio.slot.name.tidepool_choir': 'Хор приливов',
  'studio.slot.name.prism_quarry': 'Призмовый карьер',
  'studio.slot.name.marzipan_parade': 'Парад марципана',
  'studio.slot.name.orrery_nights': 'Ночи планетария',
}
