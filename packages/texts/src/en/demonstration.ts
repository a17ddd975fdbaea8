// SPDX-License-Identifier: Apache-2.0
/** The titles of the demonstration's catalogue. */
export const demonstration = {
  'studio.demo.mark': 'Demonstration',
  'studio.demo.of':
    '{title} is an invented title of the demonstration. It plays by rules of its own and returns what they state.',
  'fault.play.noDemonstration': 'This demonstration title has no game behind it yet',
  'lobby.noDemonstration': 'Not playable in the demonstration',
  'play.noDemonstration.text': 'No game is built for titles of this kind yet. These can be played:',
} as const
