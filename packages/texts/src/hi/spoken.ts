// SPDX-License-Identifier: Apache-2.0
import type { spoken as source } from '../en/spoken.ts'
import type { Translated } from '../translated.ts'

/** What a screen reader says of a change that is otherwise only visible. */
export const spoken: Translated<typeof source> = {
  'shell.spoken.loggedIn': 'आप लॉग इन हो गए हैं',
  'shell.spoken.loggedOut': 'आप लॉग आउट हो गए हैं',
  'shell.spoken.onSlip': 'पर्ची पर: {line}',
  'shell.spoken.newTab': 'नए टैब में खुलता है',
}
