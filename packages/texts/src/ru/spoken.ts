// SPDX-License-Identifier: Apache-2.0
import type { spoken as source } from '../en/spoken.ts'
import type { Translated } from '../translated.ts'

/** What a screen reader says of a change that is otherwise only visible. */
export const spoken: Translated<typeof source> = {
  'shell.spoken.loggedIn': 'Вы вошли в аккаунт',
  'shell.spoken.loggedOut': 'Вы вышли из аккаунта',
  'shell.spoken.onSlip': 'В купоне: {line}',
  'shell.spoken.newTab': 'откроется в новой вкладке',
}
