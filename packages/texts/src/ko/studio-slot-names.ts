// SPDX-License-Identifier: Apache-2.0
import type { studioSlotNames as source } from '../en/studio-slot-names.ts'
import type { Translated } from '../translated.ts'

/** The names of the slots. */
export const studioSlotNames: Translated<typeof source> = {
  'studio.slot.name.copper_orchard': '구리 과수원',
  'studio.slot.name.lantern_tide': '등불의 물결',
  'studio.slot.name.amber_steppe': '호박빛 초원',
  'studio.slot.name.storm_reach': '폭풍의 해안',
  'studio.slot.name.cinder_vault': '잿불 금고',
  'studio.slot.name.brass_parlour': '황동 응접실',
  'studio.slot.name.neon_diner': '네온 식당',
  'studio.slot.name.orchid_court': '난초 궁정',
  'studio.slot.name.obsidian_masks': '흑요석 가면',
  'studio.slot.name.frostbound_oath': '서리의 맹세',
  'studio.slot.name.sugar_carousel': '설탕 회전목마',
  'studio.slot.name.paper_foxes': '종이 여우',
  'studio.slot.name.clockwork_caravan': '태엽 대상',
  'studio.slot.name.saltwind_cache': '소금바람 보물',
  'studio.slot.name.moonlit_apothecary': '달빛 약방',
  'studio.slot.name.canopy_drums': '숲의 북소리',
  'studio.slot.name.nebula_foundry': '성운 주조소',
  'studio.slot.name.bamboo_treasury': '대나무 보고',
  'studio.slot.name.velvet_express': '벨벳 급행열차',
  'studio.slot.name.ember_fiesta': '불씨 축제',
  'studio.slot.name.tidepool_choir': '조수 웅덩이 합창단',
  'studio.slot.name.prism_quarry': '프리즘 채석장',
  'studio.slot.name.marzipan_parade': '마지팬 퍼레이드',
  'studio.slot.name.orrery_nights': '천체의 밤',
}
