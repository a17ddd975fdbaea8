// SPDX-License-Identifier: Apache-2.0
import type { trouble as source } from '../en/trouble.ts'
import type { Translated } from '../translated.ts'

/** Failures on the way to the reader, and recovery from them. */
export const trouble: Translated<typeof source> = {
  'trouble.reload': 'Muat semula',
  'trouble.region': 'Bahagian halaman ini tidak dapat dipaparkan',
  'trouble.offline': 'Anda di luar talian. Apa yang anda lihat mungkin bukan yang terkini.',
  'trouble.online': 'Anda kembali dalam talian',
  'trouble.update': 'Versi baharu laman ini sudah sedia',
  'trouble.offlinePage.title': 'Anda di luar talian',
  'trouble.offlinePage.text':
    'Baki anda dan pusingan yang masih terbuka selamat. Halaman ini dibuka semula sebaik sahaja rangkaian pulih.',
  'trouble.noScript': 'Laman ini memerlukan JavaScript.',
  'trouble.notFound.search': 'Cari permainan',
  'trouble.notFound.links': 'Atau pergi ke',
}
