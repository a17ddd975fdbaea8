import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** What leaves the house by SMS and by mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}：您的登入驗證碼是 {secret}，請勿告訴他人。',
  'mail.code.register': '{site}：您的註冊驗證碼是 {secret}。',
  'mail.code.forgot': '{site}：您的重設密碼驗證碼是 {secret}。如非本人操作，請忽略。',
  'mail.code.contact': '{site}：{secret} 用於確認您的新聯絡方式，請勿告訴他人。',
  'mail.contact.subject': '{site} 的驗證碼',
  'mail.reset.subject': '{site} 的臨時密碼',
  'mail.reset': '{username}，您好：\n您可以在 {minutes} 分鐘內用以下臨時密碼登入 {site}，僅限一次：\n{secret}\n登入後請設定新密碼。如非本人操作，請忽略，您的密碼沒有改變。',
  'mail.invite.subject': '為 {site} 設定密碼',
  'mail.invite': '{username}，您好：\n請在 24 小時內開啟以下連結，為 {site} 設定新密碼：\n{secret}',
}
