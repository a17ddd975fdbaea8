// SPDX-License-Identifier: Apache-2.0
import type { disputes as source } from '../en/disputes.ts'
import type { Translated } from '../translated.ts'

/** A withdrawal that has not arrived, for its owner. */
export const disputes: Translated<typeof source> = {
  'dispute.notReceived': '未收到',
  'dispute.proof': '未到账凭证',
  'dispute.hint': '1 至 {count} 张图片，PNG 或 JPG，每张不超过 {size} MB，例如您的银行流水。',
  'dispute.send': '提交凭证',
  'dispute.sent': '谢谢。我们正在查找这笔款项，并会写信告知您。',
  'dispute.open': '您已告知款项未到账。我们正在查找这笔款项，并会写信告知您。',
  'dispute.picture': '您的凭证，图片 {number}',
  'dispute.arrived': '款项已到账',
  'dispute.forced': '因您未答复，已视为收到。如未到账，请在 {time} 之前联系客服。',
  'fault.wallet.proofNeeded': '请添加 1 至 3 张图片作为凭证',
  'mail.withdrawal.title': '您的提款 {amount}',
  'mail.withdrawal.reopened': '我们正在查找这笔您未收到的款项，找到后会写信告知您。',
  'mail.withdrawal.arrived': '我们已查到这笔款项：它已到达您的银行。',
  'mail.withdrawal.returned': '这笔款项已退回给我们。我们会再次支付给您。',
}
