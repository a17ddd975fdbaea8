// SPDX-License-Identifier: Apache-2.0
import type { liabilities as source } from '../en/liabilities.ts'
import type { Translated } from '../translated.ts'

/** What members own together, and the check that one's own balance is part of it. */
export const liabilities: Translated<typeof source> = {
  'liabilities.title': '會員資產總額',
  'liabilities.intro':
    '每天結束時，我們公布全體會員的資產總額：現金以及提款凍結金額。一個根值涵蓋所有餘額，因此任何餘額都不能被遺漏或事後減少。',
  'liabilities.check.title': '您的餘額在其中嗎？',
  'liabilities.check.hint': '本頁面從您的餘額開始逐步自行計算根值，並與已公布的根值比較。',
  'liabilities.check': '核對我的餘額',
  'liabilities.check.login': '登入後核對您的餘額',
  'liabilities.ok': '您的餘額包含在總額中',
  'liabilities.okText':
    '{day}，{account} 的 {amount} 包含在 {accounts, plural, other {# 個帳戶}}的總額 {total} 中。',
  'liabilities.bad': '計算結果與已公布的根值不符',
  'liabilities.badText': '請儲存證明並聯絡客服。',
  'liabilities.compare': '{day} 的根值已不在此列表中。請與您當日記下的根值比較。',
  'liabilities.none': '{day} 結束時您沒有資產，因此無需證明。',
  'liabilities.noDay': '尚未公布根值。第一個根值將在午夜後公布。',
  'liabilities.steps': '從您的餘額到根值共 {count, plural, other {# 步}}',
  'liabilities.save': '儲存證明',
  'liabilities.load': '核對已儲存的證明',
  'liabilities.load.hint': '您曾在本頁儲存的檔案',
  'liabilities.load.choose': '選擇檔案',
  'liabilities.badFile': '此檔案不是證明',
  'liabilities.days': '已公布的根值',
  'liabilities.day': '日期（UTC）',
  'liabilities.accounts': '帳戶數',
  'liabilities.total': '總額',
  'liabilities.root': '根值',
  'liabilities.how': '運作方式',
  'liabilities.howText':
    '您的餘額、帳戶名稱和一個隨機數產生一個摘要，因此沒有人知道您旁邊是誰的餘額。相鄰兩個摘要連同其總和再產生下一個摘要，直到只剩一個根值。獎金不計算在內。',
}
