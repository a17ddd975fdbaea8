// SPDX-License-Identifier: Apache-2.0
import type { patterns as source } from '../en/patterns.ts'
import type { Translated } from '../translated.ts'

/** What a registration field accepts, by the number of its pattern. */
export const patterns: Translated<typeof source> = {
  'pattern.range': 'Sila masukkan {min} - {max} aksara: {text}',
  'pattern.exact': 'Sila masukkan {min} aksara: {text}',
  'pattern.passwordRange': 'Sila isi kata laluan anda dengan {min} - {max} aksara',
  'pattern.0': 'sebarang aksara',
  'pattern.1': 'bermula dengan huruf, kemudian huruf dan angka',
  'pattern.2': 'kanji dan angka',
  'pattern.3': 'format e-mel',
  'pattern.4': 'huruf dan angka tanpa aksara khas',
  'pattern.5': 'gabungan huruf dan angka',
  'pattern.6': 'angka sahaja',
  'pattern.7': 'huruf dan angka dengan sekurang-kurangnya satu huruf besar',
  'pattern.8': 'huruf Inggeris dan ruang',
  'pattern.9': 'tanpa ruang',
  'pattern.10': 'tulisan Cina dan tanda baca',
  'pattern.11': 'tarikh yyyy-MM-dd',
  'pattern.12': 'huruf dan ruang',
  'pattern.13': 'tarikh MM-dd-yyyy',
  'pattern.14': 'huruf dan angka sahaja',
  'pattern.15': 'tulisan Korea sahaja',
  'pattern.16': 'tulisan Thai sahaja',
  'pattern.17': 'tulisan Thai atau Inggeris serta ruang',
  'pattern.18': 'huruf besar dan ruang dengan sekurang-kurangnya satu huruf Inggeris',
  'pattern.19': 'huruf, angka dan simbol',
  'pattern.20': 'sekurang-kurangnya satu huruf besar, huruf kecil, angka dan simbol khas',
}
