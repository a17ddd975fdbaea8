// SPDX-License-Identifier: Apache-2.0
import type { patterns as source } from '../en/patterns.ts'
import type { Translated } from '../translated.ts'

/** What a registration field accepts, by the number of its pattern. */
export const patterns: Translated<typeof source> = {
  'pattern.range': 'โปรดใส่ {min} - {max} ตัว: {text}',
  'pattern.exact': 'โปรดใส่ {min} ตัว: {text}',
  'pattern.passwordRange': 'โปรดใส่รหัสผ่าน {min} - {max} ตัว',
  'pattern.0': 'อักขระใดก็ได้',
  'pattern.1': 'ตัวแรกเป็นตัวอักษร ตามด้วยตัวอักษรและตัวเลข',
  'pattern.2': 'อักษรคันจิและตัวเลข',
  'pattern.3': 'รูปแบบอีเมล',
  'pattern.4': 'ตัวอักษรและตัวเลข ไม่มีอักขระพิเศษ',
  'pattern.5': 'ตัวอักษรและตัวเลขผสมกัน',
  'pattern.6': 'ตัวเลขเท่านั้น',
  'pattern.7': 'ตัวอักษรและตัวเลข มีตัวพิมพ์ใหญ่อย่างน้อยหนึ่งตัว',
  'pattern.8': 'ตัวอักษรภาษาอังกฤษและช่องว่าง',
  'pattern.9': 'ไม่มีช่องว่าง',
  'pattern.10': 'อักษรจีนและเครื่องหมายวรรคตอน',
  'pattern.11': 'วันที่ yyyy-MM-dd',
  'pattern.12': 'ตัวอักษรและช่องว่าง',
  'pattern.13': 'วันที่ MM-dd-yyyy',
  'pattern.14': 'ตัวอักษรและตัวเลขเท่านั้น',
  'pattern.15': 'อักษรเกาหลีเท่านั้น',
  'pattern.16': 'อักษรไทยเท่านั้น',
  'pattern.17': 'อักษรไทยหรืออังกฤษและช่องว่าง',
  'pattern.18': 'ตัวพิมพ์ใหญ่และช่องว่าง มีอักษรอังกฤษอย่างน้อยหนึ่งตัว',
  'pattern.19': 'ตัวอักษร ตัวเลข และสัญลักษณ์',
  'pattern.20': 'ตัวพิมพ์ใหญ่ ตัวพิมพ์เล็ก ตัวเลข และอักขระพิเศษ อย่างน้อยอย่างละหนึ่งตัว',
}
