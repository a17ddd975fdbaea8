// SPDX-License-Identifier: Apache-2.0
import type { demonstration as source } from '../en/demonstration.ts'
import type { Translated } from '../translated.ts'

/** The titles of the demonstration's catalogue. */
export const demonstration: Translated<typeof source> = {
  'studio.demo.mark': 'Demonstrasyon',
  'studio.demo.of':
    'Ang {title} ay kathang pamagat ng demonstrasyon. May sarili itong mga tuntunin at ibinabalik nito ang nakasaad doon.',
  'fault.play.noDemonstration': 'Wala pang laro sa likod ng pamagat na ito ng demonstrasyon',
  'lobby.noDemonstration': 'Hindi malalaro sa demonstrasyon',
  'play.noDemonstration.text':
    'Wala pang larong nagawa para sa ganitong uri ng pamagat. Malalaro ang mga ito:',
} as const
