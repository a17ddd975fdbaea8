import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** What leaves the house by SMS and by mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}：您的登录验证码是 {secret}，请勿告诉他人。',
  'mail.code.register': '{site}：您的注册验证码是 {secret}。',
  'mail.code.forgot': '{site}：您的重置密码验证码是 {secret}。如非本人操作，请忽略。',
  'mail.code.contact': '{site}：{secret} 用于确认您的新联系方式，请勿告诉他人。',
  'mail.contact.subject': '{site} 的验证码',
  'mail.reset.subject': '{site} 的临时密码',
  'mail.reset': '{username}，您好：\n您可以在 {minutes} 分钟内用以下临时密码登录 {site}，仅限一次：\n{secret}\n登录后请设置新密码。如非本人操作，请忽略，您的密码没有改变。',
  'mail.invite.subject': '为 {site} 设置密码',
  'mail.invite': '{username}，您好：\n请在 24 小时内打开以下链接，为 {site} 设置新密码：\n{secret}',
}
