// SPDX-License-Identifier: Apache-2.0
import './scratch.css'
import { fraction, toPercent } from '../../fair/fraction.ts'
import { formatMultiplier, MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import type { Game, Rules } from '../../runtime/game.ts'
import { playInstantly } from '../../runtime/play-instantly.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import { sayPaid } from '../../runtime/say-paid.ts'
import { colours } from '../../runtime/stage/colours.ts'
import { openSparks } from '../../runtime/stage/open-sparks.ts'
import { t } from '../../runtime/texts.ts'
import { createCard } from './card.ts'
import { SCRATCH_CARDS, SCRATCH_PRIZES, scratchChance, scratchMultiplier, scratchRtp } from './maths.ts'

/** Scratch Card: nine fields; a symbol that is there three times pays its prize. */
export const scratch: Game<'scratch'> = {
  open(host) {
    const card = createCard()
    host.overlay.append(card.element)
    card.cover()
    const sparks = openSparks(host)
    playInstantly(host, {
      chosen: () => ({}),
      busy: () => {},
      async describe(round) {
        card.cover()
        const symbols = round.events.flatMap((event) => (event.type === 'field' ? [event.symbol] : []))
        const last = round.events.find((event) => event.type === 'card')
        const prize = last?.prize ?? null
        await card.scratch(symbols, prize, () => host.sound.play('tick'))
        if (round.multiplier > MULTIPLIER_ONE)
          for (const [index, symbol] of symbols.entries())
            if (symbol === prize) sparks.burst(card.field(index), colours.gold, 16)
        sayPaid(host, round)
      },
    })
    return { rules: rulesOf }
  },
  recent: recentOf,
}

function rulesOf(): Rules {
  const winning = SCRATCH_PRIZES.reduce((sum, { cards }) => sum + cards, 0)
  return {
    sentences: [t('studio.scratch.rules.card'), t('studio.scratch.rules.pay', { cards: SCRATCH_CARDS })],
    facts: [
      [t('studio.rtp'), `${toPercent(scratchRtp(), 4)} %`],
      [t('studio.scratch.winning'), `${toPercent(fraction(BigInt(winning), BigInt(SCRATCH_CARDS)), 2)} %`],
    ],
    table: {
      head: [t('studio.scratch.prize'), t('studio.scratch.cards'), t('studio.chance')],
      rows: SCRATCH_PRIZES.map(({ cards }, prize) => [
        `${formatMultiplier(scratchMultiplier(prize))}×`,
        String(cards),
        `${toPercent(scratchChance(prize), 2)} %`,
      ]),
    },
  }
}
