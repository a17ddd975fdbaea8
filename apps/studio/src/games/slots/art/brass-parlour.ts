// SPDX-License-Identifier: Apache-2.0
import { otherFigures } from '@tessera/ui/art/slot-figures/other-titles'
import {
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

const gramophone = symbol(otherFigures.gramophone.defs, otherFigures.gramophone.body)

const topHat = symbol(
  down('felt', '#6b5c7a', '#2a2036', '#0e0a14') + down('band', '#ff8a7a', '#c4202c', '#5c060f'),
  `<ellipse cx="50" cy="82" rx="44" ry="11" fill="url(#felt)" stroke="#050308" stroke-width="4"/>
  ${shape('M26 14C24 40 26 62 30 80C42 85 58 85 70 80C74 62 76 40 74 14Z', 'url(#felt)', '#050308')}
  ${shape('M28 58C42 64 58 64 72 58L70 74C58 80 42 80 30 74Z', 'url(#band)', '#2b0308', 3)}
  <ellipse cx="50" cy="15" rx="24" ry="7" fill="#4a3f58" stroke="#050308" stroke-width="3.4"/>
  ${line('M34 26C33 38 34 48 35 54', '#cbbce0', 4, 0.7)}${disc(62, 67, 6, '#ffd76b', '#5c3a04', 2.4)}${line('M14 82C22 88 34 90 44 90', '#a594ba', 2.6, 0.6)}`,
)

const mask = symbol(
  down('gold', '#fff6c8', '#f0b840', '#9a5c08') + down('plume', '#9af0e0', '#1fa08c', '#064a44'),
  `${shape('M66 40C64 18 74 6 92 4C88 14 92 22 84 26C88 32 82 40 74 42Z', 'url(#plume)', '#032622', 3)}${line('M70 38C74 26 80 16 88 9', '#d6fff6', 2, 0.8)}
  ${shape('M8 36C20 24 40 28 50 38C60 28 80 24 92 36C94 60 78 76 62 70C56 66 54 60 50 60S44 66 38 70C22 76 6 60 8 36Z', 'url(#gold)', '#3d2003')}
  ${both(shape('M20 44C28 38 38 42 42 52C34 58 24 54 20 44Z', '#2b1030', '#3d2003', 3) + line('M14 40C20 34 30 32 40 37', '#fffbe0', 2.6, 0.8) + disc(16, 54, 2.6, '#e0445c', '#5c0a18', 1.2) + disc(24, 62, 2.2, '#3cc4b0', '#064a44', 1.2))}
  ${line('M88 52L96 94', '#3d2003', 6)}${line('M88 52L96 94', '#e0a840', 3)}${disc(50, 42, 4, '#e0445c', '#5c0a18', 1.6)}`,
)

const horn = symbol(
  down('brass', '#fff3b8', '#f2b432', '#8a4f06', '#e8a83c'),
  `${line('M14 40H64M14 40C4 40 4 62 16 62H66C76 62 76 50 66 50H22', '#3d2003', 11)}${line('M14 40H64M14 40C4 40 4 62 16 62H66C76 62 76 50 66 50H22', 'url(#brass)', 6.6)}
  ${shape('M62 36C76 36 86 30 94 18V66C86 54 76 48 62 46Z', 'url(#brass)', '#3d2003')}<ellipse cx="93" cy="42" rx="5" ry="24" fill="#6b3804" stroke="#3d2003" stroke-width="3"/>
  ${[30, 42, 54].map((x) => `${line(`M${x} 62V32`, '#3d2003', 9)}${line(`M${x} 62V34`, '#ffdf8a', 5)}${disc(x, 29, 5, '#fff3d0', '#3d2003', 2.4)}`).join('')}
  ${shape('M2 36H10V44H2Z', '#e0a83c', '#3d2003', 2.6)}${line('M68 40C78 38 84 34 88 28', '#fff', 2.6, 0.8)}`,
)

const watch = symbol(
  round('gold', '#fff8d6', '#f0bc48', '#8a5208') + round('dial', '#ffffff', '#f6ecd4', '#cbb88c'),
  `${disc(50, 12, 8, 'none', '#3d2203', 8)}${disc(50, 12, 8, 'none', '#f0bc48', 4)}${shape('M44 18H56V26H44Z', 'url(#gold)', '#3d2203', 3)}
  ${disc(50, 58, 37, 'url(#gold)', '#3d2203', 4)}${disc(50, 58, 28, 'url(#dial)', '#6b4208', 3)}
  ${around(12, line('M50 33V38', '#4a2f0c', 2.4), 50, 58)}${line('M50 58L50 40', '#1f1408', 3.4)}${line('M50 58L63 66', '#1f1408', 3)}${disc(50, 58, 3.4, '#c4202c', '#4a060c', 1.4)}${shine(36, 44, 10, 4, -42, 0.8)}`,
)

const rose = symbol(
  round('petal', '#ffb8c4', '#e8284c', '#6b0420') + down('leaf', '#b8e88a', '#4a9a2e', '#1c4a12'),
  `${shape('M50 60C30 92 22 92 10 88C12 74 24 66 44 66Z', 'url(#leaf)', '#12300a', 3)}${shape('M54 62C72 90 82 90 92 84C88 70 76 64 56 64Z', 'url(#leaf)', '#12300a', 3)}
  ${disc(50, 42, 34, 'url(#petal)', '#3d0210', 4)}${line('M20 34C30 54 70 60 80 34M26 58C40 66 62 66 74 58M50 12C34 16 30 34 42 42C54 48 64 38 60 30C56 24 46 26 48 34', '#7a0624', 3.4, 0.75)}
  ${line('M26 28C30 20 38 14 46 13', '#fff', 3.4, 0.7)}${shine(40, 24, 5, 2.6)}`,
)

const ticket = symbol(
  down('paper', '#fff6dc', '#f2d69a', '#b8863c') + down('seal', '#9af0e0', '#159a8a', '#064a44'),
  `<g transform="rotate(-16 50 50)">${shape('M6 30H94V42A8 8 0 0 0 94 58V70H6V58A8 8 0 0 0 6 42Z', 'url(#paper)', '#4a2f0c')}
  ${line('M30 32V68', '#8a5f24', 2.2).replace('/>', ' stroke-dasharray="3 5"/>')}${line('M14 36H86M14 64H86', '#c49a58', 2, 0.8)}
  ${around(5, patch('M60 40L63 48L60 50L57 48Z', '#a52a1c'), 60, 50)}${disc(60, 50, 4, '#a52a1c')}${line('M76 44H84M76 50H84M76 56H84M40 44H48M40 56H48', '#7a4f1c', 2.6, 0.8)}${disc(18, 50, 6.4, 'url(#seal)', '#053530', 2)}</g>`,
)

const swag = (x: number): string =>
  `<path d="M${x} 0H${x + 240}Q${x + 120} 150 ${x} 0Z" fill="url(#velvet)"/><path d="M${x} 4Q${x + 120} 156 ${x + 240} 4" fill="none" stroke="#f0b840" stroke-width="7"/>`
const lamp = (x: number): string =>
  `<g transform="translate(${x} 470)"><circle r="120" fill="url(#glow)"/><path d="M-6 20V170H6V20Z" fill="#8a5a1c"/><path d="M-30 20L-18-34H18L30 20Z" fill="#ffe9b0"/><path d="M-22-34H22L14-48H-14Z" fill="#c48a2c"/></g>`

export const brassParlourArt: SlotArt = {
  symbols: { 1: gramophone, 2: topHat, 3: mask, 4: horn, 5: watch, 6: rose, 7: ticket },
  backdrop: landscape(
    down('wall', '#2c0c22', '#5c1630', '#8a2c34') +
      down('velvet', '#e0343c', '#8a0f24', '#4a0418') +
      round('glow', '#ffe9a8aa', '#ffc45c33', '#ffc45c00') +
      down('floor', '#5c2c16', '#1f0a08'),
    `<rect width="1200" height="800" fill="url(#wall)"/>${Array.from({ length: 15 }, (_, at) => `<path d="M${at * 84 + 10} 120V640" stroke="#fff" stroke-width="26" opacity=".03"/>`).join('')}
    <path d="M0 0H150Q120 420 40 680H0Z" fill="url(#velvet)"/><path d="M1200 0H1050Q1080 420 1160 680H1200Z" fill="url(#velvet)"/>${[0, 240, 480, 720, 960].map(swag).join('')}
    ${lamp(260)}${lamp(940)}<rect y="640" width="1200" height="160" fill="url(#floor)"/><path d="M0 640H1200" stroke="#f0b840" stroke-width="6"/>${Array.from({ length: 13 }, (_, at) => `<circle cx="${at * 100}" cy="668" r="11" fill="#ffe9a8"/>`).join('')}`,
  ),
  colours: { ground: 0x260a18, rim: 0xe0a83c, glow: 0xffd27a, free: 0xff8a6b },
}
