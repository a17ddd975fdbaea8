// SPDX-License-Identifier: Apache-2.0
import type { search as source } from '../en/search.ts'
import type { Translated } from '../translated.ts'

/** The search: its box, its suggestions, and the palette. */
export const search: Translated<typeof source> = {
  'search.placeholder': '遊戲、頁面、彩票、說明',
  'search.games': '遊戲',
  'search.studios': '廠商',
  'search.themes': '主題',
  'search.features': '特色玩法',
  'search.pages': '頁面',
  'search.lotteries': '彩票',
  'search.promotions': '優惠活動',
  'search.help': '說明',
  'search.places': '頁面、彩票、優惠和說明',
  'search.recent': '最近搜尋',
  'search.recent.clear': '清除搜尋記錄',
  'search.popular': '目前熱門',
  'search.meant': '您要找的是「{name}」嗎？',
  'search.none': '沒有與「{text}」符合的內容，看看這些？',
  'search.all': '「{text}」的全部結果',
  'search.found': '{count, plural, other {# 則建議}}',
}
