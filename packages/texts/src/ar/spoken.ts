// SPDX-License-Identifier: Apache-2.0
import type { spoken as source } from '../en/spoken.ts'
import type { Translated } from '../translated.ts'

/** What a screen reader says of a change that is otherwise only visible. */
export const spoken: Translated<typeof source> = {
  'shell.spoken.loggedIn': 'سجّلت الدخول',
  'shell.spoken.loggedOut': 'سجّلت الخروج',
  'shell.spoken.onSlip': 'على القسيمة: {line}',
  'shell.spoken.newTab': 'يفتح في علامة تبويب جديدة',
}
