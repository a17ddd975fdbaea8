// SPDX-License-Identifier: Apache-2.0
import type { demonstration as source } from '../en/demonstration.ts'
import type { Translated } from '../translated.ts'

/** The titles of the demonstration's catalogue. */
export const demonstration: Translated<typeof source> = {
  'studio.demo.mark': 'デモ',
  'studio.demo.of':
    '{title} はデモ用の架空のタイトルです。独自のルールで動き、ルールに示した還元率になります。',
  'fault.play.noDemonstration': 'このデモ用タイトルには、まだ遊べるゲームがありません',
  'lobby.noDemonstration': 'デモでは遊べません',
  'play.noDemonstration.text': 'この種類のタイトルのゲームはまだ作られていません。次のゲームは遊べます:',
} as const
