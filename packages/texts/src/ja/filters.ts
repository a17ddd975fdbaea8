// SPDX-License-Identifier: Apache-2.0
import type { filters as source } from '../en/filters.ts'
import type { Translated } from '../translated.ts'

/** The filters of a list of games. */
export const filters: Translated<typeof source> = {
  'filters.title': '絞り込み',
  'filters.minBet': '最低ベット額の下限',
  'filters.lines': 'ペイライン数の下限',
  'filters.theme': 'テーマ',
  'filters.feature': '機能',
  'filters.volatility': 'ボラティリティ',
  'filters.volatility.1': '低い',
  'filters.volatility.2': 'やや低い',
  'filters.volatility.3': '中程度',
  'filters.volatility.4': '高い',
  'filters.volatility.5': '非常に高い',
  'filters.rtp': '還元率',
  'filters.from': '{value}以上',
  'filters.clear': 'すべて解除',
  'filters.show': '{count, plural, other {#件のゲームを表示}}',
  'filters.remove': '解除：{name}',
}
