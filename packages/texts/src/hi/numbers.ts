// SPDX-License-Identifier: Apache-2.0
import type { numbers as source } from '../en/numbers.ts'
import type { Translated } from '../translated.ts'

/** What a field says of a typed number that has two readings, or none. */
export const numbers: Translated<typeof source> = {
  'numbers.unclear': 'यह {whole} या {part} हो सकता है। हज़ार अलग करने वाले चिह्न के बिना लिखें।',
  'numbers.unread': 'यह संख्या पढ़ी नहीं जा सकी। हज़ार अलग करने वाले चिह्नों के बिना लिखें।',
}
