// SPDX-License-Identifier: Apache-2.0
import type { demonstration as source } from '../en/demonstration.ts'
import type { Translated } from '../translated.ts'

/** The titles of the demonstration's catalogue. */
export const demonstration: Translated<typeof source> = {
  'studio.demo.mark': 'Demonstrasi',
  'studio.demo.of':
    '{title} adalah judul rekaan untuk demonstrasi. Gim ini punya aturan sendiri dan mengembalikan sesuai yang tertulis di sana.',
  'fault.play.noDemonstration': 'Judul demonstrasi ini belum punya gim di baliknya',
  'lobby.noDemonstration': 'Tidak dapat dimainkan dalam demonstrasi',
  'play.noDemonstration.text': 'Belum ada gim untuk judul jenis ini. Yang ini bisa dimainkan:',
} as const
