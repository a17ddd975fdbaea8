// SPDX-License-Identifier: Apache-2.0
import type { troubleAway as source } from '../en/trouble-away.ts'
import type { Translated } from '../translated.ts'

/** What is said while the site does not answer although the network is there. */
export const troubleAway: Translated<typeof source> = {
  'trouble.away': 'サイトが応答していません。再試行しています…',
  'trouble.awayPage.text': '残高と進行中のラウンドは安全です。サイトが応答しだい、このページは再び開きます。',
}
