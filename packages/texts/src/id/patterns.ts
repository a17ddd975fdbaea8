// SPDX-License-Identifier: Apache-2.0
import type { patterns as source } from '../en/patterns.ts'
import type { Translated } from '../translated.ts'

/** What a registration field accepts, by the number of its pattern. */
export const patterns: Translated<typeof source> = {
  'pattern.range': 'Masukkan {min} - {max} karakter: {text}',
  'pattern.exact': 'Masukkan {min} karakter: {text}',
  'pattern.passwordRange': 'Isi kata sandi Anda dengan {min} - {max} karakter',
  'pattern.0': 'karakter apa saja',
  'pattern.1': 'diawali huruf, lalu huruf dan angka',
  'pattern.2': 'kanji dan angka',
  'pattern.3': 'format email',
  'pattern.4': 'huruf dan angka tanpa karakter khusus',
  'pattern.5': 'gabungan huruf dan angka',
  'pattern.6': 'hanya angka',
  'pattern.7': 'huruf dan angka dengan paling sedikit satu huruf besar',
  'pattern.8': 'huruf Latin dan spasi',
  'pattern.9': 'tanpa spasi',
  'pattern.10': 'huruf Mandarin dan tanda baca',
  'pattern.11': 'tanggal yyyy-MM-dd',
  'pattern.12': 'huruf dan spasi',
  'pattern.13': 'tanggal MM-dd-yyyy',
  'pattern.14': 'hanya huruf dan angka',
  'pattern.15': 'hanya huruf Korea',
  'pattern.16': 'hanya huruf Thai',
  'pattern.17': 'huruf Thai atau Latin ditambah spasi',
  'pattern.18': 'huruf besar dan spasi dengan paling sedikit satu huruf Latin',
  'pattern.19': 'huruf, angka, dan simbol',
  'pattern.20': 'paling sedikit satu huruf besar, huruf kecil, angka, dan simbol khusus',
}
