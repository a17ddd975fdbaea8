// SPDX-License-Identifier: Apache-2.0
import './wheel.css'
import { fraction, toPercent } from '../../fair/fraction.ts'
import { formatMultiplier, MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import type { Game, Rules } from '../../runtime/game.ts'
import { createChoices } from '../../runtime/page/choices.ts'
import { playInstantly } from '../../runtime/play-instantly.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import { sayPaid } from '../../runtime/say-paid.ts'
import { colours } from '../../runtime/stage/colours.ts'
import { openSparks } from '../../runtime/stage/open-sparks.ts'
import { t } from '../../runtime/texts.ts'
import { riskTexts } from '../../runtime/risk-texts.ts'
import { WHEEL_RISKS, WHEEL_SEGMENTS, wheelPays, wheelRtp, type WheelBet } from './maths.ts'
import { createWheelPicture } from './wheel-picture.ts'

/** Wheel: it turns until one of its segments is at the pointer. */
export const wheel: Game<'wheel'> = {
  open(host) {
    let chosen: WheelBet = host.recorded?.().parameters ?? { segments: 20, risk: 'medium' }
    const picture = createWheelPicture()
    const change = (bet: WheelBet) => {
      chosen = bet
      picture.show(bet)
    }
    const segments = createChoices(
      t('studio.wheel.segments'),
      WHEEL_SEGMENTS.map((count) => ({ value: `${count}` as const, label: String(count) })),
      `${chosen.segments}`,
      (value) => change({ ...chosen, segments: WHEEL_SEGMENTS.find((count) => String(count) === value)! }),
    )
    const risk = createChoices(
      t('studio.plinko.risk'),
      WHEEL_RISKS.map((value) => ({ value, label: t(riskTexts[value]) })),
      chosen.risk,
      (value) => change({ ...chosen, risk: value }),
    )
    host.options.append(risk.element, segments.element)
    host.overlay.append(picture.element)
    picture.show(chosen)
    const sparks = openSparks(host)
    playInstantly(host, {
      chosen: () => chosen,
      busy(busy) {
        segments.disable(busy)
        risk.disable(busy)
      },
      async describe(round) {
        await picture.spin(round.events[0]?.segment ?? 0, round.multiplier, () => host.sound.play('tick'))
        if (round.multiplier > MULTIPLIER_ONE)
          sparks.burst(
            picture.pointer,
            colours.gold,
            Math.min(60, 14 + Math.round(round.multiplier / MULTIPLIER_ONE) * 4),
          )
        sayPaid(host, round)
      },
    })
    return { rules: () => rulesOf(chosen) }
  },
  recent: recentOf,
}

function rulesOf(bet: WheelBet): Rules {
  return {
    sentences: [t('studio.wheel.rules.spin'), t('studio.wheel.rules.pay')],
    facts: [
      [t('studio.wheel.segments'), String(bet.segments)],
      [t('studio.plinko.risk'), t(riskTexts[bet.risk])],
      [t('studio.rtp'), `${toPercent(wheelRtp(bet), 4)} %`],
    ],
    table: {
      head: [t('studio.multiplier'), t('studio.wheel.segments'), t('studio.chance')],
      rows: wheelPays(bet).map(({ multiplier, segments }) => [
        `${formatMultiplier(multiplier)}×`,
        String(segments),
        `${toPercent(fraction(BigInt(segments), BigInt(bet.segments)), 2)} %`,
      ]),
    },
  }
}
