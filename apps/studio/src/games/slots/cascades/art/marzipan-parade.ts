// SPDX-License-Identifier: Apache-2.0
import { cascadeFigures } from '@tessera/ui/art/cascade-figures'
import { disc, down, landscape, line, round, shape, shine, symbol, type SlotArt } from '../../art/paint.ts'
import { marzipanParade } from '../titles/marzipan-parade.ts'
import { orbs } from './orb.ts'

const heart = symbol(cascadeFigures.marzipanHeart.defs, cascadeFigures.marzipanHeart.body)

const macaron = symbol(
  round('shell', '#ffeaf4', '#ff7ab4', '#b01a62') + down('cream', '#fffdf4', '#ffe0b0'),
  `${shape('M12 60C12 78 28 92 50 92S88 78 88 60C88 56 12 56 12 60Z', 'url(#shell)', '#5c0a34')}
  ${shape('M8 50C8 44 92 44 92 50L90 62C74 68 26 68 10 62Z', 'url(#cream)', '#8a5a2c', 3)}
  ${shape('M8 44C10 20 28 8 50 8S90 20 92 44C92 56 84 50 78 54C70 58 66 50 58 54C52 57 48 57 42 54C34 50 30 58 22 54C16 50 8 56 8 44Z', 'url(#shell)', '#5c0a34')}
  ${shine(32, 22, 12, 5.4, -28)}${disc(62, 26, 2, '#fff')}${disc(72, 34, 1.6, '#fff')}${disc(56, 36, 1.6, '#ffd0e6')}`,
)

const cupcake = symbol(
  down('cup', '#ffe08a', '#f08a1c', '#a54a06') +
    round('icing', '#ffffff', '#b8e8ff', '#3c9ad6') +
    round('cherry', '#ffc4c4', '#f0243c', '#7a0418'),
  `${shape('M20 56H80L72 92C66 97 34 97 28 92Z', 'url(#cup)', '#5c2404')}${line('M32 60L36 92M44 60L46 94M56 60L54 94M68 60L64 92', '#7a3204', 2.6, 0.7)}
  ${shape('M14 56C8 46 18 38 26 38C24 26 38 20 44 22C48 12 62 14 62 24C74 22 80 32 76 38C88 38 92 50 86 56C78 64 22 64 14 56Z', 'url(#icing)', '#0f4a7a')}
  ${line('M26 46C40 54 60 54 76 44M42 30C50 34 58 34 64 30', '#2c82b8', 2.6, 0.6)}
  ${disc(51, 15, 9.5, 'url(#cherry)', '#4a020f', 3)}${shine(47, 11, 3.4, 2)}${line('M53 6C56 2 62 1 66 3', '#3f8a1c', 3)}
  ${[
    [30, 46, '#ff5c8a'],
    [46, 42, '#ffd23c'],
    [64, 48, '#7ad64a'],
    [56, 32, '#ff8a3c'],
    [74, 50, '#b06be8'],
  ]
    .map(([x, y, colour]) => disc(Number(x), Number(y), 2.6, String(colour)))
    .join('')}${shine(28, 42, 6, 3)}`,
)

