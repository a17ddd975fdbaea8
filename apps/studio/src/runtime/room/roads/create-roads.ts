// SPDX-License-Identifier: Apache-2.0
import './roads.css'
import type { ChipGame } from '@tessera/rules/games/rooms/room'
import type { GameEvent } from '../../../protocol.ts'
import { h, setAttribute, setText } from '../../page/element.ts'
import { t } from '../../texts.ts'
import type { RoomHistory } from '../room-parts.ts'
import { pastNote } from '../past/past-note.ts'
import { beadPlate } from './bead-plate.ts'
import { bigRoad } from './big-road.ts'
import { countOutcomes, newestNames, type RoadSides } from './count-outcomes.ts'
import { derivedRoad, DERIVED_ROAD_NAMES, marksIfNext, type DerivedRoad } from './derived-roads.ts'
import { drawBead, drawCells, drawKey, drawMark, drawRoad, drawStone } from './draw-marks.ts'
import { ROAD_COLOURS, type RoadColour, type RoadOutcome } from './outcome.ts'

/** So many rounds are read aloud. */
const SPOKEN = 12
/** The corner dots of the beads, by what they stand for. */
const keyColours = {
  red: 'red',
  blue: 'blue',
  tie: 'tie',
  redPair: 'red',
  bluePair: 'blue',
  natural: 'gold',
} as const

/** The roads of a game with two sides. */
export function createRoads<Game extends ChipGame>(options: {
  readonly sides: RoadSides
  readonly outcomeOf: (events: readonly GameEvent[Game][]) => RoadOutcome
}): RoomHistory {
  const { sides, outcomeOf } = options
  const spoken = h('p', { class: 'visually-hidden' })
  const counts = h('ul', { class: 'road-counts' })
  const bead = roadFrame('bead', t('studio.room.roads.bead'))
  const big = roadFrame('big', t('studio.room.roads.big'))
  const derived = DERIVED_ROAD_NAMES.map((road) => ({ road, frame: roadFrame(road, roadName(road)) }))
  const next = ROAD_COLOURS.map((colour) => ({ colour, marks: h('span', { class: 'road-next-marks' }) }))
  const element = h(
    'section',
    { class: 'roads' },
    spoken,
    counts,
    h(
      'div',
      { class: 'road-board' },
      bead.element,
      big.element,
      ...derived.map(({ frame }) => frame.element),
    ),
    h(
      'ul',
      { class: 'road-next' },
      ...next.map(({ colour, marks }) =>
        h('li', { 'data-colour': colour }, t('studio.room.roads.next', { side: sides[colour] }), marks),
      ),
    ),
    pastNote(),
  )
  return {
    element,
    show(rounds) {
      const outcomes = rounds
        .toReversed()
        .map(({ events }) => outcomeOf(events as readonly GameEvent[Game][]))
      const { stones, runs } = bigRoad(outcomes)
      setText(spoken, spokenOf(outcomes, sides))
      counts.replaceChildren(
        ...countOutcomes(outcomes, sides).map(({ kind, name, count }) =>
          h('li', { 'data-kind': kind }, drawKey(keyColours[kind]), `${name} `, h('b', {}, String(count))),
        ),
      )
      bead.draw(drawRoad(beadPlate(outcomes), drawBead))
      big.draw(drawRoad(stones, drawStone))
      for (const { road, frame } of derived) frame.draw(drawRoad(derivedRoad(runs, road), drawMark(road)))
      for (const { colour, marks } of next) marks.replaceChildren(...nextMarks(marksIfNext(outcomes, colour)))
    },
  }
}

function roadName(road: DerivedRoad): string {
  switch (road) {
    case 'bigEye':
      return t('studio.room.roads.bigEye')
    case 'small':
      return t('studio.room.roads.small')
    case 'cockroach':
      return t('studio.room.roads.cockroach')
  }
}

/** A road in a box that scrolls; its newest round is in view. */
function roadFrame(name: string, label: string) {
  const scroller = h('div', { class: 'road-scroller', role: 'group', 'aria-label': label, dir: 'ltr' })
  const toNewest = () => {
    // Only what can be scrolled is a stop of the Tab key.
    setAttribute(scroller, 'tabindex', scroller.scrollWidth > scroller.clientWidth ? 0 : undefined)
    scroller.scrollLeft = scroller.scrollWidth
  }
  new ResizeObserver(toNewest).observe(scroller)
  return {
    element: h(
      'div',
      { class: 'road', 'data-road': name },
      h('p', { class: 'road-name', 'aria-hidden': 'true' }, label),
      scroller,
    ),
    draw(picture: SVGSVGElement) {
      scroller.replaceChildren(picture)
      toNewest()
    },
  }
}

/** "Last 12, newest first: Banker, Tie, Player" with how often each side has won. */
function spokenOf(outcomes: readonly RoadOutcome[], sides: RoadSides): string {
  if (outcomes.length === 0) return t('studio.room.past.none')
  const names = newestNames(outcomes, sides, SPOKEN)
  return t('studio.room.past.last', { count: names.length, results: names.join(', ') })
}

/** The marks that a result would bring to the derived roads, drawn and in words. */
function nextMarks(marks: Readonly<Record<DerivedRoad, RoadColour | undefined>>): Element[] {
  const words = DERIVED_ROAD_NAMES.map((road) => `${roadName(road)}: ${markName(marks[road])}`).join(', ')
  return [
    h('span', { class: 'visually-hidden' }, words),
    ...DERIVED_ROAD_NAMES.map((road) => {
      const colour = marks[road]
      return drawCells(1, 1, colour === undefined ? [] : drawMark(road)({ colour }))
    }),
  ]
}

function markName(colour: RoadColour | undefined): string {
  if (colour === undefined) return t('studio.room.roads.none')
  return t(colour === 'red' ? 'studio.room.roads.red' : 'studio.room.roads.blue')
}
