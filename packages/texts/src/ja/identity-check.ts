// SPDX-License-Identifier: Apache-2.0
import type { identityCheck as source } from '../en/identity-check.ts'
import type { Translated } from '../translated.ts'

/** Documents with which members prove who they are and where they live. */
export const identityCheck: Translated<typeof source> = {
  'identityCheck.title': '本人確認',
  'identityCheck.intro':
    '書類の画像でご本人であることをお示しください。権限のあるスタッフだけが閲覧し、閲覧はすべて記録されます。画像は判断の{days, plural, other {# 日}}後に削除します。',
  'identityCheck.proof.identity': 'ご本人',
  'identityCheck.proof.address': 'お住まい',
  'identityCheck.state.none': '未提出',
  'identityCheck.state.waiting': '確認中',
  'identityCheck.state.accepted': '承認済み',
  'identityCheck.state.refused': '却下',
  'identityCheck.state.expired': '期限切れ',
  'identityCheck.sent': '提出 {time}',
  'identityCheck.until': '有効期限 {time}',
  'identityCheck.kind': '書類',
  'identityCheck.kind.passport': 'パスポート',
  'identityCheck.kind.identityCard': '身分証明書（表と裏）',
  'identityCheck.kind.drivingLicence': '運転免許証（表と裏）',
  'identityCheck.kind.proofOfAddress': '請求書、銀行明細、または公的な書簡',
  'identityCheck.pictures': '画像',
  'identityCheck.pictures.hint':
    '画像の枚数：{count}。PNG または JPG、1 枚 {size} MB まで。四隅が写り、すべての文字が読める必要があります。',
  'identityCheck.send': '書類を提出',
  'identityCheck.done': 'ありがとうございます。書類を確認し、ご連絡します。',
  'identityCheck.takeBack': '取り下げる',
  'identityCheck.takenBack': '書類を取り下げました',
  'identityCheck.reason.unreadable': '読み取れません。明るい場所で鮮明に撮影し、もう一度提出してください。',
  'identityCheck.reason.incomplete': '一部が欠けています。すべての面と隅を含めて提出してください。',
  'identityCheck.reason.wrongDocument': '選択した書類と異なります。一覧の書類を提出してください。',
  'identityCheck.reason.expired': '有効期限が切れています。有効な書類を提出してください。',
  'identityCheck.reason.otherName':
    'アカウントと異なる名前です。ご本人の書類を提出するか、カスタマーサービスにご連絡ください。',
  'identityCheck.reason.notGenuine':
    '真正な書類として受け付けられません。原本を提出するか、カスタマーサービスにご連絡ください。',
  'identityCheck.reason.underAge': '年齢制限によりここではプレイできないため、アカウントを閉鎖しました。',
  'mail.document.accepted': '書類が承認されました',
  'mail.document.refused': '書類が却下されました',
  'mail.document.thanks': 'ありがとうございます。ほかに必要な手続きはありません。',
  'fault.compliance.documentPictures': 'この書類に必要な画像をすべて追加してください',
  'fault.compliance.documentWaiting': 'すでに確認中の書類があります。取り下げることができます。',
  'fault.compliance.documentsToday': '本日は多くの書類を提出されました。明日もう一度お試しください。',
  'fault.compliance.documentDecided': 'この書類はすでに判断されています',
  'fault.compliance.needDocument':
    'この出金の前に、ご本人であることを示す書類が必要です。本人確認で提出してください。お金はアカウントに残ります。',
  'fault.backoffice.underAge': 'この生年月日は年齢制限に達していません。年齢不足として却下してください。',
  'fault.compliance.flagClosed': 'この通知はすでに閉じられています',
  'fault.backoffice.notLower': 'この上限は現在の上限より高くなっています',
}
