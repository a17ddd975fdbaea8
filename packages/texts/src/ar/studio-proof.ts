// SPDX-License-Identifier: Apache-2.0
import type { studioProof as source } from '../en/studio-proof.ts'
import type { Translated } from '../translated.ts'

/** The verifier that is saved as a file, and the simulator. */
export const studioProof: Translated<typeof source> = {
  'studio.saved.save': 'احفظ فحصًا لهذه الجولة',
  'studio.saved.about': 'ملف واحد فيه هذه الجولة وكل ما يعيد حسابها. يفتح في أي متصفح بلا خادم وبلا شبكة.',
  'studio.saved.lead':
    'يعيد هذا الملف حساب جولة من ألعابنا من سجلها أو من بذورها. لا يحتاج إلى خادم، ولا يسمح له المتصفح بالاتصال بأحد.',
  'studio.saved.record': 'سجل جولة',
  'studio.saved.check': 'افحص السجل',
  'studio.saved.noRecord': 'هذا ليس سجل جولة من ألعابنا.',
  'studio.simulator.title': 'المحاكي',
  'studio.simulator.about':
    'يلعب مليون جولة بإعدادات هذه الصفحة في متصفحك، ويقارن الناتج بالمعلن. لا يضع أي رهان ويستخدم أرقامًا عشوائية من المتصفح لا بذورك.',
  'studio.simulator.play': 'العب مليون جولة',
  'studio.simulator.stop': 'إيقاف',
  'studio.simulator.rounds': 'جولات مُلعبة',
  'studio.simulator.stated': 'العائد المعلن',
  'studio.simulator.measured': 'عائد هذه الجولات',
  'studio.simulator.hits': 'جولات تدفع',
  'studio.simulator.most': 'أكبر مضاعف',
  'studio.simulator.within':
    'يقع العائد المعلن داخل نطاق ±{band} نقطة مئوية الذي تتركه الصدفة بعد هذا العدد من الجولات.',
  'studio.simulator.outside':
    'يقع العائد المعلن خارج نطاق ±{band} نقطة مئوية. تفعل الصدفة ذلك نحو ثلاث مرات في كل ألف محاكاة؛ العب مليونًا آخر.',
  'studio.simulator.failed': 'تعذر تشغيل المحاكاة في هذا المتصفح.',
  'studio.simulator.chart': 'العائد بعد كل جزء من الجولات، مع خط للعائد المعلن',
}
