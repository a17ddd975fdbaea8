// SPDX-License-Identifier: Apache-2.0
import type { spoken as source } from '../en/spoken.ts'
import type { Translated } from '../translated.ts'

/** What a screen reader says of a change that is otherwise only visible. */
export const spoken: Translated<typeof source> = {
  'shell.spoken.loggedIn': 'ログインしました',
  'shell.spoken.loggedOut': 'ログアウトしました',
  'shell.spoken.onSlip': '投票用紙に追加しました: {line}',
  'shell.spoken.newTab': '新しいタブで開きます',
}
