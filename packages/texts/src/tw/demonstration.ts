// SPDX-License-Identifier: Apache-2.0
import type { demonstration as source } from '../en/demonstration.ts'
import type { Translated } from '../translated.ts'

/** The titles of the demonstration's catalogue. */
export const demonstration: Translated<typeof source> = {
  'studio.demo.mark': '示範',
  'studio.demo.of': '{title} 是示範用的虛構遊戲。它有自己的規則，返還率以規則所述為準。',
  'fault.play.noDemonstration': '這款示範遊戲目前還沒有可玩的內容',
  'lobby.noDemonstration': '示範中不可玩',
  'play.noDemonstration.text': '這類遊戲尚未製作。以下遊戲可以玩：',
} as const
