// SPDX-License-Identifier: Apache-2.0
import type { demonstration as source } from '../en/demonstration.ts'
import type { Translated } from '../translated.ts'

/** The titles of the demonstration's catalogue. */
export const demonstration: Translated<typeof source> = {
  'studio.demo.mark': 'Демонстрация',
  'studio.demo.of':
    '{title} — вымышленная игра для демонстрации. У неё свои правила, и она возвращает столько, сколько в них указано.',
  'fault.play.noDemonstration': 'За этой демонстрационной игрой пока ничего нет',
  'lobby.noDemonstration': 'Недоступно для игры в демонстрации',
  'play.noDemonstration.text': 'Для игр этого вида пока ничего не создано. В эти можно играть:',
} as const
