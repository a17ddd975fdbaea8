// SPDX-License-Identifier: Apache-2.0
import type { troubleAway as source } from '../en/trouble-away.ts'
import type { Translated } from '../translated.ts'

/** What is said while the site does not answer although the network is there. */
export const troubleAway: Translated<typeof source> = {
  'trouble.away': 'El sitio no responde. Se vuelve a intentar…',
  'trouble.awayPage.text':
    'Tu saldo y tus rondas abiertas están a salvo. Esta página se abrirá de nuevo en cuanto el sitio responda.',
}
