// SPDX-License-Identifier: Apache-2.0
import './cases.css'
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
import { createBelt } from './belt.ts'
import { CASES_COUNT, CASES_DIFFICULTIES, casesRtp, casesTable, kindChance, type CasesBet } from './maths.ts'

/** Cases: a belt of cases stops, and the one below the pointer is opened. */
export const cases: Game<'cases'> = {
  open(host) {
    let chosen: CasesBet = host.recorded?.().parameters ?? { difficulty: 'medium' }
    const belt = createBelt()
    const difficulty = createChoices(
      t('studio.tower.difficulty'),
      CASES_DIFFICULTIES.map((value) => ({ value, label: t(difficultyTexts[value]) })),
      chosen.difficulty,
      (value) => {
        chosen = { difficulty: value }
        belt.show(chosen)
      },
    )
    host.options.append(difficulty.element)
    host.overlay.append(belt.element)
    belt.show(chosen)
    const sparks = openSparks(host)
    playInstantly(host, {
      chosen: () => chosen,
      busy: (busy) => difficulty.disable(busy),
      async describe(round) {
        await belt.roll(round.parameters, round.events[0]?.kind ?? 0, () => host.sound.play('tick'))
        if (round.multiplier > MULTIPLIER_ONE)
          sparks.burst(
            belt.pointer,
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

function rulesOf(bet: CasesBet): Rules {
  return {
    sentences: [t('studio.cases.rules.open', { cases: CASES_COUNT }), t('studio.cases.rules.pay')],
    facts: [
      [t('studio.tower.difficulty'), t(difficultyTexts[bet.difficulty])],
      [t('studio.rtp'), `${toPercent(casesRtp(bet), 4)} %`],
    ],
    table: {
      head: [t('studio.multiplier'), t('studio.cases.count'), t('studio.chance')],
      rows: casesTable(bet).map(({ multiplier, weight }, kind) => [
        `${formatMultiplier(multiplier)}×`,
        String(weight),
        `${toPercent(kindChance(bet, kind), 2)} %`,
      ]),
    },
  }
}
