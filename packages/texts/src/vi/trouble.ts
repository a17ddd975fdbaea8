// SPDX-License-Identifier: Apache-2.0
import type { trouble as source } from '../en/trouble.ts'
import type { Translated } from '../translated.ts'

/** Failures on the way to the reader, and recovery from them. */
export const trouble: Translated<typeof source> = {
  'trouble.reload': 'Tải lại',
  'trouble.region': 'Không hiển thị được phần này của trang',
  'trouble.offline': 'Bạn đang ngoại tuyến. Nội dung có thể đã cũ.',
  'trouble.online': 'Đã có mạng trở lại',
  'trouble.update': 'Trang này có phiên bản mới',
  'trouble.offlinePage.title': 'Bạn đang ngoại tuyến',
  'trouble.offlinePage.text': 'Số dư và các ván đang mở của bạn an toàn. Trang sẽ mở lại ngay khi có mạng.',
  'trouble.noScript': 'Trang này cần JavaScript.',
  'trouble.notFound.search': 'Tìm một trò chơi',
  'trouble.notFound.links': 'Hoặc đi đến',
}
