// SPDX-License-Identifier: Apache-2.0
import type { GameCheck } from '../../runtime/check.ts'
import { formatHundredths, readHundredths } from '../../runtime/hundredths.ts'
import { t } from '../../runtime/texts.ts'
import { checkDiceBet, DICE_ROLLS, diceMultiplier, diceRoll, diceWins, type DiceBet } from './maths.ts'
import { DICE_FLOATS, buildDiceStory } from './story.ts'

/** Dice, recomputed. */
export const diceCheck: GameCheck<'dice'> = {
  fields: [
    {
      name: 'direction',
      label: t('studio.dice.direction'),
      initial: 'over',
      options: [
        { value: 'over', label: t('studio.dice.over') },
        { value: 'under', label: t('studio.dice.under') },
      ],
    },
    { name: 'target', label: t('studio.dice.target'), initial: '50.50' },
  ],
  read(values) {
    const bet: DiceBet = {
      direction: values['direction'] === 'under' ? 'under' : 'over',
      targetHundredths: readHundredths(values['target'] ?? '') ?? Number.NaN,
    }
    checkDiceBet(bet)
    return bet
  },
  write: (bet) => ({ direction: bet.direction, target: formatHundredths(bet.targetHundredths) }),
  floats: () => DICE_FLOATS,
  outcome: (_bet, floats) => [
    { name: t('studio.verify.dice', { rolls: DICE_ROLLS }), value: formatHundredths(diceRoll(floats[0]!)) },
  ],
  pays: (bet, floats) => (diceWins(bet, diceRoll(floats[0]!)) ? diceMultiplier(bet) : 0),
  rebuild: ({ parameters }, stake, floats) => buildDiceStory(parameters, stake, floats),
}
