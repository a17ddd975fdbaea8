// SPDX-License-Identifier: Apache-2.0
import type { search as source } from '../en/search.ts'
import type { Translated } from '../translated.ts'

/** The search: its box, its suggestions, and the palette. */
export const search: Translated<typeof source> = {
  'search.placeholder': 'เกม หน้าเว็บ หวย ช่วยเหลือ',
  'search.games': 'เกม',
  'search.studios': 'ค่ายเกม',
  'search.themes': 'ธีม',
  'search.features': 'ฟีเจอร์',
  'search.pages': 'หน้าเว็บ',
  'search.lotteries': 'หวย',
  'search.promotions': 'โปรโมชั่น',
  'search.help': 'ช่วยเหลือ',
  'search.places': 'หน้าเว็บ หวย โปรโมชั่น และความช่วยเหลือ',
  'search.recent': 'ค้นหาล่าสุด',
  'search.recent.clear': 'ล้างประวัติการค้นหา',
  'search.popular': 'กำลังนิยม',
  'search.meant': 'คุณหมายถึง “{name}” ใช่ไหม',
  'search.none': 'ไม่มีอะไรตรงกับ “{text}” ลองรายการเหล่านี้ไหม',
  'search.all': 'ผลทั้งหมดของ “{text}”',
  'search.found': '{count, plural, other {# คำแนะนำ}}',
}
