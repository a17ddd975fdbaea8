// SPDX-License-Identifier: Apache-2.0
import type { spoken as source } from '../en/spoken.ts'
import type { Translated } from '../translated.ts'

/** What a screen reader says of a change that is otherwise only visible. */
export const spoken: Translated<typeof source> = {
  'shell.spoken.loggedIn': 'Bạn đã đăng nhập',
  'shell.spoken.loggedOut': 'Bạn đã đăng xuất',
  'shell.spoken.onSlip': 'Đã vào phiếu: {line}',
  'shell.spoken.newTab': 'mở trong thẻ mới',
}
