// SPDX-License-Identifier: Apache-2.0
import type { demonstration as source } from '../en/demonstration.ts'
import type { Translated } from '../translated.ts'

/** The titles of the demonstration's catalogue. */
export const demonstration: Translated<typeof source> = {
  'studio.demo.mark': '데모',
  'studio.demo.of':
    '{title}은(는) 데모용으로 만든 가상의 게임입니다. 자체 규칙으로 진행되며 규칙에 적힌 대로 환급합니다.',
  'fault.play.noDemonstration': '이 데모 타이틀에는 아직 게임이 없습니다',
  'lobby.noDemonstration': '데모에서는 플레이할 수 없음',
  'play.noDemonstration.text':
    '이런 종류의 게임은 아직 만들어지지 않았습니다. 다음 게임은 플레이할 수 있습니다:',
} as const
