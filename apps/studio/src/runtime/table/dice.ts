// SPDX-License-Identifier: Apache-2.0
import './dice.css'
import { isStill } from '../motion.ts'
import { h } from '../page/element.ts'
import { drawSvg } from '../page/draw-svg.ts'
import { randomOf } from '../random-of.ts'

const ROLL_MS = 900
const TURNS = 9
const SHAKE_MS = 240
/** What is left of a given time when the dice lie. */
const LOOK_MS = 900

const FLIGHT = { duration: ROLL_MS, easing: 'cubic-bezier(.3,.6,.3,1)' }
const flightOf = (index: number): Keyframe[] => [
  { transform: `translate(${(index - 1) * -40}%, -120%) rotate(${-420 + index * 60}deg) scale(.7)` },
  { transform: `translate(${(1 - index) * 18}%, 14%) rotate(${60 - index * 40}deg)`, offset: 0.62 },
  { transform: `translate(0, -10%) rotate(-14deg)`, offset: 0.8 },
  { transform: 'none' },
]

const ended = (animation: Animation): Promise<unknown> => animation.finished.catch(() => undefined)

/** Where the spots of each face lie on a grid of three by three. */
const spots: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
]

/** One face of a die, 1 to 6, as a picture. */
export function drawDie(face: number): SVGSVGElement {
  const svg = drawSvg('0 0 60 60', [
    ['M12 2h36a10 10 0 0 1 10 10v36a10 10 0 0 1-10 10H12A10 10 0 0 1 2 48V12A10 10 0 0 1 12 2Z', '#f4f6fb'],
    ['M12 58h36a10 10 0 0 0 10-10V34c-8 12-26 18-56 16a10 10 0 0 0 10 8Z', '#d3dae8'],
    ...spots[face - 1]!.map((spot): [string, string] => {
      const [x, y] = [15 + (spot % 3) * 15, 15 + Math.floor(spot / 3) * 15]
      const radius = face === 1 ? 8 : 5.6
      return [
        `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`,
        face === 1 || face === 4 ? '#c9202e' : '#16202e',
      ]
    }),
  ])
  svg.setAttribute('class', 'die-face')
  return svg
}

/** So many dice that roll until they show given faces. */
export function createDice(count: number, draw: (face: number) => SVGSVGElement = drawDie) {
  const dice = Array.from({ length: count }, (_, index) => {
    const die = h('span', { class: 'die' })
    die.append(draw((index % 6) + 1))
    return die
  })
  const show = (index: number, face: number) => dice[index]!.replaceChildren(draw(face))
  const element = h('div', { class: 'dice', 'aria-hidden': 'true' }, ...dice)
  const turn = (tick: () => void) => {
    tick()
    for (const index of dice.keys()) show(index, randomOf([1, 2, 3, 4, 5, 6])!)
  }
  /** In the hand, before they are thrown. */
  const shake = async (lastsMs: number, tick: () => void) => {
    for (let passedMs = 0; passedMs < lastsMs && !isStill(); passedMs += SHAKE_MS) {
      turn(tick)
      await ended(
        element.animate(
          [-1, 1, -1, 1, 0].map((side) => ({ transform: `translate(${side * 7}px, ${side * -4}px)` })),
          SHAKE_MS,
        ),
      )
    }
  }
  const fly = async (tick: () => void) => {
    const timer = setInterval(() => turn(tick), ROLL_MS / TURNS)
    await Promise.all(dice.map((die, index) => ended(die.animate(flightOf(index), FLIGHT))))
    clearInterval(timer)
  }
  return {
    element,
    /** Throws the dice; for a longer `lastsMs` they are shaken before, for none they lie at once. */
    async roll(faces: readonly number[], tick: () => void, lastsMs = ROLL_MS + LOOK_MS): Promise<void> {
      if (!isStill() && lastsMs > 0) {
        await shake(lastsMs - ROLL_MS - LOOK_MS, tick)
        await fly(tick)
      }
      for (const [index, face] of faces.entries()) show(index, face)
    },
  }
}
