// SPDX-License-Identifier: Apache-2.0
import './dealer.css'
import { h } from '../page/element.ts'
import { svgPart } from '../page/svg-part.ts'
import { isStill } from '../motion.ts'
import { t } from '../texts.ts'
import { DEALER_LOOKS, type DealerLook } from './dealer-looks.ts'
import type { Dealer } from './room-parts.ts'

const path = (className: string, d: string) => svgPart('path', { class: className, d })
const circle = (className: string, cx: number, cy: number, r: number) =>
  svgPart('circle', { class: className, cx, cy, r })

/** The head, turned to the player: few lines, warm and calm. */
function drawHead({ before, hasGlasses }: DealerLook): SVGElement {
  return svgPart(
    'g',
    { class: 'dealer-head' },
    circle('dealer-skin', 96.5, 63, 5),
    circle('dealer-skin', 143.5, 63, 5),
    svgPart('ellipse', { class: 'dealer-skin', cx: 120, cy: 60, rx: 23.5, ry: 28 }),
    circle('dealer-cheek', 106.5, 70, 4.6),
    circle('dealer-cheek', 133.5, 70, 4.6),
    ...before.map((d) => path('dealer-hair', d)),
    path('dealer-brow', 'M104.500 54.500q5-3 9.500-.8M126 53.700q4.500-2.200 9.500.8'),
    svgPart(
      'g',
      { class: 'dealer-eyes' },
      svgPart('ellipse', { cx: 110, cy: 61, rx: 2.3, ry: 2.9 }),
      svgPart('ellipse', { cx: 130, cy: 61, rx: 2.3, ry: 2.9 }),
    ),
    path('dealer-nose', 'M120 63.500q1.600 3.600-1.200 4.600'),
    path('dealer-mouth', 'M112 75.500q8 6.500 16 0'),
    ...(hasGlasses === true
      ? [
          path(
            'dealer-glasses',
            'M102 61a8 7.500 0 1 0 16 0a8 7.500 0 1 0-16 0M122 61a8 7.500 0 1 0 16 0a8 7.500 0 1 0-16 0M118 60q2-1.600 4 0',
          ),
        ]
      : []),
  )
}

/** Shirt, vest and what is worn at the neck. */
function drawBody({ neckwear }: DealerLook): SVGElement[] {
  return [
    path('dealer-shirt', 'M72 168c-1-34 4-56 22-63 7-3 13-5 17-8h18c4 3 10 5 17 8 18 7 23 29 22 63z'),
    path('dealer-vest', 'M84 168c-3-26-1-52 10-63l14-6 12 38 12-38 14 6c11 11 13 37 10 63z'),
    path('dealer-lapel', 'M108 99l12 38-6 8-20-40zM132 99l-12 38 6 8 20-40z'),
    path('dealer-neck', 'M110 80h20v17c0 7-20 7-20 0z'),
    path('dealer-chin', 'M110 84c3 4 6 5.500 10 5.500s7-1.500 10-5.500v4c-3 5-6 7-10 7s-7-2-10-7z'),
    path('dealer-collar', 'M109 95l11 9-9 9-7-13zM131 95l-11 9 9 9 7-13z'),
    neckwear === 'bow'
      ? path(
          'dealer-neckwear',
          'M120 104l-11-6c-2 3-2 10 0 13zM120 104l11-6c2 3 2 10 0 13zM116.500 101h7v7h-7z',
        )
      : path('dealer-neckwear', 'M116 102h8l-2 6 4 22-6 7-6-7 4-22z'),
    circle('dealer-button', 120, 144, 1.8),
  ]
}

/** An arm; the right one of the drawing is the mirror image of the left one. */
function drawArm(side: 'left' | 'right'): SVGElement {
  return svgPart(
    'g',
    side === 'right' ? { transform: 'translate(240 0) scale(-1 1)' } : {},
    svgPart(
      'g',
      { class: `dealer-arm dealer-arm-${side}` },
      path('dealer-sleeve', 'M80 116Q66 128 62 148'),
      svgPart(
        'g',
        { class: 'dealer-forearm' },
        path('dealer-sleeve', 'M62 148Q68 156 84 158'),
        path('dealer-cuff', 'M86 150.500l-1.600 15'),
        path(
          'dealer-skin',
          'M88 150.500c9-1.500 18-1 22 3 2 2 1.500 4-1 4.300 1.500 2-.2 4-2.400 3.700.4 2-1.600 3.200-3.600 2.700-6 1.800-12 1.400-16.600.3z',
        ),
        path('dealer-finger', 'M109 157.800q-4 .4-7-.5M106.600 161.500q-4 .2-7-.8'),
      ),
    ),
  )
}

function drawDealer(look: DealerLook): SVGSVGElement {
  const svg = svgPart(
    'svg',
    { class: 'dealer-picture', viewBox: '0 0 240 184', 'aria-hidden': 'true' },
    circle('dealer-halo', 120, 92, 84),
    svgPart(
      'g',
      { class: 'dealer-figure' },
      ...(look.behind === undefined ? [] : [path('dealer-hair', look.behind)]),
      ...drawBody(look),
      drawHead(look),
    ),
    path('dealer-rail', 'M4 184q0-24 28-27 88-8 176 0 28 3 28 27z'),
    path('dealer-felt', 'M12 184q0-18 24-20.500 84-7 168 0 24 2.500 24 20.500z'),
    drawArm('left'),
    drawArm('right'),
  )
  svg.style.setProperty('--skin', look.skin)
  svg.style.setProperty('--skin-shade', look.shade)
  svg.style.setProperty('--hair', look.hair)
  return svg
}

/** A number that is always the same for a text (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  return hash
}

/** Which of the drawn dealers a table has, and how they are called. */
export function dealerOf(seedText: string): { readonly look: DealerLook; readonly name: string } {
  const hash = numberOf(seedText)
  const look = DEALER_LOOKS[hash % DEALER_LOOKS.length]!
  return { look, name: look.names[Math.floor(hash / DEALER_LOOKS.length) % look.names.length]! }
}

/** The dealer of a table: the same for the same text. */
export function createDealer(seedText: string): Dealer {
  const { look, name } = dealerOf(seedText)
  const picture = drawDealer(look)
  return {
    name,
    element: h(
      'figure',
      { class: 'dealer' },
      picture,
      h('figcaption', {}, t('studio.room.dealer', { name })),
    ),
    act(gesture) {
      delete picture.dataset['gesture']
      if (isStill()) return
      // Asking for its layout lets a gesture begin anew that is already there.
      picture.getBoundingClientRect()
      picture.dataset['gesture'] = gesture
    },
  }
}
