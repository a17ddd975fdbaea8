// SPDX-License-Identifier: Apache-2.0
import type { troubleAway as source } from '../en/trouble-away.ts'
import type { Translated } from '../translated.ts'

/** What is said while the site does not answer although the network is there. */
export const troubleAway: Translated<typeof source> = {
  'trouble.away': 'Laman tidak menjawab. Mencuba lagi …',
  'trouble.awayPage.text':
    'Baki dan pusingan terbuka anda selamat. Halaman ini dibuka semula sebaik sahaja laman menjawab.',
}
