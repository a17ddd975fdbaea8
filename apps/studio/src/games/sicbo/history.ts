// SPDX-License-Identifier: Apache-2.0
import { createPast } from '../../runtime/room/past/create-past.ts'
import { chooseHistory } from '../../runtime/room/past/join-histories.ts'
import { frequencyChart, shareBar } from '../../runtime/room/past/past-panels.ts'
import { createRoads } from '../../runtime/room/roads/create-roads.ts'
import type { RoadOutcome } from '../../runtime/room/roads/outcome.ts'
import type { RoomHistory } from '../../runtime/room/room-parts.ts'
import { t } from '../../runtime/texts.ts'
import { SICBO_FACES, SICBO_TOTALS, type SicboEvent } from './maths.ts'
import { spotName } from './names.ts'

const facesOf = (events: readonly SicboEvent[]): readonly number[] => events[0]?.faces ?? []
const totalOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0)
const isTriple = (faces: readonly number[]): boolean => faces.every((face) => face === faces[0])

/** Big is red; a triple, at which both lose, stands where a tie does. */
export function sizeOfSicbo(events: readonly SicboEvent[]): RoadOutcome {
  const faces = facesOf(events)
  const total = totalOf(faces)
  return { winner: isTriple(faces) ? 'tie' : total >= 11 ? 'red' : 'blue', label: String(total) }
}

/** Odd is red; a triple stands where a tie does. */
export function parityOfSicbo(events: readonly SicboEvent[]): RoadOutcome {
  const faces = facesOf(events)
  const total = totalOf(faces)
  return { winner: isTriple(faces) ? 'tie' : total % 2 === 1 ? 'red' : 'blue', label: String(total) }
}

function panelsOf(rounds: readonly (readonly number[])[]): readonly HTMLElement[] {
  const count = (wins: (faces: readonly number[]) => boolean) => rounds.filter(wins).length
  const usual = rounds.filter((faces) => !isTriple(faces))
  const triple = {
    name: spotName('any-triple'),
    tone: 'green',
    count: rounds.length - usual.length,
  } as const
  const part = (spot: string, tone: 'red' | 'blue', wins: (total: number) => boolean) =>
    ({ name: spotName(spot), tone, count: usual.filter((faces) => wins(totalOf(faces))).length }) as const
  const totals = [3, ...SICBO_TOTALS, 18]
  return [
    shareBar(
      `${spotName('big')} / ${spotName('small')}`,
      [part('big', 'red', (total) => total >= 11), part('small', 'blue', (total) => total < 11), triple],
      rounds.length,
    ),
    shareBar(
      `${spotName('odd')} / ${spotName('even')}`,
      [
        part('odd', 'red', (total) => total % 2 === 1),
        part('even', 'blue', (total) => total % 2 === 0),
        triple,
      ],
      rounds.length,
    ),
    frequencyChart(
      t('studio.room.past.totals'),
      totals.map((total) => ({ name: String(total), count: count((faces) => totalOf(faces) === total) })),
    ),
    frequencyChart(
      t('studio.room.past.faces'),
      SICBO_FACES.map((face) => ({
        name: String(face),
        count: rounds.flat().filter((each) => each === face).length,
      })),
    ),
  ]
}

/** Two roads of sic bo, and its statistics. */
export function historyOfSicbo(): RoomHistory {
  const tie = spotName('any-triple')
  const [big, small, odd, even] = (['big', 'small', 'odd', 'even'] as const).map(spotName)
  return chooseHistory(t('studio.stats'), [
    {
      name: `${big} / ${small}`,
      history: createRoads<'sicbo'>({ sides: { red: big!, blue: small!, tie }, outcomeOf: sizeOfSicbo }),
    },
    {
      name: `${odd} / ${even}`,
      history: createRoads<'sicbo'>({ sides: { red: odd!, blue: even!, tie }, outcomeOf: parityOfSicbo }),
    },
    {
      name: t('studio.room.past.totals'),
      history: createPast<'sicbo', readonly number[]>({ resultOf: facesOf, panels: panelsOf }),
    },
  ])
}
