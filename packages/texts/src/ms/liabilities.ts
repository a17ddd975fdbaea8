// SPDX-License-Identifier: Apache-2.0
import type { liabilities as source } from '../en/liabilities.ts'
import type { Translated } from '../translated.ts'

/** What members own together, and the check that one's own balance is part of it. */
export const liabilities: Translated<typeof source> = {
  'liabilities.title': 'Milik ahli',
  'liabilities.intro':
    'Pada setiap akhir hari kami menerbitkan milik semua ahli bersama: wang tunai dan wang yang ditahan untuk pengeluaran. Satu akar meliputi setiap baki, jadi tiada yang boleh ditinggalkan atau dikurangkan kemudian.',
  'liabilities.check.title': 'Adakah baki anda termasuk?',
  'liabilities.check.hint':
    'Halaman ini mengira sendiri akar daripada baki anda, langkah demi langkah, dan membandingkannya dengan yang diterbitkan.',
  'liabilities.check': 'Semak baki saya',
  'liabilities.check.login': 'Log masuk untuk menyemak baki',
  'liabilities.ok': 'Baki anda termasuk dalam jumlah',
  'liabilities.okText':
    '{amount} milik {account} termasuk dalam {total} daripada {accounts, plural, other {# akaun}} pada {day}.',
  'liabilities.bad': 'Hasilnya tidak sepadan dengan akar yang diterbitkan',
  'liabilities.badText': 'Simpan bukti ini dan hubungi khidmat pelanggan.',
  'liabilities.compare':
    'Akar bagi {day} tidak lagi disenaraikan di sini. Bandingkan dengan yang anda catat pada hari itu.',
  'liabilities.none': 'Pada akhir {day} anda tidak memiliki apa-apa, jadi tiada apa untuk dibuktikan.',
  'liabilities.noDay': 'Belum ada akar yang diterbitkan. Yang pertama muncul selepas tengah malam.',
  'liabilities.steps': '{count, plural, other {# langkah}} dari baki anda ke akar',
  'liabilities.save': 'Simpan bukti',
  'liabilities.load': 'Semak bukti yang disimpan',
  'liabilities.load.hint': 'Fail yang anda simpan di halaman ini',
  'liabilities.load.choose': 'Pilih fail',
  'liabilities.badFile': 'Fail ini bukan bukti',
  'liabilities.days': 'Akar yang diterbitkan',
  'liabilities.day': 'Hari (UTC)',
  'liabilities.accounts': 'Akaun',
  'liabilities.total': 'Jumlah',
  'liabilities.root': 'Akar',
  'liabilities.how': 'Cara ia berfungsi',
  'liabilities.howText':
    'Baki, nama akaun dan nombor rawak menjadi satu ringkasan, supaya tiada siapa tahu baki siapa di sebelah anda. Dua jiran dengan jumlahnya membentuk ringkasan seterusnya, sehingga tinggal satu akar. Wang bonus tidak dikira.',
}
