// SPDX-License-Identifier: Apache-2.0
import type { troubleAway as source } from '../en/trouble-away.ts'
import type { Translated } from '../translated.ts'

/** What is said while the site does not answer although the network is there. */
export const troubleAway: Translated<typeof source> = {
  'trouble.away': 'Trang không phản hồi. Đang thử lại …',
  'trouble.awayPage.text':
    'Số dư và các ván đang mở của bạn vẫn an toàn. Trang này sẽ mở lại ngay khi trang web phản hồi.',
}
