// SPDX-License-Identifier: Apache-2.0
import { createPast } from '../../runtime/room/past/create-past.ts'
import { chooseHistory } from '../../runtime/room/past/join-histories.ts'
import { frequencyChart, resultRow, shareBar } from '../../runtime/room/past/past-panels.ts'
import { createRoads } from '../../runtime/room/roads/create-roads.ts'
import type { RoadOutcome } from '../../runtime/room/roads/outcome.ts'
import type { RoomHistory } from '../../runtime/room/room-parts.ts'
import { t } from '../../runtime/texts.ts'
import { FANTAN_RESTS, fantanGame, type FantanEvent } from './maths.ts'

/** So many of the last rounds are listed. */
const LISTED = 24

const toneOf = (rest: number) => (rest % 2 === 1 ? ('red' as const) : ('blue' as const))

/** An odd rest is red; the bead has the rest. */
export function outcomeOfFantan(events: readonly FantanEvent[]): RoadOutcome {
  const rest = fantanGame.judge(events)
  return { winner: toneOf(rest), label: String(rest) }
}

function panelsOf(rests: readonly number[]): readonly HTMLElement[] {
  const [odd, even] = [t('studio.table.odd'), t('studio.table.even')]
  const count = (wins: (rest: number) => boolean) => rests.filter(wins).length
  return [
    resultRow(
      t('studio.room.past.rests'),
      rests.slice(0, LISTED).map((rest) => ({ name: String(rest), tone: toneOf(rest) })),
    ),
    frequencyChart(
      t('studio.room.past.rests'),
      FANTAN_RESTS.map((rest) => ({ name: String(rest), count: count((each) => each === rest) })),
    ),
    shareBar(
      `${odd} / ${even}`,
      [
        { name: odd, tone: 'red', count: count((rest) => rest % 2 === 1) },
        { name: even, tone: 'blue', count: count((rest) => rest % 2 === 0) },
      ],
      rests.length,
    ),
  ]
}

/** The roads of odd and even rests, and the statistics of the rests. */
export function historyOfFantan(): RoomHistory {
  const [odd, even] = [t('studio.table.odd'), t('studio.table.even')]
  return chooseHistory(t('studio.stats'), [
    {
      name: `${odd} / ${even}`,
      history: createRoads<'fantan'>({ sides: { red: odd, blue: even }, outcomeOf: outcomeOfFantan }),
    },
    {
      name: t('studio.room.past.rests'),
      history: createPast<'fantan', number>({ resultOf: fantanGame.judge, panels: panelsOf }),
    },
  ])
}
