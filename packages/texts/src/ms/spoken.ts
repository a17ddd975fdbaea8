// SPDX-License-Identifier: Apache-2.0
import type { spoken as source } from '../en/spoken.ts'
import type { Translated } from '../translated.ts'

/** What a screen reader says of a change that is otherwise only visible. */
export const spoken: Translated<typeof source> = {
  'shell.spoken.loggedIn': 'Anda telah log masuk',
  'shell.spoken.loggedOut': 'Anda telah log keluar',
  'shell.spoken.onSlip': 'Pada slip: {line}',
  'shell.spoken.newTab': 'dibuka dalam tab baharu',
}
