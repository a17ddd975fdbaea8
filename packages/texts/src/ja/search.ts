// SPDX-License-Identifier: Apache-2.0
import type { search as source } from '../en/search.ts'
import type { Translated } from '../translated.ts'

/** The search: its box, its suggestions, and the palette. */
export const search: Translated<typeof source> = {
  'search.placeholder': 'ゲーム、ページ、宝くじ、ヘルプ',
  'search.games': 'ゲーム',
  'search.studios': 'スタジオ',
  'search.themes': 'テーマ',
  'search.features': '機能',
  'search.pages': 'ページ',
  'search.lotteries': '宝くじ',
  'search.promotions': 'キャンペーン',
  'search.help': 'ヘルプ',
  'search.places': 'ページ、宝くじ、キャンペーン、ヘルプ',
  'search.recent': '最近の検索',
  'search.recent.clear': '検索履歴を消去',
  'search.popular': 'いま人気',
  'search.meant': 'もしかして：{name}',
  'search.none': '「{text}」に一致するものはありません。こちらはいかがですか？',
  'search.all': '「{text}」のすべての結果',
  'search.found': '{count, plural, other {候補 # 件}}',
}
