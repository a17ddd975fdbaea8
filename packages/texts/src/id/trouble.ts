// SPDX-License-Identifier: Apache-2.0
import type { trouble as source } from '../en/trouble.ts'
import type { Translated } from '../translated.ts'

/** Failures on the way to the reader, and recovery from them. */
export const trouble: Translated<typeof source> = {
  'trouble.reload': 'Muat ulang',
  'trouble.region': 'Bagian halaman ini tidak dapat ditampilkan',
  'trouble.offline': 'Anda sedang offline. Yang Anda lihat mungkin bukan yang terbaru.',
  'trouble.online': 'Anda kembali online',
  'trouble.update': 'Versi baru situs ini sudah siap',
  'trouble.offlinePage.title': 'Anda sedang offline',
  'trouble.offlinePage.text':
    'Saldo dan ronde Anda yang masih terbuka tetap aman. Halaman ini terbuka lagi begitu jaringan pulih.',
  'trouble.noScript': 'Situs ini memerlukan JavaScript.',
  'trouble.notFound.search': 'Cari game',
  'trouble.notFound.links': 'Atau buka',
}
