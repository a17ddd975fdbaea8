// SPDX-License-Identifier: Apache-2.0
import type { demonstration as source } from '../en/demonstration.ts'
import type { Translated } from '../translated.ts'

/** The titles of the demonstration's catalogue. */
export const demonstration: Translated<typeof source> = {
  'studio.demo.mark': '演示',
  'studio.demo.of': '{title} 是演示用的虚构游戏。它有自己的规则，返还率以规则所述为准。',
  'fault.play.noDemonstration': '这款演示游戏暂时还没有可玩的内容',
  'lobby.noDemonstration': '演示中不可玩',
  'play.noDemonstration.text': '这类游戏尚未制作。以下游戏可以玩：',
} as const
