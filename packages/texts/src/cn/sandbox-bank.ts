// SPDX-License-Identifier: Apache-2.0
import type { sandboxBank as source } from '../en/sandbox-bank.ts'
import type { Translated } from '../translated.ts'

/** The payment page of the sandbox bank, rendered by the server. */
export const sandboxBank: Translated<typeof source> = {
  'bank.title': '沙盒银行',
  'bank.playMoney': '游戏币：此处一切均非真实',
  'bank.social.title': '代替 {provider} 的沙盒登录',
  'bank.social.play': '演示：不会联系任何真实的登录服务商，也不核验任何信息',
  'bank.social.name': '姓名',
  'bank.social.agree': '继续',
  'bank.social.close': '取消',
  'bank.toPay': '应付金额',
  'bank.order': '订单',
  'bank.pay': '支付 {amount}',
  'bank.payLate': '延迟支付：{seconds} 秒后到账',
  'bank.payTooLate': '超时支付：支付时限过后才到账',
  'bank.underpay': '少付：只付 {half}',
  'bank.fail': '失败：不支付',
  'bank.paid': '您已支付 {amount}。',
  'bank.paidLate': '您已支付 {amount}，将在 {seconds} 秒后到账。',
  'bank.paidTooLate': '您已支付 {amount}，将在支付时限过后到账。',
  'bank.underpaid': '您支付了 {half}，而应付 {amount}。',
  'bank.failed': '支付失败，未扣款。',
  'bank.back': '返回网站',
  'bank.mayClose': '您也可以关闭此页面。',
  'bank.unknown': '没有这笔支付。',
}
