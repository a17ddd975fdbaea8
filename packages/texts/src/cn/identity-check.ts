// SPDX-License-Identifier: Apache-2.0
import type { identityCheck as source } from '../en/identity-check.ts'
import type { Translated } from '../translated.ts'

/** Documents with which members prove who they are and where they live. */
export const identityCheck: Translated<typeof source> = {
  'identityCheck.title': '身份验证',
  'identityCheck.intro':
    '请用证件照片向我们表明您的身份。只有获得授权的工作人员可以查看，每次查看都会被记录。我们会在作出决定{days, plural, other {# 天}}后删除照片。',
  'identityCheck.proof.identity': '您是谁',
  'identityCheck.proof.address': '您的住址',
  'identityCheck.state.none': '未提交',
  'identityCheck.state.waiting': '审核中',
  'identityCheck.state.accepted': '已通过',
  'identityCheck.state.refused': '已拒绝',
  'identityCheck.state.expired': '已过期',
  'identityCheck.sent': '提交于 {time}',
  'identityCheck.until': '有效期至 {time}',
  'identityCheck.kind': '证件',
  'identityCheck.kind.passport': '护照',
  'identityCheck.kind.identityCard': '身份证，正面和背面',
  'identityCheck.kind.drivingLicence': '驾驶证，正面和背面',
  'identityCheck.kind.proofOfAddress': '账单、银行对账单或官方信函',
  'identityCheck.pictures': '照片',
  'identityCheck.pictures.hint':
    '照片数量：{count}。PNG 或 JPG，每张不超过 {size} MB。四角完整，文字清晰可读。',
  'identityCheck.send': '提交证件',
  'identityCheck.done': '谢谢。我们会查看您的证件并给您写信。',
  'identityCheck.takeBack': '撤回',
  'identityCheck.takenBack': '您已撤回证件',
  'identityCheck.reason.unreadable': '我们无法看清。请在光线充足处拍摄清晰的照片后重新提交。',
  'identityCheck.reason.incomplete': '缺少一部分。请提交完整证件，包括每一面和每个角。',
  'identityCheck.reason.wrongDocument': '这不是您所选的证件。请提交列表中的一种。',
  'identityCheck.reason.expired': '证件已失效。请提交有效的证件。',
  'identityCheck.reason.otherName': '证件上的姓名与您的账户不同。请提交您本人的证件，或联系客服。',
  'identityCheck.reason.notGenuine': '我们无法确认其真实性。请提交原件，或联系客服。',
  'identityCheck.reason.underAge': '您未达到在此游戏的年龄，因此您的账户已关闭。',
  'mail.document.accepted': '您的证件已通过',
  'mail.document.refused': '您的证件被拒绝',
  'mail.document.thanks': '谢谢。您无需再做任何事。',
  'fault.compliance.documentPictures': '请添加此证件所需的全部照片',
  'fault.compliance.documentWaiting': '您的一份证件正在审核中。您可以撤回。',
  'fault.compliance.documentsToday': '您今天提交了很多证件。请明天再试。',
  'fault.compliance.documentDecided': '此证件已有决定',
  'fault.compliance.needDocument':
    '此次提款前，我们需要能表明您身份的证件。请在身份验证中提交；您的钱仍在账户中。',
  'fault.backoffice.underAge': '此生日未达到年龄限制。请以未达年龄拒绝该证件。',
  'fault.compliance.flagClosed': '此标记已关闭',
  'fault.backoffice.notLower': '此限额高于当前限额',
}
