// SPDX-License-Identifier: Apache-2.0
import type { filters as source } from '../en/filters.ts'
import type { Translated } from '../translated.ts'

/** The filters of a list of games. */
export const filters: Translated<typeof source> = {
  'filters.title': 'Bộ lọc',
  'filters.minBet': 'Mức cược thấp nhất từ',
  'filters.lines': 'Số dòng thắng ít nhất',
  'filters.theme': 'Chủ đề',
  'filters.feature': 'Tính năng',
  'filters.volatility': 'Độ biến động',
  'filters.volatility.1': 'Thấp',
  'filters.volatility.2': 'Khá thấp',
  'filters.volatility.3': 'Trung bình',
  'filters.volatility.4': 'Cao',
  'filters.volatility.5': 'Rất cao',
  'filters.rtp': 'Tỷ lệ hoàn trả',
  'filters.from': 'Từ {value}',
  'filters.clear': 'Xóa tất cả',
  'filters.show': '{count, plural, other {Xem # trò chơi}}',
  'filters.remove': 'Bỏ: {name}',
}
