// SPDX-License-Identifier: Apache-2.0
import type { CardFeltModule } from '../../../runtime/card-room/felt.ts'
import { t } from '../../../runtime/texts.ts'
import { createFelt } from './holdem-felt.ts'

const keys: NonNullable<CardFeltModule['keys']> = [
  ['F', t('studio.holdem.fold')],
  ['C', t('studio.holdem.keys.call')],
  ['R', t('studio.holdem.raise')],
  ['1 – 5', t('studio.holdem.keys.sizes')],
  ['↑ ↓', t('studio.holdem.keys.blind')],
  ['Enter', t('studio.holdem.keys.confirm')],
]

/** Texas hold'em at cash tables. */
export const holdem: CardFeltModule = {
  createFelt,
  keys,
  rules: () => [
    t('studio.holdem.rules.play'),
    t('studio.holdem.rules.bets'),
    t('studio.holdem.rules.pots'),
    t('studio.holdem.rules.rake'),
  ],
}

/** Omaha: four cards, of which exactly two count. */
export const omaha: CardFeltModule = {
  ...holdem,
  rules: () => [t('studio.holdem.rules.omaha'), ...holdem.rules().slice(1)],
}

/** Sit-and-go tournaments of hold'em. */
export const sitAndGo: CardFeltModule = {
  ...holdem,
  rules: () => [
    t('studio.sitandgo.rules.play'),
    t('studio.sitandgo.rules.deal'),
    t('studio.sitandgo.rules.stop'),
    ...holdem.rules().slice(0, 3),
  ],
}
