// SPDX-License-Identifier: Apache-2.0
import type { identityCheck as source } from '../en/identity-check.ts'
import type { Translated } from '../translated.ts'

/** Documents with which members prove who they are and where they live. */
export const identityCheck: Translated<typeof source> = {
  'identityCheck.title': '身分驗證',
  'identityCheck.intro':
    '請用證件照片向我們表明您的身分。只有獲得授權的工作人員可以查看，每次查看都會被記錄。我們會在作出決定{days, plural, other {# 天}}後刪除照片。',
  'identityCheck.proof.identity': '您是誰',
  'identityCheck.proof.address': '您的住址',
  'identityCheck.state.none': '未提交',
  'identityCheck.state.waiting': '審核中',
  'identityCheck.state.accepted': '已通過',
  'identityCheck.state.refused': '已拒絕',
  'identityCheck.state.expired': '已過期',
  'identityCheck.sent': '提交於 {time}',
  'identityCheck.until': '有效期至 {time}',
  'identityCheck.kind': '證件',
  'identityCheck.kind.passport': '護照',
  'identityCheck.kind.identityCard': '身分證，正面和背面',
  'identityCheck.kind.drivingLicence': '駕駛執照，正面和背面',
  'identityCheck.kind.proofOfAddress': '帳單、銀行對帳單或官方信函',
  'identityCheck.pictures': '照片',
  'identityCheck.pictures.hint':
    '照片數量：{count}。PNG 或 JPG，每張不超過 {size} MB。四角完整，文字清晰可讀。',
  'identityCheck.send': '提交證件',
  'identityCheck.done': '謝謝。我們會查看您的證件並寫信給您。',
  'identityCheck.takeBack': '撤回',
  'identityCheck.takenBack': '您已撤回證件',
  'identityCheck.reason.unreadable': '我們無法看清。請在光線充足處拍攝清晰的照片後重新提交。',
  'identityCheck.reason.incomplete': '缺少一部分。請提交完整證件，包括每一面和每個角。',
  'identityCheck.reason.wrongDocument': '這不是您所選的證件。請提交清單中的一種。',
  'identityCheck.reason.expired': '證件已失效。請提交有效的證件。',
  'identityCheck.reason.otherName': '證件上的姓名與您的帳戶不同。請提交您本人的證件，或聯絡客服。',
  'identityCheck.reason.notGenuine': '我們無法確認其真實性。請提交正本，或聯絡客服。',
  'identityCheck.reason.underAge': '您未達到在此遊戲的年齡，因此您的帳戶已關閉。',
  'mail.document.accepted': '您的證件已通過',
  'mail.document.refused': '您的證件被拒絕',
  'mail.document.thanks': '謝謝。您無需再做任何事。',
  'fault.compliance.documentPictures': '請加入此證件所需的全部照片',
  'fault.compliance.documentWaiting': '您的一份證件正在審核中。您可以撤回。',
  'fault.compliance.documentsToday': '您今天提交了很多證件。請明天再試。',
  'fault.compliance.documentDecided': '此證件已有決定',
  'fault.compliance.needDocument':
    '此次提款前，我們需要能表明您身分的證件。請在身分驗證中提交；您的錢仍在帳戶中。',
  'fault.backoffice.underAge': '此生日未達到年齡限制。請以未達年齡拒絕該證件。',
  'fault.compliance.flagClosed': '此標記已關閉',
  'fault.backoffice.notLower': '此限額高於目前限額',
}
