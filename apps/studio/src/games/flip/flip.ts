// SPDX-License-Identifier: Apache-2.0
import './flip.css'
import { rtpFor } from '../../fair/fair-odds.ts'
import { toPercent } from '../../fair/fraction.ts'
import { formatMultiplier } from '../../fair/multiplier.ts'
import type { RoundOf } from '../../protocol.ts'
import type { Game, Rules } from '../../runtime/game.ts'
import { createCallButtons } from '../../runtime/page/call-buttons.ts'
import { playSteps } from '../../runtime/play-steps.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import { colours } from '../../runtime/stage/colours.ts'
import { openSparks } from '../../runtime/stage/open-sparks.ts'
import { t } from '../../runtime/texts.ts'
import { createCoin } from './coin.ts'
import { FLIP_MOST, FLIP_SIDES, flipChance, flipMultiplier } from './maths.ts'
import { flipWay } from './way.ts'

/** Coin Flip: call heads or tails, again and again, and cash out in time. */
export const flip: Game<'flip'> = {
  open(host) {
    const coin = createCoin()
    let round: RoundOf<'flip'> | undefined
    const calls = createCallButtons(
      t('studio.flip.first'),
      [
        { label: t('studio.flip.heads'), mark: '♛\u{FE0E}', move: FLIP_SIDES.heads },
        { label: t('studio.flip.tails'), mark: '✦\u{FE0E}', move: FLIP_SIDES.tails },
      ],
      (move) => steps.move(move),
    )
    host.options.append(calls.element)
    host.overlay.append(coin.element)
    const sparks = openSparks(host)
    const steps = playSteps(host, {
      chosen: () => ({}),
      way: flipWay,
      busy: () => {},
      enable(enabled) {
        const next = enabled ? (round?.events.length ?? 0) + 1 : 1
        calls.show(
          () => enabled,
          () => `${formatMultiplier(flipMultiplier(next))}× · 50 %`,
        )
      },
      async show(next, resumed) {
        round = next
        await coin.show(next.events, resumed)
        const last = next.events.at(-1)
        if (last && !resumed && last.call === last.side) sparks.burst(coin.holder, colours.gold, 22)
      },
      made: ({ events }) => ({ moves: events.length, wins: events.length }),
      first: t('studio.flip.first'),
    })
    return { rules: rulesOf }
  },
  recent: recentOf,
}

function rulesOf(): Rules {
  return {
    sentences: [
      t('studio.flip.rules.call', { most: FLIP_MOST }),
      t('studio.steps.rules.cashOut'),
      t('studio.steps.rules.pay'),
    ],
    facts: [[t('studio.rtp'), `${toPercent(rtpFor(flipChance(1)), 4)} %`]],
    table: {
      head: [t('studio.flip.calls'), t('studio.multiplier'), t('studio.chance')],
      rows: Array.from({ length: FLIP_MOST }, (_, index) => [
        String(index + 1),
        `${formatMultiplier(flipMultiplier(index + 1))}×`,
        `${toPercent(flipChance(index + 1), 5)} %`,
      ]),
    },
  }
}
