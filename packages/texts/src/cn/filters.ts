// SPDX-License-Identifier: Apache-2.0
import type { filters as source } from '../en/filters.ts'
import type { Translated } from '../translated.ts'

/** The filters of a list of games. */
export const filters: Translated<typeof source> = {
  'filters.title': '筛选',
  'filters.minBet': '最低投注额不低于',
  'filters.lines': '赔付线不少于',
  'filters.theme': '主题',
  'filters.feature': '特色',
  'filters.volatility': '波动性',
  'filters.volatility.1': '低',
  'filters.volatility.2': '较低',
  'filters.volatility.3': '中等',
  'filters.volatility.4': '高',
  'filters.volatility.5': '很高',
  'filters.rtp': '返还率',
  'filters.from': '{value} 及以上',
  'filters.clear': '全部清除',
  'filters.show': '{count, plural, other {显示 # 款游戏}}',
  'filters.remove': '移除：{name}',
}
