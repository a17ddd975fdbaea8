// SPDX-License-Identifier: Apache-2.0
import type { downloads as source } from '../en/downloads.ts'
import type { Translated } from '../translated.ts'

/** The app: downloads, tutorials and QR codes. */
export const downloads: Translated<typeof source> = {
  'downloads.title': 'Dapatkan aplikasi',
  'downloads.hint': 'Semuanya dalam poket anda: akaun yang sama, baki yang sama, satu sentuhan sahaja.',
  'downloads.android': 'Android',
  'downloads.ios': 'iOS',
  'downloads.system': 'Peranti anda',
  'downloads.android.get': 'Muat turun untuk Android',
  'downloads.ios.get': 'Muat turun untuk iOS',
  'downloads.android.file': 'Fail APK, Android 8 ke atas',
  'downloads.ios.file': 'Profil konfigurasi, iOS 15 ke atas',
  'downloads.scan': 'Imbas dengan kamera telefon anda',
  'downloads.qr.android': 'Kod QR aplikasi Android',
  'downloads.qr.ios': 'Kod QR aplikasi iOS',
  'downloads.qr.web': 'Kod QR laman ini',
  'downloads.noneHint': 'Laman ini boleh dibuka dalam setiap pelayar telefon anda, tanpa aplikasi.',
  'downloads.how': 'Cara memasang',
  'downloads.how.android': 'Pasang pada Android',
  'downloads.how.ios': 'Pasang pada iOS',
  'downloads.step': 'Langkah {number}',
  'downloads.android.1.title': 'Muat turun',
  'downloads.android.1': 'Imbas kod QR atau tekan butang, dan biarkan telefon anda memuatkan fail.',
  'downloads.android.2.title': 'Benarkan sumber ini',
  'downloads.android.2': 'Apabila Android bertanya, benarkan pemasangan daripada sumber ini.',
  'downloads.android.3.title': 'Pasang',
  'downloads.android.3': 'Buka fail yang dimuat turun dan tekan Pasang.',
  'downloads.android.4.title': 'Buka dan log masuk',
  'downloads.android.4': 'Buka aplikasi dan log masuk dengan akaun anda.',
  'downloads.ios.1.title': 'Buka dalam Safari',
  'downloads.ios.1': 'Buka pautan dalam Safari: pelayar lain tidak dapat memuatkan profil.',
  'downloads.ios.2.title': 'Benarkan profil',
  'downloads.ios.2': 'Benarkan muat turun profil konfigurasi.',
  'downloads.ios.3.title': 'Pasang profil',
  'downloads.ios.3': 'Buka Seting, Umum, VPN & Pengurusan Peranti, dan pasang profil itu.',
  'downloads.ios.4.title': 'Buka dari skrin utama',
  'downloads.ios.4': 'Aplikasi kini ada di skrin utama anda. Buka dan log masuk.',
  'downloads.web': 'Tanpa gedung aplikasi',
  'downloads.web.hint':
    'Letakkan laman ini di skrin utama anda. Ia dibuka seperti aplikasi dan sentiasa terkini.',
  'downloads.web.byHand':
    'Buka menu pelayar anda (di iPhone, menu kongsi) dan pilih “Tambah ke Skrin Utama” atau “Pasang”. Laman ini kemudian dibuka seperti aplikasi dan sentiasa terkini.',
  'downloads.web.install': 'Pasang laman ini',
  'downloads.card': 'Main di telefon anda',
  'downloads.card.hint': 'Imbas kod dan pasang aplikasi dalam empat langkah.',
}
