// SPDX-License-Identifier: Apache-2.0
import { createPast } from '../../runtime/room/past/create-past.ts'
import { resultRow, shareBar, type SharePart } from '../../runtime/room/past/past-panels.ts'
import type { RoomHistory } from '../../runtime/room/room-parts.ts'
import { t } from '../../runtime/texts.ts'
import { pocketColour, rouletteGame, rouletteSpot } from './maths.ts'
import { outsideLabel, spotName } from './names.ts'
import { countPockets, type PastNumbers, type PocketCount } from './past-numbers.ts'

/** So many of the last numbers are listed, and so many that came most and least often. */
const [LISTED, EXTREMES] = [18, 5]

const face = (pocket: number) => ({ name: String(pocket), tone: pocketColour(pocket) })
const counted = ({ pocket, count }: PocketCount) => ({ ...face(pocket), count })

function partsOf(
  { wins, zeros }: PastNumbers,
  spots: readonly (readonly [spot: string, tone: SharePart['tone']])[],
  nameOf: (spot: string) => string,
): readonly SharePart[] {
  const parts = spots.map(([spot, tone]) => ({ name: nameOf(spot), tone, count: wins(spot) }))
  return [...parts, { name: '0', tone: 'green', count: zeros }]
}

const label = (spot: string) => outsideLabel(rouletteSpot(spot))
const columnName = (spot: string) => spotName(rouletteSpot(spot))

function panelsOf(pockets: readonly number[]): readonly HTMLElement[] {
  const numbers = countPockets(pockets, EXTREMES)
  const all = pockets.length
  const shares = (
    title: string,
    spots: Parameters<typeof partsOf>[1],
    nameOf: (spot: string) => string = label,
  ) => shareBar(title, partsOf(numbers, spots, nameOf), all)
  const listed = pockets.slice(0, LISTED)
  return [
    resultRow(t('studio.room.past.rounds', { count: listed.length }), listed.map(face)),
    resultRow(t('studio.room.past.often'), numbers.often.map(counted)),
    resultRow(t('studio.room.past.seldom'), numbers.seldom.map(counted)),
    shares(`${label('red')} / ${label('black')}`, [
      ['red', 'red'],
      ['black', 'black'],
    ]),
    shares(`${label('odd')} / ${label('even')}`, [
      ['odd', 'gold'],
      ['even', 'blue'],
    ]),
    shares(`${label('low')} / ${label('high')}`, [
      ['low', 'gold'],
      ['high', 'blue'],
    ]),
    shares(t('studio.room.past.dozens'), [
      ['dozen-1', 'gold'],
      ['dozen-2', 'blue'],
      ['dozen-3', 'grey'],
    ]),
    shares(
      t('studio.room.past.columns'),
      [
        ['column-1', 'gold'],
        ['column-2', 'blue'],
        ['column-3', 'grey'],
      ],
      columnName,
    ),
  ]
}

/** The last numbers of roulette, and how often each kind of them came. */
export const historyOfRoulette = (): RoomHistory =>
  createPast<'roulette', number>({ resultOf: rouletteGame.judge, panels: panelsOf })
