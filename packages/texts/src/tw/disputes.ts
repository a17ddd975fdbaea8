// SPDX-License-Identifier: Apache-2.0
import type { disputes as source } from '../en/disputes.ts'
import type { Translated } from '../translated.ts'

/** A withdrawal that has not arrived, for its owner. */
export const disputes: Translated<typeof source> = {
  'dispute.notReceived': '未收到',
  'dispute.proof': '未入帳憑證',
  'dispute.hint': '1 至 {count} 張圖片，PNG 或 JPG，每張不超過 {size} MB，例如您的銀行明細。',
  'dispute.send': '送出憑證',
  'dispute.sent': '謝謝。我們正在查找這筆款項，並會寫信通知您。',
  'dispute.open': '您已告知款項未入帳。我們正在查找這筆款項，並會寫信通知您。',
  'dispute.picture': '您的憑證，圖片 {number}',
  'dispute.arrived': '款項已入帳',
  'dispute.forced': '因您未回覆，已視為收到。若未入帳，請在 {time} 之前聯絡客服。',
  'fault.wallet.proofNeeded': '請加入 1 至 3 張圖片作為憑證',
  'mail.withdrawal.title': '您的提款 {amount}',
  'mail.withdrawal.reopened': '我們正在查找這筆您未收到的款項，找到後會寫信通知您。',
  'mail.withdrawal.arrived': '我們已查到這筆款項：它已到達您的銀行。',
  'mail.withdrawal.returned': '這筆款項已退回給我們。我們會再次付款給您。',
}
