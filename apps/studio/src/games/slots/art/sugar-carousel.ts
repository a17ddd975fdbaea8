// SPDX-License-Identifier: Apache-2.0
import { wildFigures } from '@tessera/ui/art/slot-figures/wild-titles'
import {
  halo,
  around,
  both,
  disc,
  down,
  landscape,
  line,
  patch,
  round,
  shape,
  shine,
  symbol,
  type SlotArt,
} from './paint.ts'
import { platedRanks } from './plated-ranks.ts'

const candyFloss = symbol(wildFigures.cottonCandy.defs, halo('#ff9ada') + wildFigures.cottonCandy.body)

const lollipop = symbol(
  round('swirl', '#fff6ff', '#ff6bb8', '#a50f6b'),
  `${line('M50 60V98', '#5c1f4a', 9)}${line('M50 60V96', '#f4ecf8', 5)}${disc(50, 40, 36, 'url(#swirl)', '#5c0a3d', 4)}
  ${around(6, patch('M50 40C60 30 62 16 50 5C60 5 70 10 76 16C74 28 64 38 50 40Z', '#fff6fb', 0.9), 50, 40)}${disc(50, 40, 5, '#ff3c9a', '#8a0a52', 2)}${shine(32, 22, 9, 4, -40, 0.95)}
  ${shape('M50 72L30 62V84Z', '#3ce0d0', '#064a4a', 2.8)}${shape('M50 72L70 62V84Z', '#2fc4b8', '#064a4a', 2.8)}${disc(50, 72, 5, '#8afff0', '#064a4a', 2.4)}`,
)

const cupcake = symbol(
  down('icing', '#fffaff', '#d6b8ff', '#8a5ce0') +
    down('paper', '#ffd0a0', '#f07a3c', '#a53f12') +
    round('cherry', '#ffc0c4', '#f0243c', '#7c0418'),
  `${shape('M22 58H78L70 94H30Z', 'url(#paper)', '#4a1c06')}${line('M32 60L36 92M43 60L45 92M57 60L55 92M68 60L64 92', '#ffe9c9', 3, 0.75)}
  ${shape('M14 58C8 46 20 40 26 42C22 30 34 26 40 30C40 18 60 18 60 30C66 26 78 30 74 42C80 40 92 46 86 58C70 66 30 66 14 58Z', 'url(#icing)', '#3d1c7a')}${line('M26 44C38 52 62 52 74 44M40 32C46 36 54 36 60 32', '#ffffff', 3, 0.8)}
  ${disc(50, 17, 9.6, 'url(#cherry)', '#4f020e', 3)}${line('M52 9C54 4 60 2 64 4', '#3c7a1c', 2.6)}${shine(46, 14, 2.6, 1.6)}${[
    [28, 54, '#ff6bb8'],
    [44, 44, '#3ce0d0'],
    [60, 56, '#ffe03c'],
    [72, 50, '#ff8a3c'],
    [40, 58, '#8aff6b'],
  ]
    .map(
      ([x, y, colour]) =>
        `<rect x="${x}" y="${y}" width="7" height="2.8" rx="1.4" fill="${colour}" transform="rotate(${Number(x) * 7} ${x} ${y})"/>`,
    )
    .join('')}`,
)

const bonbon = symbol(
  round('ball', '#fffbe0', '#ffc42e', '#e0641c', '#8a2c08') + down('wrap', '#fff3b0', '#ff9a3c', '#c4501c'),
  `${both(shape('M28 50L4 28C2 44 2 58 4 74Z', 'url(#wrap)', '#5c1f04', 3.4) + line('M24 50L9 40M24 50L8 52M24 50L9 62', '#fff6d0', 2.2, 0.8))}
  ${disc(50, 50, 27, 'url(#ball)', '#5c1f04', 4)}${around(5, patch('M50 50C58 42 60 32 54 24C60 25 66 29 70 33C68 42 60 49 50 50Z', '#fffae0', 0.85))}${shine(40, 34, 7, 3.6)}`,
)

const macaron = symbol(
  down('top', '#e0fff0', '#5ce0a8', '#128a62') + down('cream', '#fffdf4', '#ffe0ec'),
  `${shape('M10 46C10 20 28 10 50 10S90 20 90 46Z', 'url(#top)', '#06402c')}${shape('M8 46C14 40 20 50 26 44S38 50 44 44S56 50 62 44S74 50 80 44S92 42 92 48C92 54 8 54 8 46Z', '#a8f2d0', '#06402c', 3)}
  ${shape('M12 52H88V64H12Z', 'url(#cream)', '#a5506b', 3.2)}${shape('M8 68C8 60 16 66 22 62S36 66 42 62S56 66 62 62S76 66 82 62S92 64 92 68C92 72 8 74 8 68Z', '#a8f2d0', '#06402c', 3)}${shape('M12 68H88C86 84 70 92 50 92S14 84 12 68Z', 'url(#top)', '#06402c')}
  ${shine(34, 22, 13, 4.4, -16, 0.85)}${line('M70 80C76 78 80 75 82 72', '#fff', 3, 0.6)}`,
)

