// SPDX-License-Identifier: Apache-2.0
import type { downloads as source } from '../en/downloads.ts'
import type { Translated } from '../translated.ts'

/** The app: downloads, tutorials and QR codes. */
export const downloads: Translated<typeof source> = {
  'downloads.title': 'Unduh aplikasi',
  'downloads.hint': 'Semua ada di saku Anda: akun yang sama, saldo yang sama, cukup satu ketukan.',
  'downloads.android': 'Android',
  'downloads.ios': 'iOS',
  'downloads.system': 'Perangkat Anda',
  'downloads.android.get': 'Unduh untuk Android',
  'downloads.ios.get': 'Unduh untuk iOS',
  'downloads.android.file': 'File APK, Android 8 ke atas',
  'downloads.ios.file': 'Profil konfigurasi, iOS 15 ke atas',
  'downloads.scan': 'Pindai dengan kamera HP Anda',
  'downloads.qr.android': 'Kode QR aplikasi Android',
  'downloads.qr.ios': 'Kode QR aplikasi iOS',
  'downloads.qr.web': 'Kode QR situs ini',
  'downloads.noneHint': 'Situs ini bisa dibuka di semua browser HP Anda, tanpa aplikasi.',
  'downloads.how': 'Cara memasang',
  'downloads.how.android': 'Pasang di Android',
  'downloads.how.ios': 'Pasang di iOS',
  'downloads.step': 'Langkah {number}',
  'downloads.android.1.title': 'Unduh',
  'downloads.android.1': 'Pindai kode QR atau tekan tombol, lalu biarkan HP Anda memuat filenya.',
  'downloads.android.2.title': 'Izinkan sumber ini',
  'downloads.android.2': 'Saat Android bertanya, izinkan pemasangan dari sumber ini.',
  'downloads.android.3.title': 'Pasang',
  'downloads.android.3': 'Buka file yang diunduh lalu tekan Instal.',
  'downloads.android.4.title': 'Buka dan masuk',
  'downloads.android.4': 'Buka aplikasi dan masuk dengan akun Anda.',
  'downloads.ios.1.title': 'Buka di Safari',
  'downloads.ios.1': 'Buka tautan di Safari: browser lain tidak bisa memuat profil ini.',
  'downloads.ios.2.title': 'Izinkan profil',
  'downloads.ios.2': 'Izinkan unduhan profil konfigurasi.',
  'downloads.ios.3.title': 'Pasang profil',
  'downloads.ios.3': 'Buka Pengaturan, Umum, VPN & Pengelolaan Perangkat, lalu pasang profilnya.',
  'downloads.ios.4.title': 'Buka dari layar utama',
  'downloads.ios.4': 'Aplikasi kini ada di layar utama Anda. Buka dan masuk.',
  'downloads.web': 'Tanpa toko aplikasi',
  'downloads.web.hint':
    'Taruh situs ini di layar utama Anda. Situs terbuka seperti aplikasi dan selalu terbaru.',
  'downloads.web.byHand':
    'Buka menu browser Anda (di iPhone, menu bagikan) lalu pilih “Tambahkan ke Layar Utama” atau “Instal”. Situs ini kemudian terbuka seperti aplikasi dan selalu terbaru.',
  'downloads.web.install': 'Pasang situs ini',
  'downloads.card': 'Main di HP Anda',
  'downloads.card.hint': 'Pindai kode dan pasang aplikasi dalam empat langkah.',
}
