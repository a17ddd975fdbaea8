// SPDX-License-Identifier: Apache-2.0
import type { spoken as source } from '../en/spoken.ts'
import type { Translated } from '../translated.ts'

/** What a screen reader says of a change that is otherwise only visible. */
export const spoken: Translated<typeof source> = {
  'shell.spoken.loggedIn': 'Você entrou na conta',
  'shell.spoken.loggedOut': 'Você saiu da conta',
  'shell.spoken.onSlip': 'No bilhete: {line}',
  'shell.spoken.newTab': 'abre em uma nova aba',
}
