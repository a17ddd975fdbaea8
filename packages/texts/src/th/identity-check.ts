// SPDX-License-Identifier: Apache-2.0
import type { identityCheck as source } from '../en/identity-check.ts'
import type { Translated } from '../translated.ts'

/** Documents with which members prove who they are and where they live. */
export const identityCheck: Translated<typeof source> = {
  'identityCheck.title': 'ยืนยันตัวตน',
  'identityCheck.intro':
    'แสดงให้เราเห็นว่าคุณคือใครด้วยรูปเอกสาร มีเพียงพนักงานที่ได้รับอนุญาตเท่านั้นที่เห็น และทุกครั้งที่ดูจะถูกบันทึก เราลบรูปหลังการตัดสิน {days, plural, other {# วัน}}',
  'identityCheck.proof.identity': 'คุณคือใคร',
  'identityCheck.proof.address': 'คุณอาศัยอยู่ที่ไหน',
  'identityCheck.state.none': 'ยังไม่ได้ส่ง',
  'identityCheck.state.waiting': 'กำลังตรวจสอบ',
  'identityCheck.state.accepted': 'ยอมรับแล้ว',
  'identityCheck.state.refused': 'ถูกปฏิเสธ',
  'identityCheck.state.expired': 'หมดอายุ',
  'identityCheck.sent': 'ส่งเมื่อ {time}',
  'identityCheck.until': 'ใช้ได้ถึง {time}',
  'identityCheck.kind': 'เอกสาร',
  'identityCheck.kind.passport': 'หนังสือเดินทาง',
  'identityCheck.kind.identityCard': 'บัตรประจำตัว ด้านหน้าและด้านหลัง',
  'identityCheck.kind.drivingLicence': 'ใบขับขี่ ด้านหน้าและด้านหลัง',
  'identityCheck.kind.proofOfAddress': 'ใบแจ้งหนี้ รายการเดินบัญชี หรือจดหมายราชการ',
  'identityCheck.pictures': 'รูป',
  'identityCheck.pictures.hint':
    'จำนวนรูป: {count} PNG หรือ JPG ไม่เกิน {size} MB ต่อรูป ต้องเห็นครบทุกมุมและอ่านได้ทุกคำ',
  'identityCheck.send': 'ส่งเอกสาร',
  'identityCheck.done': 'ขอบคุณ เราจะดูเอกสารของคุณและเขียนถึงคุณ',
  'identityCheck.takeBack': 'ถอนคืน',
  'identityCheck.takenBack': 'คุณถอนเอกสารคืนแล้ว',
  'identityCheck.reason.unreadable': 'เราอ่านไม่ได้ โปรดถ่ายรูปให้ชัดในที่มีแสงเพียงพอแล้วส่งอีกครั้ง',
  'identityCheck.reason.incomplete': 'ขาดบางส่วน โปรดส่งทั้งหมดให้ครบทุกด้านและทุกมุม',
  'identityCheck.reason.wrongDocument': 'นี่ไม่ใช่เอกสารที่คุณเลือก โปรดส่งเอกสารจากรายการ',
  'identityCheck.reason.expired': 'เอกสารหมดอายุแล้ว โปรดส่งเอกสารที่ยังใช้ได้',
  'identityCheck.reason.otherName': 'ชื่อในเอกสารต่างจากบัญชีของคุณ โปรดส่งเอกสารของคุณเองหรือติดต่อฝ่ายบริการลูกค้า',
  'identityCheck.reason.notGenuine': 'เราไม่สามารถยอมรับว่าเป็นของจริง โปรดส่งฉบับจริงหรือติดต่อฝ่ายบริการลูกค้า',
  'identityCheck.reason.underAge': 'คุณอายุน้อยเกินกว่าจะเล่นที่นี่ บัญชีของคุณจึงถูกปิด',
  'mail.document.accepted': 'เอกสารของคุณได้รับการยอมรับ',
  'mail.document.refused': 'เอกสารของคุณถูกปฏิเสธ',
  'mail.document.thanks': 'ขอบคุณ คุณไม่ต้องทำอะไรเพิ่ม',
  'fault.compliance.documentPictures': 'โปรดเพิ่มรูปทั้งหมดที่เอกสารนี้ต้องใช้',
  'fault.compliance.documentWaiting': 'เอกสารของคุณกำลังถูกตรวจสอบอยู่ คุณถอนคืนได้',
  'fault.compliance.documentsToday': 'วันนี้คุณส่งเอกสารจำนวนมากแล้ว โปรดลองอีกครั้งพรุ่งนี้',
  'fault.compliance.documentDecided': 'เอกสารนี้ได้รับการตัดสินแล้ว',
  'fault.compliance.needDocument':
    'ก่อนการถอนนี้เราต้องการเอกสารที่แสดงว่าคุณคือใคร โปรดส่งในหน้ายืนยันตัวตน เงินของคุณยังอยู่ในบัญชี',
  'fault.backoffice.underAge': 'วันเกิดนี้ต่ำกว่าเกณฑ์อายุ โปรดปฏิเสธเอกสารด้วยเหตุอายุไม่ถึง',
  'fault.compliance.flagClosed': 'รายการนี้ถูกปิดแล้ว',
  'fault.backoffice.notLower': 'วงเงินนี้สูงกว่าที่ใช้อยู่',
}
