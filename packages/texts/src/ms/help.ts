// SPDX-License-Identifier: Apache-2.0
import type { help as source } from '../en/help.ts'
import type { Translated } from '../translated.ts'

/** Help popup, help centre and terms of use. */
export const help: Translated<typeof source> = {
  'help.title': 'Bantuan',
  'help.center': 'Pusat bantuan',
  'help.center.hint': 'Jawapan kepada soalan yang paling kerap ditanya pemain.',
  'help.views': 'Bantuan atau syarat',
  'help.terms': 'Syarat penggunaan',
  'help.all': 'Semua topik bantuan',
  'help.topics': 'Topik',
  'help.search': 'Cari dalam bantuan',
  'help.search.empty': 'Tiada topik menyebut perkara itu',
  'help.search.emptyHint': 'Cuba perkataan lain, atau tulis kepada kami.',
  'help.found': '{count, plural, other {# topik}}',
  'help.empty': 'Belum ada topik bantuan',
  'help.emptyHint': 'Tulis kepada kami dan kami akan menjawab.',
  'help.write': 'Tulis kepada kami',
  'help.terms.age.title': 'Umur dan akaun',
  'help.terms.age':
    'Anda berumur sekurang-kurangnya {age} tahun dan cukup umur mengikut undang-undang di tempat anda. Seorang memegang satu akaun atas nama sendiri, dan merahsiakan kata laluannya.',
  'help.terms.money.title': 'Deposit dan pengeluaran',
  'help.terms.money':
    'Wang dimasukkan daripada cara bayaran anda sendiri dan dibayar ke akaun atas nama anda. Kami boleh mengesahkan identiti anda sebelum pengeluaran dibayar.',
  'help.terms.play.title': 'Taruhan dan keputusan',
  'help.terms.play':
    'Taruhan dikira sebaik sahaja pelayan menerimanya. Keputusan dicabut di pelayan sahaja. Pusingan yang terganggu diselesaikan mengikut peraturannya atau dikembalikan sepenuhnya.',
  'help.terms.fair.title': 'Permainan adil',
  'help.terms.fair':
    'Pakatan antara pemain, permainan automatik dan penggunaan ralat tidak dibenarkan. Taruhan yang dimenangi begitu terbatal dan akaun boleh ditutup.',
  'help.terms.limits.title': 'Main dalam had',
  'help.terms.limits':
    'Permainan adalah untuk hiburan. Pertaruhkan hanya wang yang anda sanggup hilang, dan berhenti apabila ia tidak lagi menyeronokkan. Tulis kepada kami dan kami akan membantu anda berehat.',
  'help.terms.data.title': 'Data anda',
  'help.terms.data':
    '{site} menyimpan apa yang diperlukan untuk akaun anda dan apa yang dikehendaki undang-undang, dan tidak memberikannya kepada orang lain.',
}
