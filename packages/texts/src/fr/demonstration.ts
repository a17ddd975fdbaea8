// SPDX-License-Identifier: Apache-2.0
import type { demonstration as source } from '../en/demonstration.ts'
import type { Translated } from '../translated.ts'

/** The titles of the demonstration's catalogue. */
export const demonstration: Translated<typeof source> = {
  'studio.demo.mark': 'Démonstration',
  'studio.demo.of':
    '{title} est un titre inventé pour la démonstration. Il suit ses propres règles et rend ce qu’elles indiquent.',
  'fault.play.noDemonstration': 'Ce titre de démonstration n’a pas encore de jeu',
  'lobby.noDemonstration': 'Non jouable dans la démonstration',
  'play.noDemonstration.text':
    'Aucun jeu n’existe encore pour ce type de titre. Vous pouvez jouer à ceux-ci :',
} as const
