// SPDX-License-Identifier: Apache-2.0
import type { search as source } from '../en/search.ts'
import type { Translated } from '../translated.ts'

/** The search: its box, its suggestions, and the palette. */
export const search: Translated<typeof source> = {
  'search.placeholder': '游戏、页面、彩票、帮助',
  'search.games': '游戏',
  'search.studios': '厂商',
  'search.themes': '主题',
  'search.features': '特色玩法',
  'search.pages': '页面',
  'search.lotteries': '彩票',
  'search.promotions': '优惠活动',
  'search.help': '帮助',
  'search.places': '页面、彩票、优惠和帮助',
  'search.recent': '最近搜索',
  'search.recent.clear': '清除搜索记录',
  'search.popular': '当前热门',
  'search.meant': '您要找的是“{name}”吗？',
  'search.none': '没有与“{text}”匹配的内容，看看这些？',
  'search.all': '“{text}”的全部结果',
  'search.found': '{count, plural, other {# 条建议}}',
}
