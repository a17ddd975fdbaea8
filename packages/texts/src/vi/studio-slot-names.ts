// SPDX-License-Identifier: Apache-2.0
import type { studioSlotNames as source } from '../en/studio-slot-names.ts'
import type { Translated } from '../translated.ts'

/** The names of the slots. */
export const studioSlotNames: Translated<typeof source> = {
  'studio.slot.name.copper_orchard': 'Vườn Quả Đồng',
  'studio.slot.name.lantern_tide': 'Thủy Triều Đèn Lồng',
  'studio.slot.name.amber_steppe': 'Thảo Nguyên Hổ Phách',
  'studio.slot.name.storm_reach': 'Bờ Biển Bão Tố',
  'studio.slot.name.cinder_vault': 'Hầm Than Hồng',
  'studio.slot.name.brass_parlour': 'Phòng Khách Đồng Thau',
  'studio.slot.name.neon_diner': 'Quán Ăn Neon',
  'studio.slot.name.orchid_court': 'Cung Đình Hoa Lan',
  'studio.slot.name.obsidian_masks': 'Mặt Nạ Hắc Diện Thạch',
  'studio.slot.name.frostbound_oath': 'Lời Thề Băng Giá',
  'studio.slot.name.sugar_carousel': 'Vòng Quay Kẹo Ngọt',
  'studio.slot.name.paper_foxes': 'Cáo Giấy',
  'studio.slot.name.clockwork_caravan': 'Đoàn Xe Cơ Khí',
  'studio.slot.name.saltwind_cache': 'Kho Báu Gió Biển',
  'studio.slot.name.moonlit_apothecary': 'Tiệm Thuốc Ánh Trăng',
  'studio.slot.name.canopy_drums': 'Trống Rừng Già',
  'studio.slot.name.nebula_foundry': 'Lò Đúc Tinh Vân',
  'studio.slot.name.bamboo_treasury': 'Kho Báu Rừng Trúc',
  'studio.slot.name.velvet_express': 'Tàu Tốc Hành Nhung',
  'studio.slot.name.ember_fiesta': 'Lễ Hội Than Hồng',
  'studio.slot.name.tidepool_choir': 'Dàn Đồng Ca Hồ Triều',
  'studio.slot.name.prism_quarry': 'Mỏ Lăng Kính',
  'studio.slot.name.marzipan_parade': 'Diễu Hành Bánh Hạnh Nhân',
  'studio.slot.name.orrery_nights': 'Đêm Thiên Văn',
}
