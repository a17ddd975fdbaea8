// SPDX-License-Identifier: Apache-2.0
import type { trouble as source } from '../en/trouble.ts'
import type { Translated } from '../translated.ts'

/** Failures on the way to the reader, and recovery from them. */
export const trouble: Translated<typeof source> = {
  'trouble.reload': 'إعادة التحميل',
  'trouble.region': 'تعذّر عرض هذا الجزء من الصفحة',
  'trouble.offline': 'لا اتصال بالإنترنت. قد يكون ما تراه قديمًا.',
  'trouble.online': 'عاد الاتصال',
  'trouble.update': 'نسخة جديدة من الموقع جاهزة',
  'trouble.offlinePage.title': 'لا اتصال بالإنترنت',
  'trouble.offlinePage.text': 'رصيدك وجولاتك المفتوحة في أمان. تُفتح هذه الصفحة من جديد فور عودة الشبكة.',
  'trouble.noScript': 'يحتاج هذا الموقع إلى JavaScript.',
  'trouble.notFound.search': 'البحث عن لعبة',
  'trouble.notFound.links': 'أو الانتقال إلى',
}
