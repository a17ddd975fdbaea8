// SPDX-License-Identifier: Apache-2.0
import type { demonstration as source } from '../en/demonstration.ts'
import type { Translated } from '../translated.ts'

/** The titles of the demonstration's catalogue. */
export const demonstration: Translated<typeof source> = {
  'studio.demo.mark': 'Demonstrasi',
  'studio.demo.of':
    '{title} ialah tajuk rekaan untuk demonstrasi. Ia mempunyai peraturan sendiri dan memulangkan seperti yang dinyatakan.',
  'fault.play.noDemonstration': 'Tajuk demonstrasi ini belum mempunyai permainan',
  'lobby.noDemonstration': 'Tidak boleh dimainkan dalam demonstrasi',
  'play.noDemonstration.text': 'Belum ada permainan untuk tajuk jenis ini. Yang ini boleh dimainkan:',
} as const
