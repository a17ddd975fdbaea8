// SPDX-License-Identifier: Apache-2.0
import './chicken.css'
import { rtpFor } from '../../fair/fair-odds.ts'
import { toPercent } from '../../fair/fraction.ts'
import { formatMultiplier } from '../../fair/multiplier.ts'
import type { RoundOf } from '../../protocol.ts'
import { createDifficultyField } from '../../runtime/difficulty-field.ts'
import type { Game, Rules } from '../../runtime/game.ts'
import { createCallButtons } from '../../runtime/page/call-buttons.ts'
import { pause } from '../../runtime/pause.ts'
import { playSteps } from '../../runtime/play-steps.ts'
import { recentOf } from '../../runtime/recent-of.ts'
import { colours } from '../../runtime/stage/colours.ts'
import { openSparks } from '../../runtime/stage/open-sparks.ts'
import { t } from '../../runtime/texts.ts'
import { difficultyTexts } from '../../runtime/difficulty-texts.ts'
import {
  CHICKEN_DIFFICULTIES,
  CHICKEN_LANES,
  chickenChance,
  chickenMultiplier,
  type ChickenBet,
} from './maths.ts'
import { createRoad, type Road } from './road.ts'
import { CHICKEN_GO } from './story.ts'
import { chickenWay } from './way.ts'

type Round = RoundOf<'chicken'>
type Sparks = ReturnType<typeof openSparks>
const HOP_MS = 320
const CAR_MS = 380

/** Chicken Crossing: lane after lane, until it is cashed out or a car comes. */
export const chicken: Game<'chicken'> = {
  open(host) {
    let chosen: ChickenBet = { difficulty: 'medium' }
    let openRoundId: string | undefined
    let crossed = 0
    const road = createRoad()
    const difficulty = createDifficultyField(CHICKEN_DIFFICULTIES, chosen.difficulty, (value) => {
      chosen = { difficulty: value }
      crossed = 0
      road.show(chosen)
      offer(false)
    })
    const calls = createCallButtons(
      t('studio.chicken.first'),
      [{ label: t('studio.chicken.go'), mark: '➜', move: CHICKEN_GO }],
      (move) => steps.move(move),
    )
    const offer = (enabled: boolean) =>
      calls.show(
        () => enabled,
        () => {
          const next = enabled ? crossed + 1 : 1
          return `${formatMultiplier(chickenMultiplier(chosen, next))}× · ${toPercent(chickenChance(chosen, 1), 0)} %`
        },
      )
    host.options.append(calls.element, difficulty.element)
    host.overlay.append(road.element)
    road.show(chosen)
    const sparks = openSparks(host)
    const steps = playSteps(host, {
      chosen: () => chosen,
      way: chickenWay,
      busy: (busy) => difficulty.disable(busy),
      enable: offer,
      async show(round, resumed) {
        if (openRoundId !== round.id) {
          openRoundId = round.id
          chosen = round.parameters
          difficulty.choose(chosen.difficulty)
          road.show(chosen)
        }
        crossed = crossedIn(round)
        await showCrossing(road, sparks, round, resumed)
      },
      made: (round) => {
        const moves = round.events.filter((event) => event.type === 'cross').length
        return { moves, wins: moves }
      },
      first: t('studio.chicken.first'),
    })
    return { rules: () => rulesOf(chosen) }
  },
  recent: recentOf,
}

/** Lets the chicken walk to where the last move has led, and a car come at the end. */
async function showCrossing(road: Road, sparks: Sparks, { events }: Round, resumed: boolean): Promise<void> {
  const last = events.findLast((event) => event.type === 'cross')
  road.stand(last ? last.lane + 1 : 0)
  if (!resumed && last) await pause(HOP_MS)
  const end = events.find((event) => event.type === 'road')
  if (!end) return
  if (last && !last.safe) {
    road.drive(last.lane, true)
    await pause(CAR_MS)
    sparks.burst(road.chicken, colours.text, 34)
  } else {
    if (end.car !== null) road.drive(end.car, false)
    sparks.burst(road.chicken, colours.gold, 34)
  }
}

function crossedIn({ events }: Round): number {
  return events.filter((event) => event.type === 'cross' && event.safe).length
}

function rulesOf(bet: ChickenBet): Rules {
  return {
    sentences: [
      t('studio.chicken.rules.road', { lanes: CHICKEN_LANES }),
      t('studio.steps.rules.cashOut'),
      t('studio.steps.rules.pay'),
    ],
    facts: [
      [t('studio.tower.difficulty'), t(difficultyTexts[bet.difficulty])],
      [t('studio.chicken.safe'), `${toPercent(chickenChance(bet, 1), 0)} %`],
      [t('studio.rtp'), `${toPercent(rtpFor(chickenChance(bet, 1)), 4)} %`],
    ],
    table: {
      head: [t('studio.chicken.lane'), t('studio.multiplier'), t('studio.chance')],
      rows: Array.from({ length: CHICKEN_LANES }, (_, lane) => [
        String(lane + 1),
        `${formatMultiplier(chickenMultiplier(bet, lane + 1))}×`,
        `${toPercent(chickenChance(bet, lane + 1), 5)} %`,
      ]),
    },
  }
}
