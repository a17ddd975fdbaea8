// SPDX-License-Identifier: Apache-2.0
import { travelFigures } from '@tessera/ui/art/slot-figures/travel-titles'
import {
  around,
  both,
  disc,
  down,
  halo,
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

const engine = symbol(travelFigures.nightEngine.defs, travelFigures.nightEngine.body)

const cap = symbol(
  down('cloth', '#6b5ce0', '#3420a0', '#160a52') + down('brass', '#fff3c0', '#f0b844', '#8f560a'),
  `${shape('M12 44C6 26 24 10 50 10S94 26 88 44C78 52 22 52 12 44Z', 'url(#cloth)', '#0a0430')}${shape('M18 46C30 52 70 52 82 46V64C70 70 30 70 18 64Z', '#1c1060', '#0a0430', 3)}${line('M18 52C32 58 68 58 82 52M18 60C32 66 68 66 82 60', '#f0b844', 3)}
  ${shape('M14 66C30 60 70 60 86 66C88 80 70 90 50 90S12 80 14 66Z', '#120a24', '#06030f', 3.4)}${line('M24 72C36 66 60 66 72 69', '#b8a8f0', 3.4, 0.7)}
  ${disc(50, 38, 13, 'url(#brass)', '#2b1602', 3)}${around(8, patch('M48.6 26H51.4L50.8 31H49.2Z', '#6b3f06'), 50, 38)}${shape('M50 30L52.4 35.4L58 36L54 40L55 45.6L50 42.8L45 45.6L46 40L42 36L47.6 35.4Z', '#fffbe0', '#6b3f06', 1.4)}${line('M20 32C26 22 36 17 46 16', '#fff', 3.4, 0.6)}`,
)

const watch = symbol(
  round('case', '#fffbe0', '#f7c84a', '#b0720c', '#5c3404') + round('dial', '#ffffff', '#fdf4dc', '#dcc48a'),
  `${disc(50, 12, 8, 'none', '#3d2003', 6)}${disc(50, 12, 8, 'none', '#f0b844', 3)}${shape('M44 18H56V26H44Z', 'url(#case)', '#3d2003', 3)}${disc(50, 58, 38, 'url(#case)', '#3d2003', 4)}${disc(50, 58, 29.5, 'url(#dial)', '#5c3404', 3)}
  ${around(12, line('M50 32V36', '#3d2003', 2.4), 50, 58)}${around(4, line('M50 31.6V38', '#3d2003', 4), 50, 58)}${line('M50 58V39', '#22105c', 3.6)}${line('M50 58L64 66', '#22105c', 4.4)}${disc(50, 58, 4, '#d0243c', '#3d0612', 1.6)}${line('M20 50C23 38 32 29 42 26', '#fff', 3.6, 0.8)}${shine(62, 44, 8, 3, 34, 0.55)}`,
)

const ticket = symbol(
  down('paper', '#fffdf0', '#f7dfae', '#cf9c54') + down('band', '#ff7a9a', '#c41f4a', '#6b0628'),
  `<g transform="rotate(-14 50 50)">${shape('M6 26H94V40C88 41 86 46 86 50S88 59 94 60V74H6V60C12 59 14 54 14 50S12 41 6 40Z', 'url(#paper)', '#4a2c08', 3.4)}${shape('M24 34H76V66H24Z', 'none', '#b8863c', 2)}${shape('M24 44H76V56H24Z', 'url(#band)', '#4a041c', 2)}${line('M30 50H70', '#ffe6ee', 3.4)}${line('M30 39H58M30 61.4H64', '#8a5a1c', 2.2, 0.8)}${disc(69, 39, 2.6, '#c41f4a')}${[30, 40, 60, 70].map((y) => disc(18.6, y, 1.3, '#8a5a1c') + disc(81.4, y, 1.3, '#8a5a1c')).join('')}</g>`,
)

const signal = symbol(
  round('green', '#f4fff0', '#8affa0', '#14b84a', '#04602a') +
    down('iron', '#8a7ab0', '#3c2c60', '#180e30') +
    down('brass', '#fff3c0', '#f0b844', '#8f560a'),
  `${halo('#5cff8a', 48, 0.3)}${line('M36 14C36 0 64 0 64 14', '#180e30', 7)}${line('M36 14C36 2 64 2 64 14', '#f0b844', 3.4)}${shape('M32 14H68L74 26H26Z', 'url(#brass)', '#2b1602', 3)}${shape('M26 26H74V84H26Z', 'url(#iron)', '#0c0618', 3.6)}${shape('M20 84H80V95H20Z', 'url(#brass)', '#2b1602', 3)}
  ${disc(50, 55, 24, 'url(#brass)', '#2b1602', 3)}${disc(50, 55, 19, 'url(#green)', '#033a18', 3)}${around(8, line('M50 38V43', '#eafff0', 2, 0.6), 50, 55)}${line('M37 50C39 43 45 39 52 39', '#fff', 3.4, 0.9)}${shine(58, 64, 5, 2.2, -40, 0.5)}${both(disc(31, 31, 1.8, '#b8a4e0') + disc(31, 79, 1.8, '#b8a4e0'))}`,
)

const suitcase = symbol(
  down('leather', '#f7b48a', '#b8582c', '#5c1f10') +
    down('strap', '#6b2c1c', '#3d1008') +
    down('brass', '#fff3c0', '#f0b844', '#8f560a'),
  `${halo('#ffc46b', 47, 0.26)}${line('M36 30V20C36 14 64 14 64 20V30', '#2b0a04', 9)}${line('M36 30V21C36 17 64 17 64 21V30', '#b8582c', 4.4)}${shape('M10 28H90C94 28 96 30 96 34V84C96 88 94 90 90 90H10C6 90 4 88 4 84V34C4 30 6 28 10 28Z', 'url(#leather)', '#2b0a04')}
  ${both(shape('M20 28H32V90H20Z', 'url(#strap)', '#200603', 2.4) + shape('M18 50H34V60H18Z', 'url(#brass)', '#2b1602', 2.4) + line('M26 51V59', '#6b3f06', 2))}${both(shape('M4 76L16 90H8C5 90 4 87 4 84Z', 'url(#brass)', '#2b1602', 2.2) + shape('M4 42V34C4 31 6 28 10 28H16Z', 'url(#brass)', '#2b1602', 2.2))}
  ${shape('M41 50H59V64H41Z', 'url(#brass)', '#2b1602', 2.6)}${disc(50, 56, 3, '#3d2003')}${line('M50 57V61', '#3d2003', 2.4)}<g transform="rotate(9 50 78)">${shape('M40 70H62V84H40Z', '#3cb4c4', '#06343d', 2)}${disc(51, 77, 4.4, '#fff3c0', '#06343d', 1.4)}</g>${line('M38 34H62', '#ffe0c4', 2.6, 0.6)}`,
)

// A tag of luggage, with its string.
const tag = {
  defs: down('tag', '#fff6dc', '#f0d49a', '#b88a44'),
  body: `${line('M50 12C56 2 70 0 78 6', '#c41f4a', 3)}${shape('M34 8H66L88 26V90C88 93 86 95 83 95H17C14 95 12 93 12 90V26Z', 'url(#tag)', '#3d2408', 3.4)}${disc(50, 15, 4.4, '#2b1602', '#f0b844', 2.4)}${line('M20 30L37 15M20 88H80', '#fff', 2, 0.6)}`,
}
const onTag = (drawings: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(drawings).map(([rank, svg]) => [
      rank,
      svg.replace('translate(20 20) scale(.6)', 'translate(19 25) scale(.62)'),
    ]),
  )

const windows = [60, 170, 280, 390, 500, 610, 720, 830, 940, 1050]

export const velvetExpressArt: SlotArt = {
  symbols: {
    1: engine,
    2: cap,
    3: watch,
    4: ticket,
    W: signal,
    B: suitcase,
    ...onTag(
      platedRanks(
        tag,
        {
          a: ['#ff8aa8', '#c41f4a', '#6b0628'],
          k: ['#c4a8ff', '#6b3cd0', '#2c0f7a'],
          q: ['#8ae0f0', '#1f8aa8', '#06425c'],
          j: ['#b8f08a', '#4a9a2c', '#17500f'],
          t: ['#ffd08a', '#d0821c', '#6b3c04'],
        },
        '#fffaf0',
      ),
    ),
  },
  backdrop: landscape(
    down('night', '#0a0530', '#2a1470', '#6b2c94', '#d0588a') +
      down('hill', '#1c0f52', '#0a0528') +
      down('coach', '#7a1f4a', '#4a0a34', '#240418') +
      down('light', '#fff6c4', '#ffc45c') +
      down('stone', '#4a3480', '#1c1048'),
    `<rect width="1200" height="800" fill="url(#night)"/><circle cx="930" cy="150" r="84" fill="#fff3d0" opacity=".95"/><circle cx="930" cy="150" r="140" fill="#fff3d0" opacity=".12"/><circle cx="904" cy="134" r="16" fill="#e8d0a8" opacity=".6"/><circle cx="954" cy="176" r="11" fill="#e8d0a8" opacity=".6"/>
    ${Array.from({ length: 70 }, (_, at) => `<circle cx="${(at * 211) % 1200}" cy="${(at * 137) % 400}" r="${1 + (at % 3) * 0.7}" fill="#fff" opacity="${0.35 + (at % 4) * 0.15}"/>`).join('')}
    <path d="M0 470L170 330L330 460L520 290L700 450L880 330L1040 440L1200 350V800H0Z" fill="#341a80" opacity=".8"/><path d="M0 560Q300 450 600 540T1200 500V800H0Z" fill="url(#hill)"/>
    <g>${[60, 300, 540, 780, 1020].map((x) => `<path d="M${x} 800V690Q${x + 60} 620 ${x + 120} 690V800Z" fill="#0a0528"/>`).join('')}<path d="M0 640H1200V672H0Z" fill="url(#stone)"/>${[0, 240, 480, 720, 960, 1200].map((x) => `<path d="M${x - 60} 672H${x + 60}V800H${x - 60}Z" fill="url(#stone)" opacity=".9"/>`).join('')}</g>
    <path d="M0 520H1150Q1190 520 1196 560V634H0Z" fill="url(#coach)"/><path d="M0 530H1160" stroke="#f0b844" stroke-width="5"/><path d="M0 612H1194" stroke="#f0b844" stroke-width="6"/>${windows.map((x) => `<rect x="${x}" y="546" width="76" height="48" rx="9" fill="url(#light)"/><path d="M${x} 546h16q0 24-16 40zM${x + 76} 546h-16q0 24 16 40z" fill="#c41f4a"/>`).join('')}${windows.map((x) => `<circle cx="${x + 38}" cy="634" r="15" fill="#120a24" stroke="#8a7ab0" stroke-width="5"/>`).join('')}`,
  ),
  colours: { ground: 0x170a33, rim: 0xf0b844, glow: 0xffd98a, free: 0xff6b9a },
}
