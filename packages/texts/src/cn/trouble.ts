// SPDX-License-Identifier: Apache-2.0
import type { trouble as source } from '../en/trouble.ts'
import type { Translated } from '../translated.ts'

/** Failures on the way to the reader, and recovery from them. */
export const trouble: Translated<typeof source> = {
  'trouble.reload': '重新加载',
  'trouble.region': '页面的这一部分无法显示',
  'trouble.offline': '您已离线，所见内容可能不是最新。',
  'trouble.online': '网络已恢复',
  'trouble.update': '本站有新版本可用',
  'trouble.offlinePage.title': '您已离线',
  'trouble.offlinePage.text': '您的余额和未完成的牌局都是安全的。网络恢复后，本页会自动打开。',
  'trouble.noScript': '本站需要 JavaScript。',
  'trouble.notFound.search': '查找游戏',
  'trouble.notFound.links': '或前往',
}
