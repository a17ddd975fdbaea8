// SPDX-License-Identifier: Apache-2.0
import type { TextKey } from '@tessera/texts/text-key'
import type { HandName } from './pay-tables.ts'

/** The name of each hand. */
export const handTexts: Readonly<Record<HandName, TextKey>> = {
  jacks: 'studio.poker.jacks',
  twoPair: 'studio.poker.twoPair',
  trips: 'studio.poker.trips',
  straight: 'studio.poker.straight',
  flush: 'studio.poker.flush',
  threeAndTwo: 'studio.poker.threeAndTwo',
  quads: 'studio.poker.quads',
  straightFlush: 'studio.poker.straightFlush',
  fiveOfAKind: 'studio.poker.fiveOfAKind',
  wildRoyal: 'studio.poker.wildRoyal',
  fourDeuces: 'studio.poker.fourDeuces',
  royal: 'studio.poker.royal',
}
