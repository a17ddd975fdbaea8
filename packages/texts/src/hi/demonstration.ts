// SPDX-License-Identifier: Apache-2.0
import type { demonstration as source } from '../en/demonstration.ts'
import type { Translated } from '../translated.ts'

/** The titles of the demonstration's catalogue. */
export const demonstration: Translated<typeof source> = {
  'studio.demo.mark': 'प्रदर्शन',
  'studio.demo.of':
    '{title} प्रदर्शन के लिए बनाया गया काल्पनिक गेम है। इसके अपने नियम हैं और यह उनमें बताई गई दर से लौटाता है।',
  'fault.play.noDemonstration': 'इस प्रदर्शन गेम के पीछे अभी कोई गेम नहीं है',
  'lobby.noDemonstration': 'प्रदर्शन में नहीं खेला जा सकता',
  'play.noDemonstration.text': 'इस तरह के गेम अभी नहीं बने हैं। ये खेले जा सकते हैं:',
} as const
