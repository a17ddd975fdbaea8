// SPDX-License-Identifier: Apache-2.0
import type { sandboxBank as source } from '../en/sandbox-bank.ts'
import type { Translated } from '../translated.ts'

/** The payment page of the sandbox bank, rendered by the server. */
export const sandboxBank: Translated<typeof source> = {
  'bank.title': 'Bank ujian',
  'bank.playMoney': 'Wang olok-olok: tiada yang benar di sini',
  'bank.social.title': 'Log masuk ujian sebagai ganti {provider}',
  'bank.social.play': 'Demonstrasi: tiada penyedia sebenar dihubungi dan tiada apa disemak',
  'bank.social.name': 'Nama',
  'bank.social.agree': 'Teruskan',
  'bank.social.close': 'Batal',
  'bank.toPay': 'Perlu dibayar',
  'bank.order': 'Pesanan',
  'bank.pay': 'Bayar {amount}',
  'bank.payLate': 'Bayar lewat: wang masuk selepas {seconds} saat',
  'bank.payTooLate': 'Bayar terlalu lewat: wang masuk selepas masa bayaran tamat',
  'bank.underpay': 'Bayar kurang: hantar {half} sahaja',
  'bank.fail': 'Gagal: jangan bayar',
  'bank.paid': 'Anda telah membayar {amount}.',
  'bank.paidLate': 'Anda telah membayar {amount}. Wang masuk dalam {seconds} saat.',
  'bank.paidTooLate': 'Anda telah membayar {amount}. Wang masuk selepas masa bayaran tamat.',
  'bank.underpaid': 'Anda telah menghantar {half}, bukan {amount}.',
  'bank.failed': 'Bayaran gagal. Tiada apa yang dibayar.',
  'bank.back': 'Kembali ke laman',
  'bank.mayClose': 'Anda juga boleh menutup halaman ini.',
  'bank.unknown': 'Bayaran ini tidak dikenali.',
}
