// SPDX-License-Identifier: Apache-2.0
import './plinko.css'
import { toPercent } from '../../fair/fraction.ts'
import { formatMultiplier, MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import type { RoundOf } from '../../protocol.ts'
import type { Game, Rules } from '../../runtime/game.ts'
import { groupMoney } from '../../runtime/money.ts'
import { createChoices } from '../../runtime/page/choices.ts'
import { createSelectField } from '../../runtime/page/select-field.ts'
import { playInstantly } from '../../runtime/play-instantly.ts'
import { t } from '../../runtime/texts.ts'
import {
  PLINKO_RISKS,
  PLINKO_ROWS,
  plinkoChance,
  plinkoRtp,
  plinkoTable,
  type PlinkoBet,
  type PlinkoRisk,
  type PlinkoRows,
} from './maths.ts'
import { riskTexts } from '../../runtime/risk-texts.ts'
import type { PlinkoScene } from './scene.ts'

const HIGH = 10 * MULTIPLIER_ONE

/** Plinko: a ball falls through rows of pegs into a slot with a multiplier. */
export const plinko: Game<'plinko'> = {
  open(host) {
    let chosen: PlinkoBet = host.recorded?.().parameters ?? { rows: 12, risk: 'medium' }
    let placing = false
    let falling = 0
    let scene: PlinkoScene | undefined
    const change = (bet: PlinkoBet) => {
      chosen = bet
      scene?.set(bet)
    }
    const rows = createSelectField(
      t('studio.plinko.rows'),
      'rows',
      PLINKO_ROWS.map((count) => ({ value: String(count), label: String(count) })),
      String(chosen.rows),
      (value) => change({ ...chosen, rows: rowsOf(value) }),
    )
    const risk = createChoices<PlinkoRisk>(
      t('studio.plinko.risk'),
      PLINKO_RISKS.map((value) => ({ value, label: t(riskTexts[value]) })),
      chosen.risk,
      (value) => change({ ...chosen, risk: value }),
    )
    // The pegs must stay where they are while a ball falls among them.
    const hold = () => {
      for (const choice of [rows, risk]) choice.disable(placing || falling > 0)
    }
    host.options.append(risk.element, rows.element)
    void host
      .openScene(async () => (await import('./scene.ts')).createPlinkoScene)
      .then((made) => {
        scene = made
        scene?.set(chosen)
      })
    playInstantly(host, {
      overlapping: true,
      chosen: () => chosen,
      busy(busy) {
        placing = busy
        hold()
      },
      async describe(round) {
        falling += 1
        hold()
        const slot = slotOf(round) ?? 0
        await scene?.drop(
          round.events.flatMap((event) => (event.type === 'bounce' ? [event.right] : [])),
          slot,
          () => host.sound.play('tick'),
        )
        falling -= 1
        hold()
        const outcome =
          round.multiplier > MULTIPLIER_ONE ? 'won' : round.multiplier === MULTIPLIER_ONE ? 'even' : 'lost'
        host.sound.play(outcome === 'won' ? 'win' : 'reveal')
        host.say(
          t('studio.plinko.landed', {
            multiplier: formatMultiplier(round.multiplier),
            payout: groupMoney(round.payout),
            currency: round.currency,
          }),
          { outcome, roundId: round.id },
        )
      },
    })
    return { rules: () => rulesOf(chosen) }
  },

  recent: (round) =>
    slotOf(round) === undefined
      ? undefined
      : {
          label: `${formatMultiplier(round.multiplier)}×`,
          tone: round.multiplier >= HIGH ? 'high' : round.multiplier > MULTIPLIER_ONE ? 'won' : 'lost',
        },
}

function rowsOf(value: string): PlinkoRows {
  return PLINKO_ROWS.find((rows) => String(rows) === value)!
}

function slotOf(round: RoundOf<'plinko'>): number | undefined {
  return round.events.find((event) => event.type === 'land')?.slot
}

function rulesOf(bet: PlinkoBet): Rules {
  const half = plinkoTable(bet).slice(0, Math.floor(bet.rows / 2) + 1)
  return {
    sentences: [t('studio.plinko.rules.fall'), t('studio.plinko.rules.pay'), t('studio.plinko.rules.risk')],
    facts: [
      [t('studio.plinko.rows'), String(bet.rows)],
      [t('studio.plinko.risk'), t(riskTexts[bet.risk])],
      [t('studio.rtp'), `${toPercent(plinkoRtp(bet), 4)} %`],
    ],
    table: {
      head: [t('studio.plinko.slot'), t('studio.multiplier'), t('studio.chance')],
      rows: half.map((multiplier, slot) => {
        const middle = slot === bet.rows / 2
        return [
          middle ? t('studio.plinko.middle') : t('studio.plinko.fromEdge', { slot: slot + 1 }),
          `${formatMultiplier(multiplier)}×`,
          `${toPercent(plinkoChance(bet, slot), 5)} %`,
        ]
      }),
    },
  }
}