const doughnut = symbol(
  round('dough', '#ffe0a8', '#d68a3c', '#7a3c0c') + round('glaze', '#d8b4ff', '#8a3cd6', '#4a0f86'),
  `${disc(50, 52, 44, 'url(#dough)', '#4a2204', 4)}
  ${shape('M50 12C74 12 92 28 92 50C90 58 84 54 82 62C80 72 72 68 68 76C62 86 54 78 48 84C40 90 34 78 28 78C20 78 20 68 14 64C8 60 10 50 9 46C12 26 28 12 50 12Z', 'url(#glaze)', '#2c0652', 3)}
  ${disc(50, 49, 14, '#5c2c0c', '#2c0652', 3)}${disc(50, 51, 12, '#2a1208')}
  ${[
    [28, 34, 30, '#ffd23c'],
    [44, 24, -20, '#ff7ab4'],
    [64, 26, 50, '#7af0ff'],
    [78, 44, 10, '#ffd23c'],
    [74, 62, -40, '#ff7ab4'],
    [58, 72, 20, '#fff'],
    [36, 70, 60, '#7af0ff'],
    [22, 54, -30, '#fff'],
    [34, 48, 80, '#ff9a3c'],
  ]
    .map(
      ([x, y, turn, colour]) =>
        `<rect x="${Number(x) - 5}" y="${Number(y) - 1.8}" width="10" height="3.6" rx="1.8" fill="${colour}" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('')}${shine(30, 26, 9, 4, -36)}`,
)

const lollipop = symbol(
  round('sugar', '#fff', '#ffd84a', '#f08a06'),
  `${line('M52 60L60 98', '#8a6a4a', 9)}${line('M52 60L60 98', '#fff6e6', 5)}
  ${disc(48, 42, 39, 'url(#sugar)', '#7a3c02', 4)}
  ${[0, 60, 120, 180, 240, 300].map((turn) => `<path d="M48 42C52 32 66 20 82 26C78 16 68 8 58 5C50 14 46 28 48 42Z" fill="#f2404c" opacity=".92" transform="rotate(${turn} 48 42)"/>`).join('')}
  ${disc(48, 42, 39, 'none', '#7a1c06', 4)}${disc(48, 42, 6, '#fff4d0', '#a51c10', 2)}${shine(32, 22, 12, 5.4, -36)}`,
)

const toffee = symbol(
  round('wrap', '#d6f0ff', '#2f9cf0', '#0c3c9a') + down('end', '#9ad6ff', '#1c6cc4'),
  `${shape('M28 40L4 22C2 30 8 34 4 42C10 46 6 52 4 58C10 60 4 68 6 76L28 60Z', 'url(#end)', '#08265c', 3)}${shape('M72 40L96 22C98 30 92 34 96 42C90 46 94 52 96 58C90 60 96 68 94 76L72 60Z', 'url(#end)', '#08265c', 3)}
  ${disc(50, 50, 30, 'url(#wrap)', '#08265c', 4)}
  <path d="M30 28C44 40 44 60 30 72L24 64C32 56 32 44 24 36Z M54 20C70 36 70 64 54 80L44 79.500C60 64 60 36 44 20.500Z M74 32C80 44 80 56 74 68L66 75C74 60 74 40 66 25Z" fill="#fff" opacity=".85"/>
  ${line('M12 34L24 44M12 50H22M12 66L24 56M88 34L76 44M88 50H78M88 66L76 56', '#e0f4ff', 2.4, 0.8)}${shine(40, 32, 9, 4, -30)}`,
)

const gumdrop = symbol(
  round('jelly', '#eaffd0', '#5cc43c', '#125c1a'),
  `${shape('M14 84C12 50 26 10 50 10S88 50 86 84C84 94 16 94 14 84Z', 'url(#jelly)', '#0b3d10')}
  ${Array.from({ length: 26 }, (_, at) => disc(24 + ((at * 37) % 54), 28 + ((at * 23) % 58), 1.5, '#fff')).join('')}
  ${shine(36, 36, 7, 16, 16, 0.55)}${line('M22 78C34 84 66 84 78 78', '#dcffb4', 3, 0.6)}`,
)

const carrot = symbol(
  down('root', '#ffd9a0', '#ff8a2e', '#c44a06') + down('leaf', '#c8ff9c', '#2f9e2b', '#0f5a1c'),
  `${shape('M58 30C48 20 48 8 54 4C60 8 62 16 62 24C66 12 74 6 80 8C80 16 74 24 68 28C78 24 90 26 94 32C86 40 74 38 66 36Z', 'url(#leaf)', '#0b3d10', 3)}
  ${shape('M66 34C76 42 74 56 62 66C46 80 24 92 8 96C6 80 18 56 34 40C46 28 58 26 66 34Z', 'url(#root)', '#6b2404')}
  ${line('M40 42L50 52M30 56L38 64M54 40L60 48M24 70L30 76', '#a53c04', 3, 0.75)}${shine(42, 46, 4, 13, 46, 0.6)}`,
)

const drum = symbol(
  down('side', '#ff7a7a', '#d61c3c', '#7a0a20') +
    down('rim', '#fff2b8', '#f0b02e', '#8a5206') +
    round('skin', '#ffffff', '#fff0d0', '#d6b484'),
  `${disc(50, 50, 47, '#ffd86b').replace('/>', ' opacity=".3"/>')}
  ${shape('M10 36V74C10 88 28 96 50 96S90 88 90 74V36Z', 'url(#side)', '#4a0410')}
  ${line('M14 44L26 84L38 50L50 92L62 50L74 84L86 44', '#fff2b8', 3.4)}
  ${shape('M8 34C8 22 28 16 50 16S92 22 92 34S72 52 50 52S8 46 8 34Z', 'url(#rim)', '#4a2204')}
  <ellipse cx="50" cy="33" rx="35" ry="12.500" fill="url(#skin)" stroke="#8a5206" stroke-width="2"/>
  ${line('M10 70C14 82 32 90 50 90S86 82 90 70', '#f0b02e', 5)}
  ${line('M22 4L58 32', '#4a2204', 8)}${line('M22 4L58 32', '#ffd9a0', 4)}${line('M82 2L44 32', '#4a2204', 8)}${line('M82 2L44 32', '#ffd9a0', 4)}${disc(58, 32, 5, '#fff6e6', '#4a2204', 2)}${disc(44, 32, 5, '#fff6e6', '#4a2204', 2)}`,
)

const flags = (y: number, colours: readonly string[]): string =>
  Array.from(
    { length: 16 },
    (_, at) =>
      `<path d="M${at * 80 - 10} ${y + Math.sin(at) * 12}l52 4l-26 58z" fill="${colours[at % colours.length]}"/>`,
  ).join('')
const tower = (x: number, y: number, wide: number, tall: number, colour: string, roof: string): string =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${tall}" rx="12" fill="${colour}"/><path d="M${x - 14} ${y + 8}Q${x + wide / 2} ${y - wide} ${x + wide + 14} ${y + 8}Z" fill="${roof}"/><circle cx="${x + wide / 2}" cy="${y - wide * 0.44}" r="12" fill="#ff5c8a"/><rect x="${x + wide / 2 - 16}" y="${y + 50}" width="32" height="54" rx="16" fill="#fff4d6" opacity=".85"/><path d="M${x} ${y + 14}q${wide / 8} 26 ${wide / 4} 0t${wide / 4} 0t${wide / 4} 0t${wide / 4} 0" stroke="#fff" stroke-width="12" fill="none" stroke-linecap="round"/>`

