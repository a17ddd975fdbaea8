// SPDX-License-Identifier: Apache-2.0
import './limbo.css'
import { toPercent } from '../../fair/fraction.ts'
import { formatMultiplier } from '../../fair/multiplier.ts'
import type { RoundOf } from '../../protocol.ts'
import type { Game, Rules } from '../../runtime/game.ts'
import { formatHundredths, groupHundredths } from '../../runtime/hundredths.ts'
import { groupMoney } from '../../runtime/money.ts'
import { playInstantly } from '../../runtime/play-instantly.ts'
import { t } from '../../runtime/texts.ts'
import { winOf } from '../../runtime/win-of.ts'
import { createLimboControls } from './controls.ts'
import { limboChance, limboMultiplier, limboRtp, type LimboBet } from './maths.ts'
import type { LimboScene } from './scene.ts'

/** Points from here on are displayed in gold. */
const HIGH = 1_000

/** Limbo: a multiplier rises from 1.00 and stops somewhere; it must reach the target. */
export const limbo: Game<'limbo'> = {
  open(host) {
    let chosen: LimboBet = host.recorded?.().parameters ?? { targetHundredths: 200 }
    const controls = createLimboControls(chosen, (bet) => {
      chosen = bet
      show()
    })
    const show = () => controls.show(chosen, winOf(host, limboMultiplier(chosen)))
    host.options.append(controls.target, controls.figures)
    host.overlay.append(controls.readout)
    host.stake.amount.watch(show)
    let scene: LimboScene | undefined
    void host
      .openScene(async () => (await import('./scene.ts')).createLimboScene)
      .then((made) => {
        scene = made
      })
    playInstantly(host, {
      chosen: () => (controls.check() ? chosen : undefined),
      busy: controls.disable,
      async describe(round) {
        const point = pointOf(round) ?? 100
        const won = round.multiplier > 0
        await Promise.all([controls.rise(point, won), scene?.rise(won)])
        host.sound.play(won ? 'win' : 'burst')
        const values = {
          point: groupHundredths(point),
          target: groupHundredths(round.parameters.targetHundredths),
          payout: groupMoney(round.payout),
          currency: round.currency,
        }
        host.say(t(won ? 'studio.limbo.won' : 'studio.limbo.lost', values), {
          outcome: won ? 'won' : 'lost',
          roundId: round.id,
        })
      },
    })
    return { rules: () => rulesOf(chosen) }
  },

  recent(round) {
    const point = pointOf(round)
    if (point === undefined) return undefined
    return {
      label: `${groupHundredths(point)}×`,
      tone: round.multiplier === 0 ? 'lost' : point >= HIGH ? 'high' : 'won',
    }
  },
}

function pointOf(round: RoundOf<'limbo'>): number | undefined {
  return round.events.find((event) => event.type === 'rise')?.pointHundredths
}

function rulesOf(bet: LimboBet): Rules {
  return {
    sentences: [t('studio.limbo.rules.point'), t('studio.limbo.rules.win'), t('studio.limbo.rules.chance')],
    facts: [
      [t('studio.limbo.target'), `${formatHundredths(bet.targetHundredths)}×`],
      [t('studio.multiplier'), `${formatMultiplier(limboMultiplier(bet))}×`],
      [t('studio.chance'), `${toPercent(limboChance(bet), 6)} %`],
      [t('studio.rtp'), `${toPercent(limboRtp(bet), 4)} %`],
    ],
  }
}
