// SPDX-License-Identifier: Apache-2.0
import './bingo.css'
import { toPercent } from '../../fair/fraction.ts'
import { formatMultiplier, MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import type { Game, Rules } from '../../runtime/game.ts'
import { playInstantly } from '../../runtime/play-instantly.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import { sayPaid } from '../../runtime/say-paid.ts'
import { colours } from '../../runtime/stage/colours.ts'
import { openSparks } from '../../runtime/stage/open-sparks.ts'
import { t } from '../../runtime/texts.ts'
import { createBingoCard } from './card.ts'
import {
  BINGO_BALLS,
  BINGO_MOST_LINES,
  BINGO_NUMBERS,
  bingoMultiplier,
  bingoRtp,
  linesChance,
} from './maths.ts'

/** Bingo: one card, forty of 75 balls, and full lines pay. */
export const bingo: Game<'bingo'> = {
  open(host) {
    const card = createBingoCard()
    host.overlay.append(card.element)
    const sparks = openSparks(host)
    playInstantly(host, {
      chosen: () => ({}),
      busy: () => {},
      async describe(round) {
        const [numbers, balls, lines] = round.events
        if (numbers?.type === 'card' && balls?.type === 'balls' && lines?.type === 'lines')
          await card.draw(numbers.numbers, balls.numbers, lines.lines, () => host.sound.play('tick'))
        if (round.multiplier > MULTIPLIER_ONE)
          sparks.burst(
            card.card,
            colours.gold,
            Math.min(70, 16 + Math.round(round.multiplier / MULTIPLIER_ONE) * 4),
          )
        sayPaid(host, round)
      },
    })
    return { rules: rulesOf }
  },
  recent: recentOf,
}

function rulesOf(): Rules {
  const lines = Array.from({ length: BINGO_MOST_LINES }, (_, index) => BINGO_MOST_LINES - index)
  return {
    sentences: [
      t('studio.bingo.rules.card', { numbers: BINGO_NUMBERS }),
      t('studio.bingo.rules.pay', { balls: BINGO_BALLS }),
    ],
    facts: [
      [t('studio.bingo.balls'), String(BINGO_BALLS)],
      [t('studio.rtp'), `${toPercent(bingoRtp(), 4)} %`],
    ],
    table: {
      head: [t('studio.bingo.lines'), t('studio.multiplier'), t('studio.chance')],
      rows: lines
        .filter((count) => bingoMultiplier(count) > 0)
        .map((count) => [
          String(count),
          `${formatMultiplier(bingoMultiplier(count))}×`,
          `${toPercent(linesChance(count), 6)} %`,
        ]),
    },
  }
}
