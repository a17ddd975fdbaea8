// SPDX-License-Identifier: Apache-2.0
import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** Messages by SMS and mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}：您的登录验证码是 {secret}，请勿告诉他人。',
  'mail.code.register': '{site}：您的注册验证码是 {secret}。',
  'mail.code.forgot': '{site}：您的重置密码验证码是 {secret}。如非本人操作，请忽略。',
  'mail.code.contact': '{site}：{secret} 用于确认您的新联系方式，请勿告诉他人。',
  'mail.contact.subject': '{site} 的验证码',
  'mail.reset.subject': '{site} 的临时密码',
  'mail.reset':
    '{username}，您好：\n您可以在 {minutes} 分钟内用以下临时密码登录 {site}，仅限一次：\n{secret}\n登录后请设置新密码。如非本人操作，请忽略，您的密码没有改变。',
  'mail.invite.subject': '为 {site} 设置密码',
  'mail.invite': '{username}，您好：\n请在 24 小时内打开以下链接，为 {site} 设置新密码：\n{secret}',
  'mail.security.subject': '{site}：您的账户有变更',
  'mail.security.title': '您的账户有变更',
  'mail.security.warning': '如果不是您本人要求的，请立即联系客服。',
  'mail.security': '{username}，您好：\n{what}\n{warning}',
  'mail.security.factorsAsked': '有人请客服移除您账户的第二重验证（验证器应用和通行密钥）。',
  'mail.security.sms': '{site}: {what} {warning}',
  'mail.security.passkeyAdded': '您的账户添加了一个通行密钥。',
  'mail.security.appAdded': '您的账户设置了一个身份验证器。',
  'mail.security.recoveryCodesMade': '您的账户生成了新的恢复代码。',
  'mail.security.newWaysRemoved': '有人恢复了您账户的访问权限。最近才添加的第二验证方式已被移除。',
  'mail.security.factorsRemoved': '您账户的一项第二重验证已被移除。',
  'mail.security.inviteAsked': '有人向客服索取为您的账户设置新密码的链接。',
  'mail.security.inviteMade': '已为您的账户生成设置新密码的链接。',
  'mail.security.passwordSet': '您账户的密码已更改。',
  'mail.security.paymentPasswordAdded': '您的账户设置了支付密码。',
  'mail.security.paymentPasswordSet': '您的支付密码已更改。',
  'mail.security.bankAccountAdded': '已添加一个用于提款的银行账户，尾号 {ending}。',
  'mail.security.contactChanged': '您账户的手机号码或电子邮箱已更改。',
  'mail.security.unlocked': '客服已解除您账户因多次输错而产生的锁定。',
}
