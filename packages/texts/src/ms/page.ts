// SPDX-License-Identifier: Apache-2.0
import type { page as source } from '../en/page.ts'
import type { Translated } from '../translated.ts'

/** What search engines and shared links read of a page. The server writes it into the head of the page. */
export const page: Translated<typeof source> = {
  'page.home.description':
    'Slot, meja langsung, tembak ikan, sukan dan permainan kami yang terbukti adil di satu tempat, dengan satu dompet.',
  'page.hot.description': 'Permainan yang paling banyak dimainkan di {site} hari ini.',
  'page.games.title': '{type}',
  'page.games.description':
    '{type} di {site}: pilih studio, cari permainan dengan namanya dan main dengan satu dompet.',
  'page.providers.title': 'Studio',
  'page.providers.description': 'Semua permainan satu studio di {site}.',
  'page.promotions.description': 'Tawaran {site} kepada ahli buat masa ini, bersama syarat setiap tawaran.',
  'page.mall.description': 'Apa yang boleh didapati ahli {site} dengan mata ganjaran mereka.',
  'page.help.description': 'Soalan yang kerap ditanya di {site}, dan jawapannya.',
  'page.owned.description':
    'Milik semua ahli {site} bersama, dengan bukti yang boleh disemak oleh setiap ahli.',
  'page.download.description': 'Dapatkan {site} pada telefon anda, langkah demi langkah.',
  'page.register.title': 'Cipta akaun',
  'page.register.description': 'Buka akaun di {site}.',
  'page.login.title': 'Log masuk',
  'page.notFound.description': 'Tiada halaman di alamat ini.',
}
