// SPDX-License-Identifier: Apache-2.0
import type { troubleAway as source } from '../en/trouble-away.ts'
import type { Translated } from '../translated.ts'

/** What is said while the site does not answer although the network is there. */
export const troubleAway: Translated<typeof source> = {
  'trouble.away': '网站没有响应。正在重试…',
  'trouble.awayPage.text': '您的余额和未结束的局都是安全的。网站恢复响应后，本页会自动打开。',
}
