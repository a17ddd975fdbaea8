// SPDX-License-Identifier: Apache-2.0
import { h } from '../../runtime/page/element.ts'
import type { FeltTools } from '../../runtime/table/felt.ts'
import { pocketColour, ROULETTE_SPOTS, type RouletteSpot } from './maths.ts'
import { outsideLabel } from './names.ts'
import { createRacetrack } from './racetrack.ts'

/**
 * The area of a spot on the board in units of a number: `along` from zero (0) over the rows (1 to 13) to the bets on columns,
 * `across` from the first column (0 to 3); even chances and dozens at -2 to 0. On a phone the board is upright.
 */
interface Area {
  readonly along: number
  readonly across: number
  readonly long: number
  readonly wide: number
}

/** Lines between numbers are as wide as a finger can hit without hiding the numbers. */
const [LINE_LONG, LINE_WIDE] = [0.42, 0.34]
const alongOf = (number: number): number => Math.ceil(number / 3)
const acrossOf = (number: number): number => (number - 1) % 3

function areaOf({ id, kind, numbers }: RouletteSpot): Area {
  const [first = 0] = numbers
  const last = numbers.at(-1) ?? 0
  const line = { long: LINE_LONG, wide: LINE_WIDE }
  switch (kind) {
    case 'straight':
      return first === 0
        ? { along: 0.5, across: 1.5, long: 1, wide: 3 }
        : { along: alongOf(first) + 0.5, across: acrossOf(first) + 0.5, long: 1, wide: 1 }
    case 'split':
      if (first === 0) return { along: 1, across: acrossOf(last) + 0.5, ...line }
      return last - first === 1
        ? { along: alongOf(first) + 0.5, across: acrossOf(last), ...line }
        : { along: alongOf(last), across: acrossOf(first) + 0.5, ...line }
    case 'street':
      return first === 0
        ? { along: 1, across: acrossOf(last), ...line }
        : { along: alongOf(first) + 0.5, across: 0, ...line }
    case 'corner':
      return first === 0
        ? { along: 1, across: 0, ...line }
        : { along: alongOf(last), across: acrossOf(last), ...line }
    case 'line':
      return { along: alongOf(last), across: 0, ...line }
    case 'dozen':
      return { along: 3 + (Number(id.slice(-1)) - 1) * 4, across: -0.5, long: 4, wide: 1 }
    case 'column':
      return { along: 13.5, across: Number(id.slice(-1)) - 0.5, long: 1, wide: 1 }
    default: {
      const order = ['low', 'even', 'red', 'black', 'odd', 'high'].indexOf(kind)
      return { along: 2 + order * 2, across: -1.5, long: 2, wide: 1 }
    }
  }
}

/** The whole cloth of roulette. */
export function layOutBoard({ button, several }: FeltTools): HTMLElement {
  const board = h('div', { class: 'roulette-board' })
  for (const spot of ROULETTE_SPOTS) {
    const { along, across, long, wide } = areaOf(spot)
    const isInside = spot.kind === 'straight'
    const isOutside = ['dozen', 'column', 'red', 'black', 'even', 'odd', 'low', 'high'].includes(spot.kind)
    const colour = spot.kind === 'red' || spot.kind === 'black' ? spot.kind : undefined
    const element = button(
      spot.id,
      {
        'data-kind': isInside ? 'number' : isOutside ? 'outside' : 'line',
        ...(isInside ? { 'data-colour': pocketColour(spot.numbers[0]!) } : {}),
        ...(colour ? { 'data-colour': colour } : {}),
      },
      isInside ? String(spot.numbers[0]) : isOutside ? outsideLabel(spot) : '',
    )
    element.style.setProperty('--along', String(along - long / 2))
    element.style.setProperty('--across', String(across - wide / 2))
    element.style.setProperty('--long', String(long))
    element.style.setProperty('--wide', String(wide))
    board.append(element)
  }
  return h('div', { class: 'felt roulette-felt' }, board, createRacetrack({ several }))
}
