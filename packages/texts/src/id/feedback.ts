// SPDX-License-Identifier: Apache-2.0
import type { feedback as source } from '../en/feedback.ts'
import type { Translated } from '../translated.ts'

/** The feedback form. */
export const feedback: Translated<typeof source> = {
  'feedback.title': 'Masukan',
  'feedback.hint': 'Ceritakan apa yang bagus, apa yang kurang, atau apa yang salah. Semuanya kami baca.',
  'feedback.type': 'Tentang apa?',
  'feedback.type.suggestion': 'Saran',
  'feedback.type.complaint': 'Keluhan',
  'feedback.type.bug': 'Ada yang rusak',
  'feedback.type.other': 'Hal lain',
  'feedback.content': 'Pesan Anda',
  'feedback.counter': '{count} dari {most}',
  'feedback.contact': 'Cara menghubungi Anda (opsional)',
  'feedback.contact.hint': 'Alamat email atau nomor telepon.',
  'feedback.images': 'Gambar (opsional)',
  'feedback.images.hint': 'Paling banyak {count} gambar, PNG atau JPG, masing-masing {size} MB.',
  'feedback.images.add': 'Tambah gambar',
  'feedback.images.remove': 'Hapus {name}',
  'feedback.images.wrong': '{name} bukan gambar PNG atau JPG',
  'feedback.images.tooLarge': '{name} lebih besar dari {size} MB',
  'feedback.images.tooMany': 'Tidak boleh lebih dari {count} gambar',
  'feedback.send': 'Kirim',
  'feedback.done': 'Terima kasih. Pesan Anda sudah kami terima.',
  'feedback.required': 'Silakan isi pesan',
  'feedback.length': 'Isi harus {least} sampai {most} karakter',
}
