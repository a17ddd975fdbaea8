// SPDX-License-Identifier: Apache-2.0
import './darts.css'
import { toPercent } from '../../fair/fraction.ts'
import { formatMultiplier, MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import { difficultyTexts } from '../../runtime/difficulty-texts.ts'
import type { Game, Rules } from '../../runtime/game.ts'
import { createChoices } from '../../runtime/page/choices.ts'
import { playInstantly } from '../../runtime/play-instantly.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import { sayPaid } from '../../runtime/say-paid.ts'
import { colours } from '../../runtime/stage/colours.ts'
import { openSparks } from '../../runtime/stage/open-sparks.ts'
import { t } from '../../runtime/texts.ts'
import { createDartBoard } from './board.ts'
import { DARTS_DIFFICULTIES, dartsRings, dartsRtp, ringChance, type DartsBet } from './maths.ts'

/** Darts: a dart lands anywhere on the board, and the ring that it hits pays. */
export const darts: Game<'darts'> = {
  open(host) {
    let chosen: DartsBet = host.recorded?.().parameters ?? { difficulty: 'medium' }
    const board = createDartBoard()
    const difficulty = createChoices(
      t('studio.tower.difficulty'),
      DARTS_DIFFICULTIES.map((value) => ({ value, label: t(difficultyTexts[value]) })),
      chosen.difficulty,
      (value) => {
        chosen = { difficulty: value }
        board.show(chosen)
      },
    )
    host.options.append(difficulty.element)
    host.overlay.append(board.element)
    board.show(chosen)
    const sparks = openSparks(host)
    playInstantly(host, {
      chosen: () => chosen,
      busy: (busy) => difficulty.disable(busy),
      async describe(round) {
        const [event] = round.events
        if (event) await board.throw(event)
        host.sound.play('stop')
        if (round.multiplier > MULTIPLIER_ONE)
          sparks.burst(
            board.dart,
            colours.gold,
            Math.min(70, 16 + Math.round(round.multiplier / MULTIPLIER_ONE) * 4),
          )
        sayPaid(host, round)
      },
    })
    return { rules: () => rulesOf(chosen) }
  },
  recent: recentOf,
}

function rulesOf(bet: DartsBet): Rules {
  return {
    sentences: [t('studio.darts.rules.throw'), t('studio.darts.rules.pay')],
    facts: [
      [t('studio.tower.difficulty'), t(difficultyTexts[bet.difficulty])],
      [t('studio.rtp'), `${toPercent(dartsRtp(bet), 4)} %`],
    ],
    table: {
      head: [t('studio.darts.ring'), t('studio.multiplier'), t('studio.darts.area')],
      rows: dartsRings(bet).map(({ multiplier }, ring) => [
        String(ring + 1),
        `${formatMultiplier(multiplier)}×`,
        `${toPercent(ringChance(bet, ring), 2)} %`,
      ]),
    },
  }
}
