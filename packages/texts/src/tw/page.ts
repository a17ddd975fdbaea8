// SPDX-License-Identifier: Apache-2.0
import type { page as source } from '../en/page.ts'
import type { Translated } from '../translated.ts'

/** What search engines and shared links read of a page. */
export const page: Translated<typeof source> = {
  'page.home.description': '電子、真人、捕魚、體育和可驗證公平的原創遊戲，盡在一處，一個錢包暢玩。',
  'page.hot.description': '{site} 今天最受歡迎的遊戲。',
  'page.games.title': '{type}',
  'page.games.description': '{site} 的{type}：選擇廠商，按名稱查詢遊戲，一個錢包暢玩。',
  'page.providers.title': '廠商',
  'page.providers.description': '{site} 上同一廠商的全部遊戲。',
  'page.promotions.description': '{site} 目前為會員提供的優惠及其條款。',
  'page.mall.description': '{site} 會員可用積分兌換的獎品。',
  'page.help.description': '{site} 的常見問題與解答。',
  'page.owned.description': '{site} 全體會員的資產總額，以及每位會員都能核對的證明。',
  'page.download.description': '把 {site} 裝到您的手機上，一步一步教您。',
  'page.register.title': '建立帳戶',
  'page.register.description': '在 {site} 開戶。',
  'page.login.title': '登入',
  'page.notFound.description': '此網址沒有頁面。',
}
