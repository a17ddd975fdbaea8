// SPDX-License-Identifier: Apache-2.0
import { createPast } from '../../runtime/room/past/create-past.ts'
import { chooseHistory } from '../../runtime/room/past/join-histories.ts'
import { frequencyChart, resultRow, shareBar } from '../../runtime/room/past/past-panels.ts'
import { createRoads } from '../../runtime/room/roads/create-roads.ts'
import type { RoadOutcome } from '../../runtime/room/roads/outcome.ts'
import type { RoomHistory } from '../../runtime/room/room-parts.ts'
import { t } from '../../runtime/texts.ts'
import { XOCDIA_DISCS, xocdiaGame, type XocdiaEvent } from './maths.ts'

/** So many of the last rounds are listed. */
const LISTED = 24

const toneOf = (red: number) => (red % 2 === 1 ? ('red' as const) : ('blue' as const))

/** Odd is red; the bead has how many discs showed their red side. */
export function outcomeOfXocdia(events: readonly XocdiaEvent[]): RoadOutcome {
  const red = xocdiaGame.judge(events)
  return { winner: toneOf(red), label: String(red) }
}

function panelsOf(reds: readonly number[]): readonly HTMLElement[] {
  const [odd, even] = [t('studio.table.odd'), t('studio.table.even')]
  const count = (wins: (red: number) => boolean) => reds.filter(wins).length
  return [
    resultRow(
      t('studio.room.past.reds'),
      reds.slice(0, LISTED).map((red) => ({ name: String(red), tone: toneOf(red) })),
    ),
    frequencyChart(
      t('studio.room.past.reds'),
      Array.from({ length: XOCDIA_DISCS + 1 }, (_, red) => ({
        name: String(red),
        count: count((each) => each === red),
      })),
    ),
    shareBar(
      `${odd} / ${even}`,
      [
        { name: odd, tone: 'red', count: count((red) => red % 2 === 1) },
        { name: even, tone: 'blue', count: count((red) => red % 2 === 0) },
      ],
      reds.length,
    ),
  ]
}

/** The roads of odd and even, and the statistics of the red discs. */
export function historyOfXocdia(): RoomHistory {
  const [odd, even] = [t('studio.table.odd'), t('studio.table.even')]
  return chooseHistory(t('studio.stats'), [
    {
      name: `${odd} / ${even}`,
      history: createRoads<'xocdia'>({ sides: { red: odd, blue: even }, outcomeOf: outcomeOfXocdia }),
    },
    {
      name: t('studio.room.past.reds'),
      history: createPast<'xocdia', number>({ resultOf: xocdiaGame.judge, panels: panelsOf }),
    },
  ])
}
