// SPDX-License-Identifier: Apache-2.0
import type { sandboxBank as source } from '../en/sandbox-bank.ts'
import type { Translated } from '../translated.ts'

/** The payment page of the sandbox bank, rendered by the server. */
export const sandboxBank: Translated<typeof source> = {
  'bank.title': '沙盒銀行',
  'bank.playMoney': '遊戲幣：此處一切均非真實',
  'bank.social.title': '代替 {provider} 的沙盒登入',
  'bank.social.play': '演示：不會聯絡任何真實的登入服務商，也不核驗任何資訊',
  'bank.social.name': '姓名',
  'bank.social.agree': '繼續',
  'bank.social.close': '取消',
  'bank.toPay': '應付金額',
  'bank.order': '訂單',
  'bank.pay': '支付 {amount}',
  'bank.payLate': '延遲支付：{seconds} 秒後到帳',
  'bank.payTooLate': '超時支付：付款時限過後才到帳',
  'bank.underpay': '少付：只付 {half}',
  'bank.fail': '失敗：不支付',
  'bank.paid': '您已支付 {amount}。',
  'bank.paidLate': '您已支付 {amount}，將在 {seconds} 秒後到帳。',
  'bank.paidTooLate': '您已支付 {amount}，將在付款時限過後到帳。',
  'bank.underpaid': '您支付了 {half}，而應付 {amount}。',
  'bank.failed': '支付失敗，未扣款。',
  'bank.back': '返回網站',
  'bank.mayClose': '您也可以關閉此頁面。',
  'bank.unknown': '沒有這筆支付。',
}
