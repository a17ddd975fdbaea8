// SPDX-License-Identifier: Apache-2.0
import type { feedback as source } from '../en/feedback.ts'
import type { Translated } from '../translated.ts'

/** The feedback form. */
export const feedback: Translated<typeof source> = {
  'feedback.title': 'Maklum balas',
  'feedback.hint':
    'Beritahu kami apa yang baik, apa yang kurang atau apa yang tidak kena. Semuanya kami baca.',
  'feedback.type': 'Tentang apa?',
  'feedback.type.suggestion': 'Cadangan',
  'feedback.type.complaint': 'Aduan',
  'feedback.type.bug': 'Ada yang rosak',
  'feedback.type.other': 'Hal lain',
  'feedback.content': 'Mesej anda',
  'feedback.counter': '{count} daripada {most}',
  'feedback.contact': 'Cara menghubungi anda (pilihan)',
  'feedback.contact.hint': 'Alamat e-mel atau nombor telefon.',
  'feedback.images': 'Gambar (pilihan)',
  'feedback.images.hint': 'Paling banyak {count} gambar, PNG atau JPG, {size} MB setiap satu.',
  'feedback.images.add': 'Tambah gambar',
  'feedback.images.remove': 'Buang {name}',
  'feedback.images.wrong': '{name} bukan gambar PNG atau JPG',
  'feedback.images.tooLarge': '{name} melebihi {size} MB',
  'feedback.images.tooMany': 'Tidak lebih daripada {count} gambar',
  'feedback.send': 'Hantar',
  'feedback.done': 'Terima kasih. Mesej anda telah kami terima.',
  'feedback.required': 'Sila isi mesej',
  'feedback.length': 'Kandungan mesti antara {least} dan {most} aksara',
}
