// SPDX-License-Identifier: Apache-2.0
import type { payouts as source } from '../en/payouts.ts'
import type { Translated } from '../translated.ts'

/** What happens to a withdrawal, how long it takes, and what to do when it is refused. */
export const payouts: Translated<typeof source> = {
  'payout.progress': '進度',
  'payout.stage.asked': '已申請',
  'payout.stage.approved': '已核准',
  'payout.stage.rejected': '已拒絕',
  'payout.stage.sent': '已送至銀行',
  'payout.stage.failed': '傳送失敗，我們會再試',
  'payout.stage.paid': '已付款',
  'payout.stage.received': '已收到',
  'payout.stage.forcedReceived': '視為已收到',
  'payout.stage.notReceived': '已回報未收到',
  'payout.stage.returned': '款項已退回給我們',
  'payout.times': '通常在{usual}內付款；100 筆中有 95 筆在{most}內付款',
  'payout.review': '付款前會有專人查看這筆提款，您無需做任何事。',
  'payout.reason.NAME_DIFFERS': '此帳戶不是您本人的名字。請新增您本人名下的帳戶，然後重新申請提款。',
  'payout.reason.ACCOUNT_WRONG': '帳號不正確。請核對後重新新增帳戶，再次申請提款。',
  'payout.reason.BANK_UNAVAILABLE': '我們目前無法向這家銀行付款。請選擇其他帳戶。',
  'payout.reason.IDENTITY': '我們需要確認是您本人。請聯絡客服，並準備好身分證件。',
  'payout.reason.OTHER': '請聯絡客服，他們會協助您。',
  'fault.wallet.payeeRefused': '我們無法向此帳戶付款。請選擇其他帳戶或聯絡客服',
  'fault.backoffice.sameOperator': '您已核准過這筆提款，必須由另一位操作員決定',
  'fault.backoffice.aboveTier': '您的角色最多可核准 {max}',
  'fault.backoffice.noPayoutAccount': '沒有適合這筆提款的可用付款帳戶',
  'fault.backoffice.payoutAccountTaken': '已有使用此編號的付款帳戶',
}
