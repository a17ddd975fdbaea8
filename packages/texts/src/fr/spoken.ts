// SPDX-License-Identifier: Apache-2.0
import type { spoken as source } from '../en/spoken.ts'
import type { Translated } from '../translated.ts'

/** What a screen reader says of a change that is otherwise only visible. */
export const spoken: Translated<typeof source> = {
  'shell.spoken.loggedIn': 'Vous êtes connecté',
  'shell.spoken.loggedOut': 'Vous êtes déconnecté',
  'shell.spoken.onSlip': 'Sur le coupon : {line}',
  'shell.spoken.newTab': 's’ouvre dans un nouvel onglet',
}
