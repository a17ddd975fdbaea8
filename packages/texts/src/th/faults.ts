// SPDX-License-Identifier: Apache-2.0
import type { faults as source } from '../en/faults.ts'
import type { Translated } from '../translated.ts'

/**
 * Refusals of the contract that belong to no domain, and their generic field messages. Domain refusals are in
 * the file of their domain.
 */
export const faults: Translated<typeof source> = {
  'fault.call.malformed': 'อ่านคำขอไม่ได้',
  'fault.call.invalid': 'มีบางค่าไม่ถูกต้อง',
  'fault.call.badBrand': 'ไม่พบผู้ให้บริการนี้',
  'fault.call.encryptionRequired': 'คำขอนี้ต้องส่งแบบเข้ารหัส',
  'fault.call.badEncryption': 'เปิดข้อมูลที่เข้ารหัสไม่ได้',
  'fault.call.unauthorized': 'คุณยังไม่ได้เข้าสู่ระบบ โปรดเข้าสู่ระบบ',
  'fault.call.forbidden': 'คุณไม่มีสิทธิ์ทำรายการนี้',
  'fault.call.notFound': 'ไม่มีอะไรที่ที่อยู่นี้',
  'fault.call.wrongMethod': 'ที่อยู่นี้ไม่รองรับวิธีเรียกนี้',
  'fault.call.requestReused': 'หมายเลขคำขอนี้ถูกใช้กับรายการอื่นแล้ว',
  'fault.call.tooLarge': 'คำขอมีขนาดใหญ่เกินไป',
  'fault.call.wrongContentType': 'ไม่รองรับเนื้อหาประเภทนี้',
  'fault.call.tooManyRequests': 'ส่งคำขอมากเกินไป โปรดลองอีกครั้งหลังจากหนึ่งนาที',
  'fault.call.unexpected': 'เกิดข้อผิดพลาดทางฝั่งเรา เลขอ้างอิง {reference}',
  'fault.call.unavailable': 'ขณะนี้บริการยังไม่พร้อม โปรดลองอีกครั้งในอีกสักครู่',
  'fault.field.unknown': 'ไม่รู้จักช่องข้อมูลนี้',
  'fault.field.required': 'ต้องกรอกข้อมูล',
  'fault.field.invalid': 'ค่านี้ไม่ถูกต้อง',
  'fault.maintenance': 'เว็บไซต์อยู่ระหว่างปิดปรับปรุง',
  'fault.site.invalidUrl': 'URL ไม่ถูกต้อง โปรดติดต่อฝ่ายบริการลูกค้า',
  'fault.site.ipBlocked': 'จำกัดการเข้าถึง',
  'fault.site.regionRestricted': 'เว็บไซต์นี้ไม่เปิดให้บริการในพื้นที่ของคุณ',
  'fault.backoffice.settingChanged': 'มีผู้อื่นเปลี่ยนค่านี้ไปแล้ว: {names} โปรดตรวจดูอีกครั้ง',
  'fault.backoffice.noBrand': 'ไม่มีแบรนด์นี้',
  'fault.backoffice.codeRequired': 'โปรดใส่รหัสจากแอปยืนยันตัวตนของคุณ',
  'fault.backoffice.ownRequest': 'คุณเป็นผู้ขอเอง ต้องให้เจ้าหน้าที่คนอื่นตัดสินใจ',
  'fault.backoffice.requestOver': 'คำขอนี้ถูกตัดสินแล้วหรือหมดอายุแล้ว',
  'fault.backoffice.requestWaiting': 'มีคำขอเดียวกันรอการตัดสินอยู่แล้ว',
  'fault.backoffice.noMember': 'ไม่มีสมาชิกรายนี้',
  'fault.backoffice.noAgent': 'แบรนด์นี้ไม่มีเอเย่นต์ที่เปิดใช้งานชื่อนี้',
  'fault.backoffice.noUpline': 'เอเย่นต์ใหญ่และบัญชีทดลองไม่มีอัปไลน์',
  'fault.backoffice.uplineCircle': 'บัญชีไม่สามารถอยู่ใต้ตัวเองหรือทีมของตัวเองได้',
  'fault.agents.lineTooDeep': 'สายหนึ่งมีได้ไม่เกิน 50 ระดับ',
  'fault.backoffice.moveWaiting': 'มีการย้ายบัญชีนี้ที่วางแผนไว้แล้ว โปรดยกเลิกก่อน',
  'fault.backoffice.noMove': 'ไม่มีการย้ายบัญชีนี้ที่วางแผนไว้',
  'fault.backoffice.noRank': 'บัญชีทดลองไม่มีระดับ',
  'fault.backoffice.noHost': 'ไม่มีโฮสต์นี้',
  'fault.backoffice.noChange': 'ไม่มีการเปลี่ยนแปลงนี้',
  'fault.backoffice.brandTaken': 'แบรนด์อื่นใช้รหัสนี้แล้ว',
  'fault.backoffice.hostTaken': 'โฮสต์นี้ถูกใช้งานอยู่แล้ว',
  'fault.backoffice.vendorAway': 'ค่ายเกมยังไม่ส่งรายการเกมในขณะนี้',
  'fault.backoffice.noList': 'ค่ายเกมสาธิตใช้บัญชีนี้ร่วมกัน และบัญชีนี้ไม่มีรายการเกมของตนเอง',
  'fault.backoffice.firstBrand': 'ปิดแบรนด์แรกไม่ได้',
}
