// SPDX-License-Identifier: Apache-2.0
import type { studioSlotNames as source } from '../en/studio-slot-names.ts'
import type { Translated } from '../translated.ts'

/** The names of the slots. */
export const studioSlotNames: Translated<typeof source> = {
  'studio.slot.name.copper_orchard': '銅の果樹園',
  'studio.slot.name.lantern_tide': '灯籠の潮',
  'studio.slot.name.amber_steppe': '琥珀の草原',
  'studio.slot.name.storm_reach': '嵐の入江',
  'studio.slot.name.cinder_vault': '残り火の金庫',
  'studio.slot.name.brass_parlour': '真鍮の応接間',
  'studio.slot.name.neon_diner': 'ネオンダイナー',
  'studio.slot.name.orchid_court': '蘭の宮廷',
  'studio.slot.name.obsidian_masks': '黒曜石の仮面',
  'studio.slot.name.frostbound_oath': '霜の誓い',
  'studio.slot.name.sugar_carousel': 'シュガーカルーセル',
  'studio.slot.name.paper_foxes': '紙のキツネ',
  'studio.slot.name.clockwork_caravan': 'ぜんまい隊商',
  'studio.slot.name.saltwind_cache': '潮風の隠し財宝',
  'studio.slot.name.moonlit_apothecary': '月夜の薬屋',
  'studio.slot.name.canopy_drums': '樹上の太鼓',
  'studio.slot.name.nebula_foundry': '星雲の鋳造所',
  'studio.slot.name.bamboo_treasury': '竹の宝物庫',
  'studio.slot.name.velvet_express': 'ベルベット急行',
  'studio.slot.name.ember_fiesta': '残り火のフィエスタ',
  'studio.slot.name.tidepool_choir': '潮だまり合唱団',
  'studio.slot.name.prism_quarry': 'プリズム採石場',
  'studio.slot.name.marzipan_parade': 'マジパンパレード',
  'studio.slot.name.orrery_nights': '天球儀の夜',
}
