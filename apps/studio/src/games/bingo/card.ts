// SPDX-License-Identifier: Apache-2.0
import { h, setText } from '../../runtime/page/element.ts'
import { isStill } from '../../runtime/motion.ts'
import { pause } from '../../runtime/pause.ts'
import { BINGO_FREE, BINGO_LINES, BINGO_SIDE } from './maths.ts'

const BALL_MS = 70
/** So many of the last balls are visible beside the card. */
const VISIBLE = 8
const letters = ['B', 'I', 'N', 'G', 'O'] as const
const IN_COLUMN = 15

const letterOf = (number: number) => letters[Math.floor((number - 1) / IN_COLUMN)]!

/** The card with its letters, and the balls as they come. */
export function createBingoCard() {
  const fields = Array.from({ length: BINGO_SIDE * BINGO_SIDE }, (_, index) =>
    h('li', { class: 'bingo-field', 'data-free': index === BINGO_FREE }, index === BINGO_FREE ? '★' : ''),
  )
  const balls = h('ol', { class: 'bingo-balls' })
  const card = h(
    'div',
    { class: 'bingo-card' },
    h('div', { class: 'bingo-letters' }, ...letters.map((letter) => h('b', {}, letter))),
    h('ol', { class: 'bingo-fields' }, ...fields),
  )
  const addBall = (number: number) => {
    const ball = h(
      'li',
      { 'data-letter': letterOf(number) },
      h('i', {}, letterOf(number)),
      h('b', {}, String(number)),
    )
    balls.prepend(ball)
    while (balls.childElementCount > VISIBLE) balls.lastElementChild?.remove()
  }
  return {
    element: h('div', { class: 'bingo', 'aria-hidden': 'true' }, balls, card),
    card,
    /** Lays a new card and draws the balls. */
    async draw(
      numbers: readonly number[],
      drawn: readonly number[],
      lines: readonly number[],
      tick: () => void,
    ) {
      balls.replaceChildren()
      fields.forEach((field, index) => {
        field.removeAttribute('data-hit')
        field.removeAttribute('data-line')
        if (index !== BINGO_FREE) setText(field, String(numbers[index]))
      })
      for (const number of drawn) {
        addBall(number)
        const hit = numbers.indexOf(number)
        if (hit >= 0) {
          fields[hit]!.setAttribute('data-hit', '')
          if (!isStill()) tick()
        }
        await pause(BALL_MS)
      }
      for (const line of lines)
        for (const field of BINGO_LINES[line]!) fields[field]!.setAttribute('data-line', '')
    },
  }
}