export const marzipanParadeArt: SlotArt = {
  symbols: {
    1: heart,
    2: macaron,
    3: cupcake,
    4: doughnut,
    5: lollipop,
    6: toffee,
    7: gumdrop,
    8: carrot,
    S: drum,
    ...(marzipanParade.rules.engine === 'scatterPays' ? orbs(marzipanParade.rules.multipliers) : {}),
  },
  backdrop: landscape(
    down('sky', '#6ab8ff', '#b4d6ff', '#ffd6ee', '#ffb4d0') +
      down('street', '#fff0d0', '#e8b48a') +
      down('hill', '#ffa0c8', '#d65c9a'),
    `<rect width="1200" height="800" fill="url(#sky)"/>
    ${[
      [170, 150, 1.2],
      [560, 90, 1],
      [1000, 160, 1.4],
    ]
      .map(
        ([x, y, size]) =>
          `<g transform="translate(${x} ${y}) scale(${size})" fill="#fff" opacity=".85"><ellipse rx="90" ry="30"/><ellipse cx="-36" cy="-18" rx="44" ry="32"/><ellipse cx="34" cy="-22" rx="52" ry="38"/></g>`,
      )
      .join('')}
    <path d="M0 560Q260 440 560 540T1200 480V800H0Z" fill="url(#hill)"/>
    ${tower(40, 360, 120, 330, '#ffe0a0', '#f0643c')}${tower(190, 430, 96, 260, '#b8e8ff', '#8a5cd6')}${tower(900, 420, 100, 260, '#c8ffb4', '#ff7ab4')}${tower(1030, 350, 130, 340, '#ffd0e6', '#3c9ad6')}
    <path d="M0 660Q600 620 1200 660V800H0Z" fill="url(#street)"/>
    ${flags(40, ['#ff5c8a', '#ffd23c', '#5cc43c', '#3c9ad6', '#b06be8'])}
    ${Array.from({ length: 60 }, (_, at) => `<rect x="${(at * 173) % 1200}" y="${(at * 101) % 640}" width="12" height="7" rx="2" fill="${['#ff5c8a', '#ffd23c', '#5cc43c', '#3c9ad6', '#b06be8'][at % 5]}" opacity=".8" transform="rotate(${(at * 47) % 180} ${(at * 173) % 1200} ${(at * 101) % 640})"/>`).join('')}`,
  ),
  colours: { ground: 0x4a1440, rim: 0xff8ac4, glow: 0xffd86b, free: 0x7af0ff },
}
