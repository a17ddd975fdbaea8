// SPDX-License-Identifier: Apache-2.0
import type { studioSlotNames as source } from '../en/studio-slot-names.ts'
import type { Translated } from '../translated.ts'

/** The names of the slots. */
export const studioSlotNames: Translated<typeof source> = {
  'studio.slot.name.copper_orchard': 'สวนผลไม้ทองแดง',
  'studio.slot.name.lantern_tide': 'คลื่นโคมไฟ',
  'studio.slot.name.amber_steppe': 'ทุ่งหญ้าอำพัน',
  'studio.slot.name.storm_reach': 'ชายฝั่งพายุ',
  'studio.slot.name.cinder_vault': 'ห้องนิรภัยถ่านเพลิง',
  'studio.slot.name.brass_parlour': 'ห้องรับแขกทองเหลือง',
  'studio.slot.name.neon_diner': 'ร้านอาหารนีออน',
  'studio.slot.name.orchid_court': 'ราชสำนักกล้วยไม้',
  'studio.slot.name.obsidian_masks': 'หน้ากากออบซิเดียน',
  'studio.slot.name.frostbound_oath': 'คำสาบานเหมันต์',
  'studio.slot.name.sugar_carousel': 'ม้าหมุนน้ำตาล',
  'studio.slot.name.paper_foxes': 'จิ้งจอกกระดาษ',
  'studio.slot.name.clockwork_caravan': 'กองคาราวานฟันเฟือง',
  'studio.slot.name.saltwind_cache': 'ขุมทรัพย์ลมทะเล',
  'studio.slot.name.moonlit_apothecary': 'ร้านยาใต้แสงจันทร์',
  'studio.slot.name.canopy_drums': 'กลองพงไพร',
  'studio.slot.name.nebula_foundry': 'โรงหล่อเนบิวลา',
  'studio.slot.name.bamboo_treasury': 'คลังสมบัติไผ่',
  'studio.slot.name.velvet_express': 'รถด่วนกำมะหยี่',
  'studio.slot.name.ember_fiesta': 'เทศกาลถ่านเพลิง',
  'studio.slot.name.tidepool_choir': 'คณะประสานเสียงแอ่งน้ำ',
  'studio.slot.name.prism_quarry': 'เหมืองปริซึม',
  'studio.slot.name.marzipan_parade': 'ขบวนพาเหรดมาร์ซิแพน',
  'studio.slot.name.orrery_nights': 'ค่ำคืนแห่งดวงดาว',
}
