// SPDX-License-Identifier: Apache-2.0
import type { help as source } from '../en/help.ts'
import type { Translated } from '../translated.ts'

/** Help popup, help centre and terms of use. */
export const help: Translated<typeof source> = {
  'help.title': 'Bantuan',
  'help.center': 'Pusat bantuan',
  'help.center.hint': 'Jawaban untuk hal yang paling sering ditanyakan pemain.',
  'help.views': 'Bantuan atau ketentuan',
  'help.terms': 'Ketentuan penggunaan',
  'help.all': 'Semua topik bantuan',
  'help.topics': 'Topik',
  'help.search': 'Cari di bantuan',
  'help.search.empty': 'Tidak ada topik tentang itu',
  'help.search.emptyHint': 'Coba kata lain, atau tulis kepada kami.',
  'help.found': '{count, plural, other {# topik}}',
  'help.empty': 'Belum ada topik bantuan',
  'help.emptyHint': 'Tulis kepada kami dan kami akan menjawab.',
  'help.write': 'Tulis kepada kami',
  'help.terms.age.title': 'Usia dan akun',
  'help.terms.age':
    'Anda berusia paling sedikit {age} tahun dan sudah cukup umur menurut hukum di tempat tinggal Anda. Satu orang memiliki satu akun, atas namanya sendiri, dan merahasiakan kata sandinya.',
  'help.terms.money.title': 'Deposit dan penarikan',
  'help.terms.money':
    'Uang disetor dari alat pembayaran milik Anda sendiri dan dibayarkan ke rekening atas nama Anda. Kami dapat memverifikasi identitas Anda sebelum penarikan dibayarkan.',
  'help.terms.play.title': 'Taruhan dan hasil',
  'help.terms.play':
    'Taruhan berlaku sejak server menerimanya. Hasil hanya diundi di server. Ronde yang terputus diselesaikan menurut aturannya atau dikembalikan sepenuhnya.',
  'help.terms.fair.title': 'Bermain jujur',
  'help.terms.fair':
    'Persekongkolan antarpemain, permainan otomatis, dan pemanfaatan kesalahan sistem tidak diperbolehkan. Taruhan yang dimenangkan dengan cara itu dibatalkan dan akun dapat ditutup.',
  'help.terms.limits.title': 'Bermain dengan batas',
  'help.terms.limits':
    'Permainan dibuat untuk hiburan. Pertaruhkan hanya uang yang rela Anda lepas, dan berhentilah saat tidak lagi menyenangkan. Tulis kepada kami dan kami akan membantu Anda beristirahat.',
  'help.terms.data.title': 'Data Anda',
  'help.terms.data':
    '{site} menyimpan data yang diperlukan untuk mengelola akun Anda dan yang diwajibkan hukum, dan tidak memberikannya kepada siapa pun.',
}
