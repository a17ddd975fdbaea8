// SPDX-License-Identifier: Apache-2.0
import type { filters as source } from '../en/filters.ts'
import type { Translated } from '../translated.ts'

/** The filters of a list of games. */
export const filters: Translated<typeof source> = {
  'filters.title': '篩選',
  'filters.minBet': '最低投注額不低於',
  'filters.lines': '賠付線不少於',
  'filters.theme': '主題',
  'filters.feature': '特色',
  'filters.volatility': '波動性',
  'filters.volatility.1': '低',
  'filters.volatility.2': '較低',
  'filters.volatility.3': '中等',
  'filters.volatility.4': '高',
  'filters.volatility.5': '很高',
  'filters.rtp': '返還率',
  'filters.from': '{value} 以上',
  'filters.clear': '全部清除',
  'filters.show': '{count, plural, other {顯示 # 款遊戲}}',
  'filters.remove': '移除：{name}',
}
