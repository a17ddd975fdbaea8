// SPDX-License-Identifier: Apache-2.0
import { darker, lighter } from '../colour.ts'
import { onCircle, point, polygon, repeat, rounded, starPath, svg } from '../drawing.ts'
import type { DrawHero, HeroDrawing } from '../hero/hero-drawing.ts'
import { ball, centredText, highlight, metalShade, paintedHero, roundShade, shade } from './gloss.ts'

const gold = metalShade('gold', '#ffd95a', '#c07a08')

/** A shape with thickness below and relief light above. */
function cast(
  box: { left: number; top: number; right: number; bottom: number },
  shape: string,
  fill: string,
  side: string,
  defs: string,
  extra = '',
): HeroDrawing {
  const thickness = repeat(8, (index) => `<use href="#hero-cast" y="${(8 - index) * 4}" fill="${side}"/>`)
  return {
    ...box,
    bottom: box.bottom + 32,
    defs: `${defs}<path id="hero-cast" d="${shape}"/>`,
    body: thickness,
    relief: `<use href="#hero-cast" fill="${fill}"/>${extra}`,
  }
}

/** One red seven, or three in a fan. */
const sevenShape =
  'M84 90Q90 62 122 62H424Q448 62 448 88V156C448 196 300 300 296 430Q294 462 262 462H176Q146 462 148 428C154 330 230 250 306 186H190Q178 186 172 200L164 222Q158 236 140 236H92Q70 236 72 212Z'

export const seven: DrawHero = () =>
  cast(
    { left: 60, top: 50, right: 456, bottom: 466 },
    sevenShape,
    'url(#hero-red)',
    '#7a0410',
    `${shade('red', '#ff1f36')}${gold}`,
    '<path d="M110 96H424V130Q300 112 110 130Z" fill="#fff" opacity=".55"/>',
  )

export const sevens: DrawHero = () => {
  const positions = [
    [-132, 52, -14, 0.74],
    [132, 52, 14, 0.74],
    [0, 0, 0, 0.94],
  ] as const
  const body = positions
    .map(
      ([x, y, turn, scale]) => svg`
    <g transform="translate(${x} ${y}) rotate(${turn} 256 256) translate(256 256) scale(${scale}) translate(-256 -256)">
    <path d="${sevenShape}" transform="translate(0 26)" fill="#5e030c" stroke="#3a0207" stroke-width="16"/>
    <path d="${sevenShape}" fill="url(#hero-gold)" stroke="url(#hero-gold)" stroke-width="26" stroke-linejoin="round"/>
    <path d="${sevenShape}" fill="url(#hero-red)"/>
    <path d="M110 96H424V130Q300 112 110 130Z" fill="#fff" opacity=".6"/>
    </g>
  `,
    )
    .join('')
  return paintedHero({ left: -10, top: 50, right: 522, bottom: 500 }, body, shade('red', '#ff1f36') + gold)
}

export const bell: DrawHero = () =>
  paintedHero(
    { left: 60, top: 30, right: 452, bottom: 486 },
    svg`
    <circle cx="256" cy="66" r="34" fill="none" stroke="url(#hero-gold)" stroke-width="20"/>
    ${ball('clapper', 256, 436, 50)}
    <path d="M256 92C352 92 386 170 390 262C393 330 420 362 444 388Q456 404 440 418H72Q56 404 68 388C92 362 119 330 122 262C126 170 160 92 256 92Z" fill="url(#hero-gold)"/>
    <path d="M68 388Q256 340 444 388Q456 404 440 418H72Q56 404 68 388Z" fill="#fff3b0" opacity=".7"/>
    <path d="M170 150Q210 116 244 120Q180 180 172 300Q150 330 140 340Q158 240 170 150Z" fill="#fff" opacity=".75"/>
  `,
    gold + roundShade('clapper', '#d98c0c'),
  )

export const star: DrawHero = (palette) =>
  cast(
    { left: 30, top: 36, right: 482, bottom: 462 },
    starPath(256, 268, 230, 5, 0.46),
    'url(#hero-gold)',
    '#8a4b06',
    gold,
    `<path d="${starPath(256, 268, 130, 5, 0.46)}" fill="${palette.accent}"/>`,
  )

export const crown: DrawHero = (palette) =>
  cast(
    { left: 30, top: 84, right: 482, bottom: 430 },
    'M70 420L36 170Q34 150 52 156L164 258L242 108Q256 92 270 108L348 258L460 156Q478 150 476 170L442 420Q256 456 70 420Z',
    'url(#hero-gold)',
    '#7d4305',
    gold + roundShade('jewel', palette.accent) + roundShade('ruby', '#ff2448'),
    `<path d="M84 372Q256 406 428 372L424 404Q256 438 88 404Z" fill="#8a1030"/>${ball('jewel', 256, 330, 34)}${ball('ruby', 146, 322, 22)}${ball('ruby', 366, 322, 22)}${ball('jewel', 256, 98, 24)}${ball('ruby', 46, 156, 20)}${ball('ruby', 466, 156, 20)}`,
  )

