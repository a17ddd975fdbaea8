// SPDX-License-Identifier: Apache-2.0
import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** Messages by SMS and mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}：您的登入驗證碼是 {secret}，請勿告訴他人。',
  'mail.code.register': '{site}：您的註冊驗證碼是 {secret}。',
  'mail.code.forgot': '{site}：您的重設密碼驗證碼是 {secret}。如非本人操作，請忽略。',
  'mail.code.contact': '{site}：{secret} 用於確認您的新聯絡方式，請勿告訴他人。',
  'mail.contact.subject': '{site} 的驗證碼',
  'mail.reset.subject': '{site} 的臨時密碼',
  'mail.reset':
    '{username}，您好：\n您可以在 {minutes} 分鐘內用以下臨時密碼登入 {site}，僅限一次：\n{secret}\n登入後請設定新密碼。如非本人操作，請忽略，您的密碼沒有改變。',
  'mail.invite.subject': '為 {site} 設定密碼',
  'mail.invite': '{username}，您好：\n請在 24 小時內開啟以下連結，為 {site} 設定新密碼：\n{secret}',
  'mail.security.subject': '{site}：您的帳戶有變更',
  'mail.security.title': '您的帳戶有變更',
  'mail.security.warning': '如果不是您本人要求的，請立即聯絡客服。',
  'mail.security': '{username}，您好：\n{what}\n{warning}',
  'mail.security.factorsAsked': '有人請客服移除您帳戶的第二重驗證（驗證器應用程式和通行密鑰）。',
  'mail.security.sms': '{site}: {what} {warning}',
  'mail.security.passkeyAdded': '您的帳戶新增了一個通行金鑰。',
  'mail.security.appAdded': '您的帳戶設定了一個身分驗證器。',
  'mail.security.recoveryCodesMade': '您的帳戶產生了新的復原代碼。',
  'mail.security.newWaysRemoved': '有人恢復了您帳戶的存取權。最近才新增的第二驗證方式已被移除。',
  'mail.security.factorsRemoved': '您帳戶的一項第二重驗證已被移除。',
  'mail.security.inviteAsked': '有人向客服索取為您的帳戶設定新密碼的連結。',
  'mail.security.inviteMade': '已為您的帳戶產生設定新密碼的連結。',
  'mail.security.passwordSet': '您帳戶的密碼已變更。',
  'mail.security.paymentPasswordAdded': '您的帳戶設定了支付密碼。',
  'mail.security.paymentPasswordSet': '您的支付密碼已變更。',
  'mail.security.bankAccountAdded': '已新增一個用於提款的銀行帳戶，末四碼 {ending}。',
  'mail.security.contactChanged': '您帳戶的手機號碼或電子郵件地址已變更。',
  'mail.security.unlocked': '客服已解除您帳戶因多次輸錯而產生的鎖定。',
}
