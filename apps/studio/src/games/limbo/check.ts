// SPDX-License-Identifier: Apache-2.0
import type { GameCheck } from '../../runtime/check.ts'
import { formatHundredths, groupHundredths, readHundredths } from '../../runtime/hundredths.ts'
import { t } from '../../runtime/texts.ts'
import { checkLimboBet, limboMultiplier, limboPoint, limboWins, type LimboBet } from './maths.ts'
import { LIMBO_FLOATS, buildLimboStory } from './story.ts'

/** Limbo, recomputed. */
export const limboCheck: GameCheck<'limbo'> = {
  fields: [{ name: 'target', label: t('studio.limbo.target'), initial: '2.00' }],
  read(values) {
    const bet: LimboBet = { targetHundredths: readHundredths(values['target'] ?? '') ?? Number.NaN }
    checkLimboBet(bet)
    return bet
  },
  write: (bet) => ({ target: formatHundredths(bet.targetHundredths) }),
  floats: () => LIMBO_FLOATS,
  outcome: (_bet, floats) => [
    { name: t('studio.verify.limbo'), value: `${groupHundredths(limboPoint(floats[0]!))}×` },
  ],
  pays: (bet, floats) => (limboWins(bet, limboPoint(floats[0]!)) ? limboMultiplier(bet) : 0),
  rebuild: ({ parameters }, stake, floats) => buildLimboStory(parameters, stake, floats),
}
