// SPDX-License-Identifier: Apache-2.0
import './rps.css'
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
import { createArena } from './arena.ts'
import { RPS_MOST, rpsChance, rpsMultiplier } from './maths.ts'
import { signTexts } from './sign-texts.ts'
import { rpsWay } from './way.ts'

const marks = ['⬢', '▤', '✂\u{FE0E}']

/** Rock Paper Scissors: win against the studio's sign, again and again, and cash out in time. */
export const rps: Game<'rps'> = {
  open(host) {
    const arena = createArena()
    let wins = 0
    const calls = createCallButtons(
      t('studio.rps.first'),
      signTexts.map((key, move) => ({ label: t(key), mark: marks[move]!, move })),
      (move) => steps.move(move),
    )
    host.options.append(calls.element)
    host.overlay.append(arena.element)
    const sparks = openSparks(host)
    const steps = playSteps(host, {
      chosen: () => ({}),
      way: rpsWay,
      busy: () => {},
      enable: (enabled) =>
        calls.show(
          () => enabled,
          () => `${formatMultiplier(rpsMultiplier(enabled ? wins + 1 : 1))}×`,
        ),
      async show(round, resumed) {
        await arena.show(round.events, resumed)
        wins = winsOf(round)
        if (!resumed && round.events.at(-1)?.result === 'won') sparks.burst(arena.own, colours.gold, 22)
      },
      made: (round) => ({ moves: round.events.length, wins: winsOf(round) }),
      first: t('studio.rps.first'),
      note: ({ events }) => (events.at(-1)?.result === 'drawn' ? t('studio.rps.drawn') : undefined),
    })
    return { rules: rulesOf }
  },
  recent: recentOf,
}

function winsOf({ events }: RoundOf<'rps'>): number {
  return events.filter((event) => event.result === 'won').length
}

function rulesOf(): Rules {
  return {
    sentences: [
      t('studio.rps.rules.signs'),
      t('studio.rps.rules.chain', { most: RPS_MOST.wins }),
      t('studio.steps.rules.cashOut'),
      t('studio.steps.rules.pay'),
    ],
    facts: [[t('studio.rtp'), `${toPercent(rtpFor(rpsChance(1)), 4)} %`]],
    table: {
      head: [t('studio.rps.wins'), t('studio.multiplier'), t('studio.chance')],
      rows: Array.from({ length: RPS_MOST.wins }, (_, index) => [
        String(index + 1),
        `${formatMultiplier(rpsMultiplier(index + 1))}×`,
        `${toPercent(rpsChance(index + 1), 5)} %`,
      ]),
    },
  }
}
