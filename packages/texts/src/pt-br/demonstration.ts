// SPDX-License-Identifier: Apache-2.0
import type { demonstration as source } from '../en/demonstration.ts'
import type { Translated } from '../translated.ts'

/** The titles of the demonstration's catalogue. */
export const demonstration: Translated<typeof source> = {
  'studio.demo.mark': 'Demonstração',
  'studio.demo.of':
    '{title} é um título inventado para a demonstração. Ele tem regras próprias e devolve o que elas informam.',
  'fault.play.noDemonstration': 'Este título de demonstração ainda não tem nenhum jogo por trás',
  'lobby.noDemonstration': 'Não pode ser jogado na demonstração',
  'play.noDemonstration.text': 'Ainda não existe nenhum jogo para títulos deste tipo. Você pode jogar estes:',
} as const
