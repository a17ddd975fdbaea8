// SPDX-License-Identifier: Apache-2.0
import type { trouble as source } from '../en/trouble.ts'
import type { Translated } from '../translated.ts'

/** Failures on the way to the reader, and recovery from them. */
export const trouble: Translated<typeof source> = {
  'trouble.reload': '重新載入',
  'trouble.region': '頁面的這一部分無法顯示',
  'trouble.offline': '您已離線，所見內容可能不是最新。',
  'trouble.online': '網路已恢復',
  'trouble.update': '本站有新版本可用',
  'trouble.offlinePage.title': '您已離線',
  'trouble.offlinePage.text': '您的餘額和未完成的牌局都是安全的。網路恢復後，本頁會自動開啟。',
  'trouble.noScript': '本站需要 JavaScript。',
  'trouble.notFound.search': '查詢遊戲',
  'trouble.notFound.links': '或前往',
}
