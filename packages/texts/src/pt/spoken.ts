// SPDX-License-Identifier: Apache-2.0
import type { spoken as source } from '../en/spoken.ts'
import type { Translated } from '../translated.ts'

/** What a screen reader says of a change that is otherwise only visible. */
export const spoken: Translated<typeof source> = {
  'shell.spoken.loggedIn': 'Iniciou sessão',
  'shell.spoken.loggedOut': 'Terminou a sessão',
  'shell.spoken.onSlip': 'No boletim: {line}',
  'shell.spoken.newTab': 'abre num novo separador',
}
