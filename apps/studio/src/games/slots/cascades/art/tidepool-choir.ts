// SPDX-License-Identifier: Apache-2.0
import { cascadeFigures } from '@tessera/ui/art/cascade-figures'
import { disc, down, landscape, line, round, shape, shine, symbol, type SlotArt } from '../../art/paint.ts'

const pearl = symbol(cascadeFigures.tidepoolPearl.defs, cascadeFigures.tidepoolPearl.body)

const starfish = symbol(
  round('skin', '#ffe0b8', '#ff6b3c', '#a51c10'),
  `${shape('M50 5C56 5 58 26 63 35C72 38 94 35 96 41C98 47 80 57 74 64C75 73 84 92 79 96C73 99 58 85 50 80C42 85 27 99 21 96C16 92 25 73 26 64C20 57 2 47 4 41C6 35 28 38 37 35C42 26 44 5 50 5Z', 'url(#skin)', '#5c0f08')}
  ${[0, 72, 144, 216, 288].map((turn) => `<g transform="rotate(${turn} 50 53)">${[18, 26, 34].map((y, at) => disc(50, y, 2.4 + at * 0.7, '#fff0d0', '#c4400f', 1)).join('')}</g>`).join('')}
  ${disc(50, 53, 6, '#ffd9a0', '#c4400f', 1.6)}
  ${disc(42, 50, 4, '#fff', '#3d0805', 1.6)}${disc(58, 50, 4, '#fff', '#3d0805', 1.6)}${disc(42.6, 50.6, 1.9, '#1c0503')}${disc(57.4, 50.6, 1.9, '#1c0503')}${line('M44 60Q50 66 56 60', '#5c0f08', 2.6)}${shine(40, 26, 4, 9, 12, 0.5)}`,
)

const snail = symbol(
  round('shell', '#fbe6ff', '#b06be8', '#4a148a') + down('lip', '#ffe9d6', '#e8a06b'),
  `${shape('M8 84C6 70 14 56 30 50C22 30 40 8 62 10C86 12 98 34 92 56C88 74 72 86 52 86C36 88 18 92 8 84Z', 'url(#shell)', '#280650')}
  ${line('M56 48C50 46 50 56 58 57C70 58 74 42 64 36C50 28 34 40 37 56C40 74 62 80 76 70C92 58 90 32 74 22', '#fff', 3.4, 0.85)}
  ${line('M40 16C32 26 32 36 36 44M78 16C84 24 90 34 88 48M30 56C30 68 40 78 52 82', '#6a2ab0', 2.4, 0.6)}
  ${shape('M8 84C7 74 13 62 28 54C26 66 32 76 44 84C30 90 14 90 8 84Z', 'url(#lip)', '#5c2c0c', 3)}${shine(48, 22, 10, 4, -20, 0.7)}`,
)

const urchin = symbol(
  round('body', '#d8fff6', '#1fb8a5', '#04544f') + down('spine', '#b8fff0', '#0a7f78'),
  `${Array.from({ length: 18 }, (_, at) => `<path d="M46.6 30L50 ${at % 2 === 0 ? 3 : 9}L53.4 30Z" fill="url(#spine)" stroke="#033a36" stroke-width="1.6" transform="rotate(${at * 20} 50 50)"/>`).join('')}
  ${disc(50, 50, 29, 'url(#body)', '#033a36', 3.4)}
  ${[0, 60, 120].map((turn) => `<g transform="rotate(${turn} 50 50)">${line('M50 24V76', '#e8fffa', 2, 0.55)}${[30, 38, 62, 70].map((y) => disc(50, y, 1.9, '#fff')).join('')}</g>`).join('')}
  ${disc(50, 50, 5, '#ffe27a', '#033a36', 2)}${shine(40, 36, 8, 4, -30, 0.75)}`,
)

const fish = symbol(
  round('scale', '#e0f4ff', '#2f8cf0', '#0c2f8a') + down('fin', '#fff2b8', '#ffb02e', '#d26a06'),
  `${shape('M72 50C82 36 92 26 97 24C94 40 94 60 97 76C92 74 82 64 72 50Z', 'url(#fin)', '#5c2c04', 3)}
  ${shape('M34 26C44 8 58 8 64 24Z', 'url(#fin)', '#5c2c04', 3)}${shape('M38 74C44 90 56 92 60 76Z', 'url(#fin)', '#5c2c04', 3)}
  ${shape('M4 52C12 26 44 14 66 34C74 41 78 46 80 50C78 54 74 60 66 66C44 84 14 78 4 52Z', 'url(#scale)', '#081c56')}
  ${line('M30 28C38 38 38 64 30 74', '#fff', 3.4, 0.85)}${line('M46 34Q52 40 46 46Q54 50 46 56Q52 62 46 66M58 38Q64 44 58 50Q64 56 58 62', '#bfe4ff', 2.2, 0.7)}
  ${disc(19, 45, 7, '#fff', '#081c56', 2.4)}${disc(17.6, 45, 3.6, '#05102e')}${disc(16.4, 43.6, 1.2, '#fff')}${line('M7 58Q13 62 18 59', '#081c56', 2.4)}${shine(38, 26, 12, 3.4, -8, 0.7)}`,
)

