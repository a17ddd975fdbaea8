// SPDX-License-Identifier: Apache-2.0
import type { page as source } from '../en/page.ts'
import type { Translated } from '../translated.ts'

/** What search engines and shared links read of a page. The server writes it into the head of the page. */
export const page: Translated<typeof source> = {
  'page.home.description':
    'Slot, meja live, tembak ikan, olahraga, dan game buatan sendiri yang terbukti adil di satu tempat, dengan satu dompet.',
  'page.hot.description': 'Game yang paling banyak dimainkan di {site} hari ini.',
  'page.games.title': '{type}',
  'page.games.description':
    '{type} di {site}: pilih studio, temukan game dari namanya, dan mainkan dengan satu dompet.',
  'page.providers.title': 'Studio',
  'page.providers.description': 'Semua game dari satu studio di {site}.',
  'page.promotions.description': 'Penawaran {site} untuk member saat ini, lengkap dengan ketentuannya.',
  'page.mall.description': 'Yang bisa didapat member {site} dengan poin mereka.',
  'page.help.description': 'Pertanyaan yang sering diajukan di {site} beserta jawabannya.',
  'page.owned.description':
    'Milik semua anggota {site} bersama-sama, dengan bukti yang bisa diperiksa setiap anggota.',
  'page.download.description': 'Pasang {site} di ponsel Anda, langkah demi langkah.',
  'page.register.title': 'Buat akun',
  'page.register.description': 'Buka akun di {site}.',
  'page.login.title': 'Masuk',
  'page.notFound.description': 'Tidak ada halaman di alamat ini.',
}
