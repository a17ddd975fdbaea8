// SPDX-License-Identifier: Apache-2.0
import type { trouble as source } from '../en/trouble.ts'
import type { Translated } from '../translated.ts'

/** Failures on the way to the reader, and recovery from them. */
export const trouble: Translated<typeof source> = {
  'trouble.reload': '再読み込み',
  'trouble.region': 'ページのこの部分を表示できませんでした',
  'trouble.offline': 'オフラインです。表示が古い可能性があります。',
  'trouble.online': 'オンラインに戻りました',
  'trouble.update': 'このサイトの新しいバージョンがあります',
  'trouble.offlinePage.title': 'オフラインです',
  'trouble.offlinePage.text':
    '残高と進行中のラウンドは安全です。ネットワークが戻るとこのページは再び開きます。',
  'trouble.noScript': 'このサイトにはJavaScriptが必要です。',
  'trouble.notFound.search': 'ゲームを探す',
  'trouble.notFound.links': 'または移動',
}
