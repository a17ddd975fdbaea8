// SPDX-License-Identifier: Apache-2.0
import { operators, type Right } from './right.ts'

/** Who may see and word the sentences of a brand. */
export const textRights = {
  'backoffice.texts': operators('texts'),
  'backoffice.setText': operators('texts', {
    with: { language: 'EN', key: 'common.cancel', text: 'Never mind', version: 9_999 },
    own: 'TEXT_CHANGED',
  }),
  'backoffice.previewText': operators('texts', {
    with: { language: 'EN', key: 'common.cancel', text: 'Never mind' },
  }),
  'backoffice.textHistory': operators('texts', { with: { language: 'EN' } }),
} satisfies Readonly<Record<string, Right>>
