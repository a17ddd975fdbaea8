// SPDX-License-Identifier: Apache-2.0
import type { play as source } from '../en/play.ts'
import type { Translated } from '../translated.ts'

/** The game page. */
export const play: Translated<typeof source> = {
  'play.back': 'लॉबी में वापस',
  'play.fullScreen': 'पूरी स्क्रीन',
  'play.frame': 'गेम: {name}',
  'play.loading': 'गेम लोड हो रहा है',
  'play.login.title': '{name} खेलने के लिए लॉगिन करें',
  'play.login.text': 'असली राउंड के लिए खाता चाहिए। इसमें एक मिनट लगता है।',
  'play.unknown.title': 'यह गेम ज्ञात नहीं है',
  'play.unknown.text': 'शायद यह कहीं और चला गया है। खुले हुए सभी गेम लॉबी में हैं।',
  'play.blocked.title': '{name} आपके स्थान पर उपलब्ध नहीं है',
  'play.blocked.text': 'ये गेम आपके लिए खुले हैं:',
  'play.closed.text': 'यह गेम कुछ समय के लिए बंद है। ये खुले हैं:',
  'play.failed': 'गेम नहीं खुल सका',
  'play.more': '{studio} के और गेम',
  'play.rtp': 'खिलाड़ी को वापसी (RTP) {rtp} %',
}
