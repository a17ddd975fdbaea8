// SPDX-License-Identifier: Apache-2.0
import './diamonds.css'
import { toPercent } from '../../fair/fraction.ts'
import { formatMultiplier, MULTIPLIER_ONE } from '../../fair/multiplier.ts'
import type { Game, Rules } from '../../runtime/game.ts'
import { pause } from '../../runtime/pause.ts'
import { playInstantly } from '../../runtime/play-instantly.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import { sayPaid } from '../../runtime/say-paid.ts'
import { colours } from '../../runtime/stage/colours.ts'
import { openSparks } from '../../runtime/stage/open-sparks.ts'
import { t } from '../../runtime/texts.ts'
import { DIAMONDS_PATTERNS, diamondsChance, diamondsMultiplier, diamondsRtp } from './maths.ts'
import { patternTexts } from './pattern-texts.ts'
import { createTray } from './tray.ts'

const GEM_MS = 190

/** Diamonds: five gems in seven colours; equal ones pay. */
export const diamonds: Game<'diamonds'> = {
  open(host) {
    const tray = createTray()
    host.overlay.append(tray.element)
    const sparks = openSparks(host)
    playInstantly(host, {
      chosen: () => ({}),
      busy: () => {},
      async describe(round) {
        tray.clear()
        const gems = round.events.flatMap((event) => (event.type === 'gem' ? [event.colour] : []))
        for (const [index, colour] of gems.entries()) {
          await pause(GEM_MS)
          tray.put(index, colour)
          host.sound.play('tick')
        }
        await pause(GEM_MS)
        const last = round.events.find((event) => event.type === 'pattern')
        if (last) tray.finish(gems, last.pattern)
        if (round.multiplier > MULTIPLIER_ONE)
          for (const [index, colour] of gems.entries())
            if (gems.filter((other) => other === colour).length > 1)
              sparks.burst(tray.cell(index), colours.gold, 14)
        sayPaid(host, round)
      },
    })
    return { rules: rulesOf }
  },
  recent: recentOf,
}

function rulesOf(): Rules {
  return {
    sentences: [t('studio.diamonds.rules.gems'), t('studio.diamonds.rules.pay')],
    facts: [[t('studio.rtp'), `${toPercent(diamondsRtp(), 4)} %`]],
    table: {
      head: [t('studio.diamonds.pattern'), t('studio.multiplier'), t('studio.chance')],
      rows: DIAMONDS_PATTERNS.map((pattern) => [
        t(patternTexts[pattern]),
        `${formatMultiplier(diamondsMultiplier(pattern))}×`,
        `${toPercent(diamondsChance(pattern), 4)} %`,
      ]),
    },
  }
}
