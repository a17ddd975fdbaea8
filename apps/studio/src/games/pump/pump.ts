// SPDX-License-Identifier: Apache-2.0
import './pump.css'
import { rtpFor } from '../../fair/fair-odds.ts'
import { toPercent } from '../../fair/fraction.ts'
import { formatMultiplier } from '../../fair/multiplier.ts'
import type { RoundOf } from '../../protocol.ts'
import { difficultyTexts } from '../../runtime/difficulty-texts.ts'
import { createDifficultyField } from '../../runtime/difficulty-field.ts'
import type { Game, Rules } from '../../runtime/game.ts'
import { createCallButtons } from '../../runtime/page/call-buttons.ts'
import { pause } from '../../runtime/pause.ts'
import { playSteps } from '../../runtime/play-steps.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import { colours } from '../../runtime/stage/colours.ts'
import { openSparks } from '../../runtime/stage/open-sparks.ts'
import { t } from '../../runtime/texts.ts'
import { createBalloon } from './balloon.ts'
import {
  PUMP_DIFFICULTIES,
  PUMP_POSITIONS,
  pumpChance,
  pumpMost,
  pumpMultiplier,
  pumpPins,
  type PumpBet,
} from './maths.ts'
import { PUMP_AGAIN } from './story.ts'
import { pumpWay } from './way.ts'

type Round = RoundOf<'pump'>
const PRESS_MS = 360

/** Pump: fill the balloon pump by pump, until it is cashed out or pops. */
export const pump: Game<'pump'> = {
  open(host) {
    let chosen: PumpBet = { difficulty: 'medium' }
    let pumps = 0
    const balloon = createBalloon()
    const empty = () => {
      pumps = 0
      balloon.show(chosen, 0, { popped: false, pin: undefined })
    }
    const difficulty = createDifficultyField(PUMP_DIFFICULTIES, chosen.difficulty, (value) => {
      chosen = { difficulty: value }
      empty()
      offer(false)
    })
    const calls = createCallButtons(
      t('studio.pump.first'),
      [{ label: t('studio.pump.again'), mark: '⇓', move: PUMP_AGAIN }],
      (move) => steps.move(move),
    )
    const offer = (enabled: boolean) =>
      calls.show(
        () => enabled,
        () => factsOf(chosen, enabled ? pumps + 1 : 1),
      )
    host.options.append(calls.element, difficulty.element)
    host.overlay.append(balloon.element)
    empty()
    const sparks = openSparks(host)
    const display = async ({ events }: Round, resumed: boolean) => {
      const made = events.filter((event) => event.type === 'pump')
      const end = events.find((event) => event.type === 'limit')
      const popped = made.at(-1)?.held === false
      if (!resumed && made.length > pumps) {
        balloon.press()
        await pause(PRESS_MS)
      }
      pumps = made.length
      balloon.show(chosen, pumps, { popped, pin: end?.pumps })
      if (!resumed && end) sparks.burst(balloon.picture, popped ? colours.lose : colours.gold, 40)
    }
    const steps = playSteps(host, {
      chosen: () => chosen,
      way: pumpWay,
      busy: (busy) => difficulty.disable(busy),
      enable: offer,
      async show(round, resumed) {
        chosen = round.parameters
        difficulty.choose(chosen.difficulty)
        if (round.events.length === 0) empty()
        await display(round, resumed)
      },
      made: (round) => {
        const moves = round.events.filter((event) => event.type === 'pump').length
        return { moves, wins: moves }
      },
      first: t('studio.pump.first'),
    })
    return { rules: () => rulesOf(chosen) }
  },
  recent: recentOf,
}

/** What the next pump reaches, and the chance that it holds if the ones before did. */
function factsOf(bet: PumpBet, next: number): string {
  if (next > pumpMost(bet)) return ''
  const left = PUMP_POSITIONS - next + 1
  const chance = { numerator: BigInt(left - pumpPins(bet)), denominator: BigInt(left) }
  return `${formatMultiplier(pumpMultiplier(bet, next))}× · ${toPercent(chance, 1)} %`
}

function rulesOf(bet: PumpBet): Rules {
  return {
    sentences: [
      t('studio.pump.rules.pins', { positions: PUMP_POSITIONS, pins: pumpPins(bet) }),
      t('studio.steps.rules.cashOut'),
      t('studio.steps.rules.pay'),
    ],
    facts: [
      [t('studio.tower.difficulty'), t(difficultyTexts[bet.difficulty])],
      [t('studio.rtp'), `${toPercent(rtpFor(pumpChance(bet, 1)), 4)} %`],
    ],
    table: {
      head: [t('studio.pump.pumps'), t('studio.multiplier'), t('studio.chance')],
      rows: Array.from({ length: pumpMost(bet) }, (_, index) => [
        String(index + 1),
        `${formatMultiplier(pumpMultiplier(bet, index + 1))}×`,
        `${toPercent(pumpChance(bet, index + 1), 5)} %`,
      ]),
    },
  }
}
