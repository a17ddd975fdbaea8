// SPDX-License-Identifier: Apache-2.0
import type { troubleAway as source } from '../en/trouble-away.ts'
import type { Translated } from '../translated.ts'

/** What is said while the site does not answer although the network is there. */
export const troubleAway: Translated<typeof source> = {
  'trouble.away': '網站沒有回應。正在重試…',
  'trouble.awayPage.text': '您的餘額和未結束的局都是安全的。網站恢復回應後，本頁會自動開啟。',
}
