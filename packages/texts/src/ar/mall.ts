import type { mall as source } from '../en/mall.ts'
import type { Translated } from '../translated.ts'

/** The points mall. */
export const mall: Translated<typeof source> = {
  'mall.title': 'متجر النقاط',
  'mall.hint': 'تأتي النقاط مع رهاناتك ولا تنتهي صلاحيتها.',
  'mall.empty': 'لا جوائز بعد',
  'mall.emptyHint': 'تظهر الجوائز هنا فور توفرها.',
  'mall.action': 'تصفح العروض',
}
