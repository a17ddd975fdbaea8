// SPDX-License-Identifier: Apache-2.0
import type { troubleAway as source } from '../en/trouble-away.ts'
import type { Translated } from '../translated.ts'

/** What is said while the site does not answer although the network is there. */
export const troubleAway: Translated<typeof source> = {
  'trouble.away': 'Situs tidak menjawab. Mencoba lagi …',
  'trouble.awayPage.text':
    'Saldo dan ronde Anda yang masih terbuka aman. Halaman ini terbuka lagi begitu situs menjawab.',
}