const tent = symbol(
  down('red', '#ff9aa8', '#f03c64', '#a50f3c') +
    down('white', '#ffffff', '#ffe4f0', '#e0a8c8') +
    down('gold', '#fff3b8', '#ffc83c', '#b8740a'),
  `${shape('M50 16L92 48H8Z', 'url(#white)', '#4a0a24')}${patch('M50 18L24 47H38ZM50 18L46 47H58ZM50 18L68 47H82Z', 'url(#red)')}${shape('M8 48H92C90 58 84 58 80 50C78 60 68 60 64 50C62 60 54 60 50 50C46 60 38 60 36 50C32 60 22 60 20 50C16 58 10 58 8 48Z', 'url(#gold)', '#4a0a24', 3)}
  ${line('M22 58V88M50 60V88M78 58V88', '#b8740a', 6)}${line('M22 58V88M50 60V88M78 58V88', '#ffe9a0', 2.6)}${shape('M6 86H94V94H6Z', 'url(#red)', '#4a0a24', 3.2)}${both(shape('M28 70C30 64 36 62 38 66L42 68L40 72H38V80H34V74H30V80H27Z', '#ffffff', '#4a0a24', 2.2))}
  ${line('M50 16V4', '#4a0a24', 3.4)}${shape('M51 4L66 8L51 13Z', '#3ce0d0', '#064a4a', 2.4)}`,
)

const cookie = {
  defs: round('dough', '#fff0d0', '#f0b878', '#a5622a'),
  body: `${Array.from({ length: 14 }, (_, at) => disc(50 + 40 * Math.cos((at * Math.PI) / 7), 50 + 40 * Math.sin((at * Math.PI) / 7), 8, '#c98648', '#5c2c0c', 2)).join('')}${disc(50, 50, 41, 'url(#dough)', '#7a4418', 2.6)}${disc(50, 50, 33, '#fff6fb', '#f0a8cc', 2.4)}`,
}

export const sugarCarouselArt: SlotArt = {
  symbols: {
    1: lollipop,
    2: cupcake,
    3: bonbon,
    4: macaron,
    W: candyFloss,
    S: tent,
    ...platedRanks(
      cookie,
      {
        a: ['#ffc4de', '#f03c94', '#94085c'],
        k: ['#c9e8ff', '#3c9af0', '#0a4a9a'],
        q: ['#e6d0ff', '#9a4af0', '#4f0fa0'],
      },
      '#4a1440',
    ),
  },
  backdrop: landscape(
    down('sky', '#7ad0ff', '#c9b8ff', '#ffc4ea', '#fff0d0') +
      down('hill', '#ff9ad0', '#c44aa5') +
      down('near', '#8af0d0', '#2fa594'),
    `<rect width="1200" height="800" fill="url(#sky)"/>${[
      [170, 140, 1],
      [540, 90, 1.2],
      [960, 160, 1.1],
    ]
      .map(
        ([x, y, size]) =>
          `<g transform="translate(${x} ${y}) scale(${size})" fill="#fff" opacity=".9"><ellipse rx="110" ry="34"/><circle cx="-40" cy="-22" r="42"/><circle cx="30" cy="-34" r="54"/></g>`,
      )
      .join('')}
    <path d="M0 560Q200 420 440 540T860 500T1200 520V800H0Z" fill="url(#hill)"/>${[90, 300, 930, 1110].map((x, at) => `<g transform="translate(${x} ${520 + (at % 2) * 40})"><rect x="-6" width="12" height="150" fill="#fff"/><circle r="56" fill="${['#ff5ca8', '#5cc4ff', '#ffb03c', '#9a6bff'][at]}"/><path d="M0 0A14 14 0 0 1 28 0A28 28 0 0 1-28 0A42 42 0 0 1 56 0" fill="none" stroke="#fff" stroke-width="10" opacity=".85"/></g>`).join('')}
    <path d="M0 680Q300 590 640 670T1200 640V800H0Z" fill="url(#near)"/>${Array.from({ length: 26 }, (_, at) => `<circle cx="${(at * 173) % 1200}" cy="${700 + ((at * 37) % 90)}" r="9" fill="${['#ff5ca8', '#ffe03c', '#fff', '#9a6bff'][at % 4]}"/>`).join('')}`,
  ),
  colours: { ground: 0x4a1450, rim: 0xff9ad6, glow: 0xffd0f0, free: 0x5ce8d8 },
}
