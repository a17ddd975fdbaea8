// SPDX-License-Identifier: Apache-2.0
import type { search as source } from '../en/search.ts'
import type { Translated } from '../translated.ts'

/** The search: its box, its suggestions, and the palette. */
export const search: Translated<typeof source> = {
  'search.placeholder': 'Trò chơi, trang, xổ số, trợ giúp',
  'search.games': 'Trò chơi',
  'search.studios': 'Nhà cung cấp',
  'search.themes': 'Chủ đề',
  'search.features': 'Tính năng',
  'search.pages': 'Trang',
  'search.lotteries': 'Xổ số',
  'search.promotions': 'Khuyến mãi',
  'search.help': 'Trợ giúp',
  'search.places': 'Trang, xổ số, khuyến mãi và trợ giúp',
  'search.recent': 'Tìm gần đây',
  'search.recent.clear': 'Xóa lịch sử tìm',
  'search.popular': 'Đang được ưa chuộng',
  'search.meant': 'Có phải bạn muốn tìm “{name}”?',
  'search.none': 'Không có gì khớp với “{text}”. Hay là những mục này?',
  'search.all': 'Mọi kết quả cho “{text}”',
  'search.found': '{count, plural, other {# gợi ý}}',
}
