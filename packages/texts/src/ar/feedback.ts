// SPDX-License-Identifier: Apache-2.0
import type { feedback as source } from '../en/feedback.ts'
import type { Translated } from '../translated.ts'

/** The feedback form. */
export const feedback: Translated<typeof source> = {
  'feedback.title': 'الملاحظات',
  'feedback.hint': 'أخبرنا بما أعجبك أو ما ينقص أو ما تعطّل. نقرأ كل ما يصلنا.',
  'feedback.type': 'ما الموضوع؟',
  'feedback.type.suggestion': 'اقتراح',
  'feedback.type.complaint': 'شكوى',
  'feedback.type.bug': 'شيء لا يعمل',
  'feedback.type.other': 'شيء آخر',
  'feedback.content': 'رسالتك',
  'feedback.counter': '{count} من {most}',
  'feedback.contact': 'كيف نتواصل معك (اختياري)',
  'feedback.contact.hint': 'بريد إلكتروني أو رقم هاتف.',
  'feedback.images': 'الصور (اختياري)',
  'feedback.images.hint': 'حتى {count} صور، PNG أو JPG، بحجم {size} MB لكل صورة.',
  'feedback.images.add': 'إضافة صور',
  'feedback.images.remove': 'إزالة {name}',
  'feedback.images.wrong': '{name} ليس صورة PNG أو JPG',
  'feedback.images.tooLarge': 'حجم {name} أكبر من {size} MB',
  'feedback.images.tooMany': 'الحد الأقصى للصور: {count}',
  'feedback.send': 'إرسال',
  'feedback.done': 'شكرًا لك. وصلت رسالتك.',
  'feedback.required': 'يرجى كتابة المحتوى',
  'feedback.length': 'يجب أن يكون طول المحتوى بين {least} و{most} حرفًا',
}
