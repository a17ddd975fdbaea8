// SPDX-License-Identifier: Apache-2.0
import './racetrack.css'
import { createChoices } from '../../runtime/page/choices.ts'
import { h, setAttribute } from '../../runtime/page/element.ts'
import type { FeltTools } from '../../runtime/table/felt.ts'
import { moveInPlane } from '../../runtime/table/move-in-plane.ts'
import { t } from '../../runtime/texts.ts'
import {
  ANNOUNCED_BETS,
  ANNOUNCED_BET_NAMES,
  announcedChips,
  MOST_NEIGHBOURS,
  neighbourChips,
  numbersAround,
  type AnnouncedBet,
} from './announced-bets.ts'
import { pocketColour, ROULETTE_WHEEL, rouletteSpot } from './maths.ts'
import { spotName } from './names.ts'
import { boxOf, innerOutline, numberOutline, trackSize, TRACK_FORMS, type TrackForm } from './track-shape.ts'

/** Where each announced bet lies inside of the lane: beside its numbers. */
const stretches: Readonly<Record<AnnouncedBet, readonly (readonly [from: number, to: number])[]>> = {
  tiers: [[10.5, 22.5]],
  orphelins: [
    [7.5, 10.5],
    [22.5, 27.5],
  ],
  voisins: [
    [2.5, 7.5],
    [27.5, 32.5],
  ],
  zero: [[32.5, 39.5]],
}
const DEFAULT_NEIGHBOURS = 2
const forms = ['wide', 'narrow'] as const

/** Lays a button into its outline, for both forms of the track. */
function fit(button: HTMLElement, outlineOf: (form: TrackForm) => ReturnType<typeof numberOutline>): void {
  for (const name of forms) {
    const form = TRACK_FORMS[name]
    const { left, top, width, height, outline, centre } = boxOf(form, outlineOf(form))
    const set = (property: string, value: string) => button.style.setProperty(`--${name}-${property}`, value)
    set('left', `${left.toFixed(3)}%`)
    set('top', `${top.toFixed(3)}%`)
    set('width', `${width.toFixed(3)}%`)
    set('height', `${height.toFixed(3)}%`)
    set('x', `${centre.x.toFixed(1)}%`)
    set('y', `${centre.y.toFixed(1)}%`)
    set('clip', `polygon(${outline.map(({ x, y }) => `${x.toFixed(1)}% ${y.toFixed(1)}%`).join(',')})`)
  }
}

/** The wheel as a track: each number bets on itself and its neighbours, each area on an announced bet. */
export function createRacetrack({ several }: Pick<FeltTools, 'several'>): HTMLElement {
  let neighbours = DEFAULT_NEIGHBOURS
  const numbers = ROULETTE_WHEEL.map((number, index) => {
    const button = several(
      () => neighbourChips(number, neighbours),
      { class: 'track-number', 'data-track': number, 'data-colour': pocketColour(number) },
      String(number),
    )
    fit(button, (form) => numberOutline(form, index))
    return { number, button }
  })
  const areas = ANNOUNCED_BET_NAMES.map((bet) => {
    const chips = announcedChips(bet)
    const label = t('studio.roulette.announced', {
      name: ANNOUNCED_BETS[bet],
      chips: chips.reduce((sum, { chips: laid }) => sum + laid, 0),
    })
    const button = several(
      () => chips,
      { class: 'track-area', 'data-track': bet, 'aria-label': label, title: label },
      ANNOUNCED_BETS[bet],
    )
    fit(button, (form) => innerOutline(form, stretches[bet]))
    return button
  })
  const say = () => {
    for (const { number, button } of numbers)
      setAttribute(button, 'aria-label', numberLabel(number, neighbours))
  }
  const choices = createChoices(
    t('studio.roulette.neighbours'),
    Array.from({ length: MOST_NEIGHBOURS + 1 }, (_, count) => ({
      value: String(count),
      label: String(count),
    })),
    String(DEFAULT_NEIGHBOURS),
    (chosen) => {
      neighbours = Number(chosen)
      say()
    },
  )
  say()
  const buttons = [...numbers.map(({ button }) => button), ...areas]
  moveInPlane(buttons)
  const track = h('div', { class: 'racetrack-lane', dir: 'ltr' }, ...buttons)
  for (const name of forms) {
    const { width, height } = trackSize(TRACK_FORMS[name])
    track.style.setProperty(`--${name}-ratio`, (width / height).toFixed(4))
  }
  return h(
    'details',
    { class: 'racetrack' },
    h('summary', {}, t('studio.roulette.racetrack')),
    h('div', { class: 'racetrack-body' }, choices.element, track),
  )
}

function numberLabel(number: number, neighbours: number): string {
  if (neighbours === 0) return spotName(rouletteSpot(`straight-${number}`))
  const others = numbersAround(number, neighbours).filter((each) => each !== number)
  return t('studio.roulette.neighboursOf', { number, numbers: others.join(', ') })
}
