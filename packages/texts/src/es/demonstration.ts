// SPDX-License-Identifier: Apache-2.0
import type { demonstration as source } from '../en/demonstration.ts'
import type { Translated } from '../translated.ts'

/** The titles of the demonstration's catalogue. */
export const demonstration: Translated<typeof source> = {
  'studio.demo.mark': 'Demostración',
  'studio.demo.of':
    '{title} es un título inventado para la demostración. Tiene sus propias reglas y devuelve lo que indican.',
  'fault.play.noDemonstration': 'Este título de demostración todavía no tiene ningún juego detrás',
  'lobby.noDemonstration': 'No se puede jugar en la demostración',
  'play.noDemonstration.text': 'Todavía no hay ningún juego para títulos de este tipo. Puedes jugar a estos:',
} as const
