// SPDX-License-Identifier: Apache-2.0
import './dice.css'
import { toPercent } from '../../fair/fraction.ts'
import { formatMultiplier } from '../../fair/multiplier.ts'
import type { Game, Rules } from '../../runtime/game.ts'
import { groupMoney } from '../../runtime/money.ts'
import { playInstantly } from '../../runtime/play-instantly.ts'
import { winOf } from '../../runtime/win-of.ts'
import { t } from '../../runtime/texts.ts'
import type { RoundOf } from '../../protocol.ts'
import { formatHundredths } from '../../runtime/hundredths.ts'
import { createDiceControls } from './controls.ts'
import { diceChance, diceMultiplier, diceRtp, type DiceBet } from './maths.ts'
import type { DiceScene } from './scene.ts'

/** Dice: a roll from 0.00 to 100.00 must lie over or under the target. */
export const dice: Game<'dice'> = {
  open(host) {
    let chosen: DiceBet = host.recorded?.().parameters ?? { direction: 'over', targetHundredths: 5050 }
    const controls = createDiceControls(chosen, (bet) => {
      chosen = bet
      show()
    })
    host.options.append(controls.choices, controls.figures)
    host.overlay.append(controls.readout, controls.bar)
    let scene: DiceScene | undefined
    const show = () => {
      controls.show(chosen, winOf(host, diceMultiplier(chosen)))
      scene?.aim(chosen)
    }
    host.stake.amount.watch(show)
    void host
      .openScene(async () => (await import('./scene.ts')).createDiceScene)
      .then((made) => {
        scene = made
        show()
      })
    playInstantly(host, {
      chosen: () => (controls.check() ? chosen : undefined),
      busy: controls.disable,
      async describe(round) {
        const roll = rollOf(round) ?? 0
        const won = round.multiplier > 0
        await Promise.all([controls.roll(roll, won), scene?.roll(roll, won)])
        host.sound.play(won ? 'win' : 'lose')
        const values = {
          roll: formatHundredths(roll),
          payout: groupMoney(round.payout),
          currency: round.currency,
          multiplier: formatMultiplier(round.multiplier),
        }
        host.say(t(won ? 'studio.dice.won' : 'studio.dice.lost', values), {
          outcome: won ? 'won' : 'lost',
          roundId: round.id,
        })
      },
    })
    return { rules: () => rulesOf(chosen) }
  },

  recent(round) {
    const roll = rollOf(round)
    return roll === undefined
      ? undefined
      : { label: formatHundredths(roll), tone: round.multiplier > 0 ? 'won' : 'lost' }
  },
}

function rulesOf(bet: DiceBet): Rules {
  return {
    sentences: [t('studio.dice.rules.roll'), t('studio.dice.rules.win'), t('studio.dice.rules.pay')],
    facts: [
      [
        t('studio.dice.target'),
        t(bet.direction === 'over' ? 'studio.dice.overTarget' : 'studio.dice.underTarget', {
          target: formatHundredths(bet.targetHundredths),
        }),
      ],
      [t('studio.multiplier'), `${formatMultiplier(diceMultiplier(bet))}×`],
      [t('studio.chance'), `${toPercent(diceChance(bet), 4)} %`],
      [t('studio.rtp'), `${toPercent(diceRtp(bet), 4)} %`],
    ],
  }
}

function rollOf(round: RoundOf<'dice'>): number | undefined {
  return round.events.find((event) => event.type === 'roll')?.rollHundredths
}
