// SPDX-License-Identifier: Apache-2.0
import type { studioSlotNames as source } from '../en/studio-slot-names.ts'
import type { Translated } from '../translated.ts'

/** The names of the slots. */
export const studioSlotNames: Translated<typeof source> = {
  'studio.slot.name.copper_orchard': '铜色果园',
  'studio.slot.name.lantern_tide': '灯笼潮汐',
  'studio.slot.name.amber_steppe': '琥珀草原',
  'studio.slot.name.storm_reach': '风暴海湾',
  'studio.slot.name.cinder_vault': '余烬宝库',
  'studio.slot.name.brass_parlour': '黄铜会客厅',
  'studio.slot.name.neon_diner': '霓虹餐馆',
  'studio.slot.name.orchid_court': '兰花宫廷',
  'studio.slot.name.obsidian_masks': '黑曜石面具',
  'studio.slot.name.frostbound_oath': '霜誓',
  'studio.slot.name.sugar_carousel': '糖果旋转木马',
  'studio.slot.name.paper_foxes': '纸狐狸',
  'studio.slot.name.clockwork_caravan': '发条商队',
  'studio.slot.name.saltwind_cache': '咸风秘藏',
  'studio.slot.name.moonlit_apothecary': '月下药铺',
  'studio.slot.name.canopy_drums': '林冠鼓声',
  'studio.slot.name.nebula_foundry': '星云铸造厂',
  'studio.slot.name.bamboo_treasury': '竹林宝库',
  'studio.slot.name.velvet_express': '天鹅绒快车',
  'studio.slot.name.ember_fiesta': '炽焰庆典',
  'studio.slot.name.tidepool_choir': '潮池合唱团',
  'studio.slot.name.prism_quarry': '棱镜采石场',
  'studio.slot.name.marzipan_parade': '杏仁糖游行',
  'studio.slot.name.orrery_nights': '星象仪之夜',
}
