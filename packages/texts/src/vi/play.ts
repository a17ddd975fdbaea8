// SPDX-License-Identifier: Apache-2.0
import type { play as source } from '../en/play.ts'
import type { Translated } from '../translated.ts'

/** The game page. */
export const play: Translated<typeof source> = {
  'play.back': 'Về sảnh',
  'play.fullScreen': 'Toàn màn hình',
  'play.frame': 'Trò chơi: {name}',
  'play.loading': 'Đang tải trò chơi',
  'play.login.title': 'Đăng nhập để chơi {name}',
  'play.login.text': 'Chơi thật cần tài khoản. Chỉ mất một phút.',
  'play.unknown.title': 'Không có trò chơi này',
  'play.unknown.text': 'Có thể trò chơi đã được chuyển. Sảnh có mọi trò đang mở.',
  'play.blocked.title': '{name} không có tại nơi bạn ở',
  'play.blocked.text': 'Bạn có thể chơi các trò này:',
  'play.closed.text': 'Trò chơi này tạm đóng. Các trò sau đang mở:',
  'play.failed': 'Không mở được trò chơi',
  'play.more': 'Thêm từ {studio}',
  'play.rtp': 'Tỷ lệ hoàn trả người chơi {rtp} %',
}
