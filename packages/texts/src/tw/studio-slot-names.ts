// SPDX-License-Identifier: Apache-2.0
import type { studioSlotNames as source } from '../en/studio-slot-names.ts'
import type { Translated } from '../translated.ts'

/** The names of the slots. */
export const studioSlotNames: Translated<typeof source> = {
  'studio.slot.name.copper_orchard': '銅色果園',
  'studio.slot.name.lantern_tide': '燈籠潮汐',
  'studio.slot.name.amber_steppe': '琥珀草原',
  'studio.slot.name.storm_reach': '風暴海灣',
  'studio.slot.name.cinder_vault': '餘燼寶庫',
  'studio.slot.name.brass_parlour': '黃銅會客廳',
  'studio.slot.name.neon_diner': '霓虹餐館',
  'studio.slot.name.orchid_court': '蘭花宮廷',
  'studio.slot.name.obsidian_masks': '黑曜石面具',
  'studio.slot.name.frostbound_oath': '霜誓',
  'studio.slot.name.sugar_carousel': '糖果旋轉木馬',
  'studio.slot.name.paper_foxes': '紙狐狸',
  'studio.slot.name.clockwork_caravan': '發條商隊',
  'studio.slot.name.saltwind_cache': '鹹風秘藏',
  'studio.slot.name.moonlit_apothecary': '月下藥鋪',
  'studio.slot.name.canopy_drums': '林冠鼓聲',
  'studio.slot.name.nebula_foundry': '星雲鑄造廠',
  'studio.slot.name.bamboo_treasury': '竹林寶庫',
  'studio.slot.name.velvet_express': '天鵝絨快車',
  'studio.slot.name.ember_fiesta': '熾焰慶典',
  'studio.slot.name.tidepool_choir': '潮池合唱團',
  'studio.slot.name.prism_quarry': '稜鏡採石場',
  'studio.slot.name.marzipan_parade': '杏仁糖遊行',
  'studio.slot.name.orrery_nights': '星象儀之夜',
}
