// SPDX-License-Identifier: Apache-2.0
import { t } from '../../texts.ts'
import type { CardFeltModule } from '../felt.ts'

/** The keys of a climbing game. */
export const climbingKeys: NonNullable<CardFeltModule['keys']> = [
  ['← →', t('studio.climbing.choose')],
  ['Enter', t('studio.climbing.play')],
  ['P', t('studio.climbing.pass')],
  ['S', t('studio.climbing.suggest')],
]
