// SPDX-License-Identifier: Apache-2.0
import type { spoken as source } from '../en/spoken.ts'
import type { Translated } from '../translated.ts'

/** What a screen reader says of a change that is otherwise only visible. */
export const spoken: Translated<typeof source> = {
  'shell.spoken.loggedIn': 'Naka-log in ka na',
  'shell.spoken.loggedOut': 'Naka-log out ka na',
  'shell.spoken.onSlip': 'Nasa slip na: {line}',
  'shell.spoken.newTab': 'bubukas sa bagong tab',
}
