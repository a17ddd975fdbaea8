// SPDX-License-Identifier: Apache-2.0
import type { liabilities as source } from '../en/liabilities.ts'
import type { Translated } from '../translated.ts'

/** What members own together, and the check that one's own balance is part of it. */
export const liabilities: Translated<typeof source> = {
  'liabilities.title': 'Milik para anggota',
  'liabilities.intro':
    'Setiap akhir hari kami mengumumkan milik semua anggota bersama-sama: uang tunai dan dana yang ditahan untuk penarikan. Satu akar mencakup setiap saldo, sehingga tidak ada yang bisa ditinggalkan atau dikurangi kemudian.',
  'liabilities.check.title': 'Apakah saldo Anda termasuk?',
  'liabilities.check.hint':
    'Halaman ini menghitung sendiri akar dari saldo Anda, langkah demi langkah, lalu membandingkannya dengan yang diumumkan.',
  'liabilities.check': 'Periksa saldo saya',
  'liabilities.check.login': 'Masuk untuk memeriksa saldo',
  'liabilities.ok': 'Saldo Anda termasuk dalam jumlah',
  'liabilities.okText':
    '{amount} milik {account} termasuk dalam {total} dari {accounts, plural, other {# akun}} pada {day}.',
  'liabilities.bad': 'Hasilnya tidak sesuai dengan akar yang diumumkan',
  'liabilities.badText': 'Simpan bukti ini dan hubungi layanan pelanggan.',
  'liabilities.compare':
    'Akar tanggal {day} tidak lagi tercantum di sini. Bandingkan dengan yang Anda catat hari itu.',
  'liabilities.none': 'Pada akhir {day} Anda tidak memiliki apa pun, jadi tidak ada yang perlu dibuktikan.',
  'liabilities.noDay': 'Belum ada akar yang diumumkan. Yang pertama muncul setelah tengah malam.',
  'liabilities.steps': '{count, plural, other {# langkah}} dari saldo Anda ke akar',
  'liabilities.save': 'Simpan bukti',
  'liabilities.load': 'Periksa bukti tersimpan',
  'liabilities.load.hint': 'Berkas yang Anda simpan di halaman ini',
  'liabilities.load.choose': 'Pilih berkas',
  'liabilities.badFile': 'Berkas ini bukan bukti',
  'liabilities.days': 'Akar yang diumumkan',
  'liabilities.day': 'Hari (UTC)',
  'liabilities.accounts': 'Akun',
  'liabilities.total': 'Jumlah',
  'liabilities.root': 'Akar',
  'liabilities.how': 'Cara kerjanya',
  'liabilities.howText':
    'Saldo, nama akun dan angka acak menjadi satu ringkasan, sehingga tidak ada yang tahu saldo siapa di sebelah Anda. Dua tetangga beserta jumlahnya membentuk ringkasan berikutnya, sampai tersisa satu akar. Uang bonus tidak dihitung.',
}
