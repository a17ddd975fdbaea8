// SPDX-License-Identifier: Apache-2.0
import type { studioSlotNames as source } from '../en/studio-slot-names.ts'
import type { Translated } from '../translated.ts'

/** The names of the slots. */
export const studioSlotNames: Translated<typeof source> = {
  'studio.slot.name.copper_orchard': 'بستان النحاس',
  'studio.slot.name.lantern_tide': 'مدّ الفوانيس',
  'studio.slot.name.amber_steppe': 'سهوب العنبر',
  'studio.slot.name.storm_reach': 'خليج العاصفة',
  'studio.slot.name.cinder_vault': 'قبو الجمر',
  'studio.slot.name.brass_parlour': 'صالون النحاس الأصفر',
  'studio.slot.name.neon_diner': 'مطعم النيون',
  'studio.slot.name.orchid_court': 'بلاط الأوركيد',
  'studio.slot.name.obsidian_masks': 'أقنعة السبج',
  'studio.slot.name.frostbound_oath': 'قَسَم الصقيع',
  'studio.slot.name.sugar_carousel': 'دوّامة السكر',
  'studio.slot.name.paper_foxes': 'ثعالب الورق',
  'studio.slot.name.clockwork_caravan': 'قافلة التروس',
  'studio.slot.name.saltwind_cache': 'كنز ريح الملح',
  'studio.slot.name.moonlit_apothecary': 'عطّار ضوء القمر',
  'studio.slot.name.canopy_drums': 'طبول الأدغال',
  'studio.slot.name.nebula_foundry': 'مسبك السديم',
  'studio.slot.name.bamboo_treasury': 'خزانة الخيزران',
  'studio.slot.name.velvet_express': 'قطار المخمل',
  'studio.slot.name.ember_fiesta': 'مهرجان الجمر',
  'studio.slot.name.tidepool_choir': 'جوقة برك المدّ',
  'studio.slot.name.prism_quarry': 'مقلع المنشور',
  'studio.slot.name.marzipan_parade': 'موكب المرزبان',
  'studio.slot.name.orrery_nights': 'ليالي الكواكب',
}