type Points = readonly (readonly [number, number])[]
const diamondOutline: Points = [
  [30, 200],
  [130, 70],
  [382, 70],
  [482, 200],
  [256, 486],
]
/** The facets, the later ones over those before, each with its shade of the colour. */
const diamondFacets: readonly (readonly [Points, (colour: string) => string])[] = [
  [diamondOutline, (colour) => colour],
  [
    [
      [130, 70],
      [382, 70],
      [340, 200],
      [172, 200],
    ],
    (colour) => lighter(colour, 0.72),
  ],
  [
    [
      [30, 200],
      [130, 70],
      [172, 200],
    ],
    (colour) => lighter(colour, 0.4),
  ],
  [
    [
      [382, 70],
      [482, 200],
      [340, 200],
    ],
    (colour) => darker(colour, 0.2),
  ],
  [
    [
      [130, 70],
      [256, 70],
      [172, 200],
    ],
    (colour) => lighter(colour, 0.9),
  ],
  [
    [
      [256, 70],
      [382, 70],
      [340, 200],
    ],
    (colour) => lighter(colour, 0.35),
  ],
  [
    [
      [30, 200],
      [172, 200],
      [256, 486],
    ],
    (colour) => lighter(colour, 0.18),
  ],
  [
    [
      [340, 200],
      [482, 200],
      [256, 486],
    ],
    (colour) => darker(colour, 0.5),
  ],
  [
    [
      [172, 200],
      [340, 200],
      [256, 486],
    ],
    (colour) => lighter(colour, 0.5),
  ],
  [
    [
      [172, 200],
      [256, 200],
      [256, 486],
    ],
    (colour) => lighter(colour, 0.68),
  ],
]

export const diamond: DrawHero = ({ accent }) => {
  const shapes = diamondFacets
    .map(([points, tint]) => `<path d="${polygon(points)}" fill="${tint(accent)}"/>`)
    .join('')
  return paintedHero(
    { left: 24, top: 60, right: 488, bottom: 492 },
    svg`
    ${shapes}
    <path d="${polygon(diamondOutline)}" fill="none" stroke="#fff" stroke-width="7" stroke-linejoin="round" opacity=".85"/>
  `,
  )
}

export const coin: DrawHero = () => {
  const rim = repeat(36, (index) => {
    const [fromX, fromY] = onCircle(256, 250, 196, index * 10)
    const [toX, toY] = onCircle(256, 250, 214, index * 10)
    return `M${point(fromX, fromY)}L${point(toX, toY)}`
  })
  return paintedHero(
    { left: 30, top: 24, right: 482, bottom: 500 },
    svg`
      <circle cx="256" cy="274" r="226" fill="#7d4305"/>
      <circle cx="256" cy="250" r="226" fill="url(#hero-gold)"/>
      <path d="${rim}" stroke="#a8640a" stroke-width="6"/>
      <circle cx="256" cy="250" r="176" fill="url(#hero-face)" stroke="#a8640a" stroke-width="8"/>
      <path d="${starPath(256, 250, 118, 6, 0.866, -90)}" fill="#b26c08"/>
      <path d="${starPath(256, 240, 118, 6, 0.866, -90)}" fill="#ffe890"/>
      <path d="${starPath(256, 240, 58, 6, 0.866, -90)}" fill="#d68f10"/>
      ${highlight(170, 132, 74, 26, -42)}
    `,
    gold + shade('face', '#f2b02a'),
  )
}

export const clover: DrawHero = () => {
  const petal =
    '<path d="M256 256C150 250 96 180 116 118C134 66 206 56 256 116C306 56 378 66 396 118C416 180 362 250 256 256Z" fill="url(#hero-green)"/><path d="M256 240V130" stroke="#d6ffb0" stroke-width="7" stroke-linecap="round" opacity=".7"/><ellipse cx="176" cy="122" rx="34" ry="20" fill="#fff" opacity=".55" transform="rotate(-24 176 122)"/>'
  const petals = [0, 90, 180, 270]
    .map(
      (turn) =>
        `<g transform="rotate(${turn} 256 256) translate(256 256) scale(.86) translate(-256 -256)">${petal}</g>`,
    )
    .join('')
  return paintedHero(
    { left: 66, top: 66, right: 446, bottom: 490 },
    svg`
    <path d="M256 256C266 350 300 420 366 470" fill="none" stroke="#0f6b25" stroke-width="26" stroke-linecap="round"/>
    <g transform="rotate(12 256 256)">
    ${petals}
    </g>
  `,
    shade('green', '#21b53c'),
  )
}

export const horseshoe: DrawHero = () => {
  const nails = [
    [112, 190],
    [104, 290],
    [138, 384],
    [400, 190],
    [408, 290],
    [374, 384],
  ]
  return cast(
    { left: 50, top: 50, right: 462, bottom: 456 },
    'M92 66H168V150C140 240 150 350 256 360C362 350 372 240 344 150V66H420V120C480 250 460 450 256 456C52 450 32 250 92 120Z',
    'url(#hero-gold)',
    '#7d4305',
    gold,
    nails.map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="13" fill="#6b3a05"/>`).join(''),
  )
}

/** Three lottery balls with figures. */
export const lotteryBalls: DrawHero = (palette, parts) => {
  const balls = [
    ['a', 150, 170, 122, '7'],
    ['b', 366, 212, 126, '21'],
    ['c', 238, 356, 136, '88'],
  ] as const
  const body = balls
    .map(
      ([fill, x, y, radius, figure]) => svg`
    ${ball(fill, x, y, radius)}
    <ellipse cx="${x + 6}" cy="${y + 6}" rx="${rounded(radius * 0.56)}" ry="${rounded(radius * 0.54)}" fill="#fff"/>
    <path d="${centredText(parts, 'russo-one', figure, x + 6, y + 6, radius * 0.52)}" fill="#141a2a"/>
  `,
    )
    .join('')
  return paintedHero(
    { left: 26, top: 46, right: 494, bottom: 494 },
    body,
    roundShade('a', palette.accent) + roundShade('b', '#ff2c4a') + roundShade('c', '#ffb318'),
  )
}
