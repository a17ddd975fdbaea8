// SPDX-License-Identifier: Apache-2.0
import type { spoken as source } from '../en/spoken.ts'
import type { Translated } from '../translated.ts'

/** What a screen reader says of a change that is otherwise only visible. */
export const spoken: Translated<typeof source> = {
  'shell.spoken.loggedIn': 'Has iniciado sesión',
  'shell.spoken.loggedOut': 'Has cerrado la sesión',
  'shell.spoken.onSlip': 'En el boleto: {line}',
  'shell.spoken.newTab': 'se abre en una pestaña nueva',
}
