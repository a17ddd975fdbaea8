// SPDX-License-Identifier: Apache-2.0
import type { spoken as source } from '../en/spoken.ts'
import type { Translated } from '../translated.ts'

/** What a screen reader says of a change that is otherwise only visible. */
export const spoken: Translated<typeof source> = {
  'shell.spoken.loggedIn': '您已登入',
  'shell.spoken.loggedOut': '您已登出',
  'shell.spoken.onSlip': '已加入投注單：{line}',
  'shell.spoken.newTab': '在新分頁中開啟',
}
