// SPDX-License-Identifier: Apache-2.0
import type { numbers as source } from '../en/numbers.ts'
import type { Translated } from '../translated.ts'

/** What a field says of a typed number that has two readings, or none. */
export const numbers: Translated<typeof source> = {
  'numbers.unclear': 'อาจหมายถึง {whole} หรือ {part} โปรดพิมพ์โดยไม่มีเครื่องหมายคั่นหลักพัน',
  'numbers.unread': 'อ่านตัวเลขนี้ไม่ได้ โปรดพิมพ์โดยไม่มีเครื่องหมายคั่นหลักพัน',
}
