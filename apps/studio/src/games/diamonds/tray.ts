// SPDX-License-Identifier: Apache-2.0
import { formatMultiplier } from '../../fair/multiplier.ts'
import { h, setAttribute } from '../../runtime/page/element.ts'
import { t } from '../../runtime/texts.ts'
import { DIAMONDS_GEMS, DIAMONDS_PATTERNS, diamondsMultiplier, type DiamondsPattern } from './maths.ts'
import { patternTexts } from './pattern-texts.ts'

const SPACE = 'http://www.w3.org/2000/svg'
/** The facets of a cut stone with their light, from white over to shadow. */
const facets = [
  ['M10 34L26 12H74L90 34L50 92Z', 0],
  ['M26 12H74L66 34H34Z', 0.45],
  ['M10 34L26 12L34 34Z', 0.22],
  ['M90 34L74 12L66 34Z', -0.08],
  ['M34 34H66L50 92Z', 0.14],
  ['M66 34H90L50 92Z', -0.3],
] as const

function drawGem(): SVGSVGElement {
  const svg = document.createElementNS(SPACE, 'svg')
  svg.setAttribute('viewBox', '0 0 100 100')
  svg.setAttribute('class', 'gem')
  svg.setAttribute('aria-hidden', 'true')
  for (const [shape, light] of facets) {
    const facet = document.createElementNS(SPACE, 'path')
    facet.setAttribute('d', shape)
    facet.setAttribute('fill', light === 0 ? 'currentColor' : light > 0 ? '#fff' : '#000')
    if (light !== 0) facet.setAttribute('fill-opacity', String(Math.abs(light)))
    svg.append(facet)
  }
  return svg
}

/** Five cells for gems, and what the patterns pay. */
export function createTray() {
  const cells = Array.from({ length: DIAMONDS_GEMS }, () => h('div', { class: 'gem-cell' }))
  const pays = DIAMONDS_PATTERNS.map((pattern) =>
    h(
      'li',
      {},
      h('span', {}, t(patternTexts[pattern])),
      h('b', {}, `${formatMultiplier(diamondsMultiplier(pattern)).replace(/\.?0+$/, '')}×`),
    ),
  )
  return {
    element: h(
      'div',
      { class: 'diamonds', 'aria-hidden': 'true' },
      h('div', { class: 'gem-row' }, ...cells),
      h('ul', { class: 'gem-pays' }, ...pays),
    ),
    cell: (index: number) => cells[index]!,
    clear() {
      for (const cell of cells) {
        cell.replaceChildren()
        delete cell.dataset['colour']
        delete cell.dataset['equal']
      }
      for (const item of pays) setAttribute(item, 'data-reached', false)
    },
    put(index: number, colour: number) {
      cells[index]!.dataset['colour'] = String(colour)
      cells[index]!.replaceChildren(drawGem())
    },
    /** Lights up the gems that share their colour, and the pattern. */
    finish(colours: readonly number[], pattern: DiamondsPattern) {
      for (const [index, colour] of colours.entries())
        if (colours.filter((other) => other === colour).length > 1) cells[index]!.dataset['equal'] = ''
      for (const [index, item] of pays.entries())
        setAttribute(item, 'data-reached', DIAMONDS_PATTERNS[index] === pattern)
    },
  }
}
