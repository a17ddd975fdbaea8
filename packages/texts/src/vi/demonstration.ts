// SPDX-License-Identifier: Apache-2.0
import type { demonstration as source } from '../en/demonstration.ts'
import type { Translated } from '../translated.ts'

/** The titles of the demonstration's catalogue. */
export const demonstration: Translated<typeof source> = {
  'studio.demo.mark': 'Bản minh họa',
  'studio.demo.of':
    '{title} là tựa game hư cấu của bản minh họa. Trò chơi có luật riêng và hoàn trả đúng như luật nêu.',
  'fault.play.noDemonstration': 'Tựa game minh họa này chưa có trò chơi để chơi',
  'lobby.noDemonstration': 'Không chơi được trong bản minh họa',
  'play.noDemonstration.text': 'Chưa có trò chơi nào cho loại này. Bạn có thể chơi:',
} as const