const kelp = symbol(
  down('leaf', '#d6ff9c', '#4cb83c', '#12621f') + down('dark', '#7ad64a', '#0f5a2a'),
  `${line('M50 98C44 76 58 62 50 42C46 30 52 16 56 6', '#0b4417', 9)}${line('M50 98C44 76 58 62 50 42C46 30 52 16 56 6', '#5fc24a', 4.4)}
  ${shape('M50 60C40 58 22 46 14 26C32 26 48 40 50 60Z', 'url(#leaf)', '#0b4417', 3)}${shape('M52 72C64 70 84 58 90 36C72 38 54 52 52 72Z', 'url(#leaf)', '#0b4417', 3)}
  ${shape('M49 88C38 88 20 80 12 64C28 62 44 72 49 88Z', 'url(#dark)', '#0b4417', 3)}${shape('M52 40C60 36 72 24 72 8C60 12 52 24 52 40Z', 'url(#dark)', '#0b4417', 3)}
  ${line('M46 54C38 48 28 38 20 31M56 66C66 60 76 50 83 43M44 82C36 76 26 70 19 67', '#efffd0', 2, 0.7)}
  ${disc(30, 54, 5, '#e8fff2', '#0f7a5c', 1.6)}${disc(72, 76, 6, '#e8fff2', '#0f7a5c', 1.6)}${disc(66, 20, 4, '#e8fff2', '#0f7a5c', 1.6)}`,
)

const jelly = symbol(
  round('bell', '#ffffff', '#ff9ad6', '#b01a86') + down('arm', '#ffd0ee', '#d64ab0'),
  `${disc(50, 46, 46, '#ff9ad6').replace('/>', ' opacity=".25"/>')}
  ${line('M26 52C18 66 34 74 24 92M40 54C34 70 48 78 40 97M58 54C64 70 50 80 60 97M74 52C84 66 66 76 78 92', '#8a0f66', 7)}
  ${line('M26 52C18 66 34 74 24 92M40 54C34 70 48 78 40 97M58 54C64 70 50 80 60 97M74 52C84 66 66 76 78 92', 'url(#arm)', 4)}
  ${shape('M8 52C8 24 26 6 50 6S92 24 92 52C86 60 80 50 74 57C68 64 62 52 50 60C38 52 32 64 26 57C20 50 14 60 8 52Z', 'url(#bell)', '#5c0644')}
  ${disc(38, 38, 5, '#3d0630')}${disc(62, 38, 5, '#3d0630')}${disc(36.6, 36.4, 1.8, '#fff')}${disc(60.6, 36.4, 1.8, '#fff')}${shape('M44 46Q50 55 56 46Z', '#7a0a54', '#3d0630', 1.6)}
  ${line('M22 40C24 26 34 16 46 14', '#fff', 3.4, 0.8)}${disc(74, 30, 3, '#fff')}${disc(80, 40, 2, '#fff')}`,
)

const coral = (x: number, y: number, size: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 0C-4 -40 -40 -50 -46 -96M0 0C2 -50 4 -80 -4 -128M0 0C6 -44 44 -48 50 -104M-26 -52C-40 -60 -60 -60 -70 -78M28 -52C44 -58 60 -60 74 -76" stroke="${colour}" stroke-width="17" stroke-linecap="round" fill="none"/></g>`

export const tidepoolChoirArt: SlotArt = {
  symbols: { 1: pearl, 2: starfish, 3: snail, 4: urchin, 5: fish, 6: kelp, S: jelly },
  backdrop: landscape(
    down('water', '#baf6f0', '#3cc4d6', '#0f74a8', '#06325c') +
      down('sand', '#f2d79a', '#9a6a36') +
      down('ray', '#ffffff', '#3cc4d6'),
    `<rect width="1200" height="800" fill="url(#water)"/>
    ${[120, 330, 560, 800, 1010].map((x, at) => `<path d="M${x} 0L${x + 120} 0L${x + 20 - at * 40} 800L${x - 260 - at * 30} 800Z" fill="url(#ray)" opacity=".16"/>`).join('')}
    <path d="M0 560L130 470L240 540L330 500L430 600V800H0Z" fill="#0c4a6e"/><path d="M1200 520L1080 450L980 540L880 510L780 610V800H1200Z" fill="#0c4a6e"/>
    ${coral(110, 690, 1.7, '#ff7a5c')}${coral(250, 720, 1.1, '#ffb03c')}${coral(1070, 690, 1.8, '#e84a94')}${coral(940, 720, 1.2, '#b06be8')}${coral(30, 720, 1, '#e84a94')}${coral(1180, 730, 1.1, '#ffb03c')}
    <path d="M0 690Q300 640 620 700T1200 680V800H0Z" fill="url(#sand)"/>
    ${Array.from({ length: 34 }, (_, at) => `<circle cx="${(at * 223) % 1200}" cy="${60 + ((at * 149) % 580)}" r="${3 + (at % 5) * 2}" fill="none" stroke="#fff" stroke-width="2" opacity="${0.2 + (at % 4) * 0.1}"/>`).join('')}`,
  ),
  colours: { ground: 0x06325c, rim: 0x3cc4d6, glow: 0x8af6ff, free: 0xff9ad6 },
}
