// SPDX-License-Identifier: Apache-2.0
import type { sandboxBank as source } from '../en/sandbox-bank.ts'
import type { Translated } from '../translated.ts'

/** The payment page of the sandbox bank, rendered by the server. */
export const sandboxBank: Translated<typeof source> = {
  'bank.title': 'Bank uji coba',
  'bank.playMoney': 'Uang mainan: tidak ada yang nyata di sini',
  'bank.social.title': 'Login uji coba pengganti {provider}',
  'bank.social.play': 'Demonstrasi: tidak ada penyedia asli yang dihubungi dan tidak ada yang diperiksa',
  'bank.social.name': 'Nama',
  'bank.social.agree': 'Lanjut',
  'bank.social.close': 'Batal',
  'bank.toPay': 'Tagihan',
  'bank.order': 'Pesanan',
  'bank.pay': 'Bayar {amount}',
  'bank.payLate': 'Bayar terlambat: dana masuk setelah {seconds} detik',
  'bank.payTooLate': 'Bayar lewat waktu: dana masuk setelah waktu pembayaran habis',
  'bank.underpay': 'Bayar kurang: kirim {half} saja',
  'bank.fail': 'Gagal: jangan bayar',
  'bank.paid': 'Anda telah membayar {amount}.',
  'bank.paidLate': 'Anda telah membayar {amount}. Dana masuk dalam {seconds} detik.',
  'bank.paidTooLate': 'Anda telah membayar {amount}. Dana masuk setelah waktu pembayaran habis.',
  'bank.underpaid': 'Anda mengirim {half}, bukan {amount}.',
  'bank.failed': 'Pembayaran gagal. Tidak ada yang dibayar.',
  'bank.back': 'Kembali ke situs',
  'bank.mayClose': 'Anda juga bisa menutup halaman ini.',
  'bank.unknown': 'Pembayaran ini tidak dikenal.',
}
