// SPDX-License-Identifier: Apache-2.0
import type { patterns as source } from '../en/patterns.ts'
import type { Translated } from '../translated.ts'

/** What a registration field accepts, by the number of its pattern. */
export const patterns: Translated<typeof source> = {
  'pattern.range': 'يرجى إدخال {min} - {max} خانة: {text}',
  'pattern.exact': 'يرجى إدخال {min} خانة: {text}',
  'pattern.passwordRange': 'يرجى إدخال كلمة مرور من {min} - {max} خانة',
  'pattern.0': 'أي أحرف',
  'pattern.1': 'حرف في البداية ثم أحرف وأرقام',
  'pattern.2': 'أحرف صينية وأرقام',
  'pattern.3': 'صيغة بريد إلكتروني',
  'pattern.4': 'أحرف وأرقام دون رموز خاصة',
  'pattern.5': 'أحرف وأرقام معًا',
  'pattern.6': 'أرقام فقط',
  'pattern.7': 'أحرف وأرقام مع حرف كبير واحد على الأقل',
  'pattern.8': 'أحرف إنجليزية ومسافات',
  'pattern.9': 'دون مسافات',
  'pattern.10': 'أحرف صينية وعلامات ترقيم',
  'pattern.11': 'تاريخ yyyy-MM-dd',
  'pattern.12': 'أحرف ومسافات',
  'pattern.13': 'تاريخ MM-dd-yyyy',
  'pattern.14': 'أحرف وأرقام فقط',
  'pattern.15': 'أحرف كورية فقط',
  'pattern.16': 'أحرف تايلاندية فقط',
  'pattern.17': 'أحرف تايلاندية أو إنجليزية ومسافات',
  'pattern.18': 'أحرف كبيرة ومسافات مع حرف إنجليزي واحد على الأقل',
  'pattern.19': 'أحرف وأرقام ورموز',
  'pattern.20': 'حرف كبير وحرف صغير ورقم ورمز خاص على الأقل',
}
