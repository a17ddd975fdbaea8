// SPDX-License-Identifier: Apache-2.0
import { around, both, disc, down, line, patch, round, shape, shine } from '../figure-paint.ts'
import type { SlotFigure } from '../slot-figures.ts'

/* The figures of the classic slots, those with a pick bonus, and some of ways and coins: on reels and on tiles. */

const gramophone: SlotFigure = {
  defs:
    round('horn', '#fff6d0', '#f2b83c', '#a5640a', '#4f2a04') +
    down('wood', '#c47a4a', '#7a3416', '#38120a') +
    round('mouth', '#3d1408', '#8a3a12', '#f0b04a'),
  body: `${shape('M14 74H86L90 92C90 95 88 96 86 96H14C12 96 10 95 10 92Z', 'url(#wood)', '#240a04')}${line('M16 82H84', '#e0a56b', 2.4, 0.8)}${line('M20 90H80', '#240a04', 2, 0.6)}
    ${shape('M20 66H66C70 66 72 70 72 74H14C14 70 16 66 20 66Z', '#241a22', '#0c080c', 3)}${line('M20 70H64', '#8a7a8a', 2, 0.7)}
    ${line('M62 66C66 54 62 48 56 46', '#4a2804', 9)}${line('M62 66C66 54 62 48 56 46', '#f2c45c', 5)}
    ${shape('M60 50C40 52 18 44 8 30C4 18 22 2 44 4C60 8 70 30 60 50Z', 'url(#horn)', '#3d2003')}
    <g transform="rotate(-42 26 20)"><ellipse cx="27" cy="19" rx="24" ry="14" fill="url(#mouth)" stroke="#3d2003" stroke-width="3.4"/><ellipse cx="27" cy="20" rx="12" ry="6.4" fill="#2b0e05"/></g>
    ${line('M52 44C54 32 52 18 44 8M58 46C62 36 62 24 58 16', '#6b3c06', 2.2, 0.7)}${shine(52, 24, 3, 10, -14, 0.7)}${line('M84 70L92 62', '#f2c45c', 4)}${disc(93, 60, 4, '#f2c45c', '#3d2003', 2)}`,
}

/** A tube of light: a wide glow, the colour and its white core. */
export const tube = (path: string, colour: string): string =>
  `${line(path, colour, 13, 0.16)}${line(path, colour, 8.4, 0.34)}${line(path, colour, 5, 1)}${line(path, '#ffffff', 1.8, 0.92)}`

const neonStar: SlotFigure = {
  defs: '',
  body: `${tube('M50 8L61 38L92 39L67 58L77 89L50 70L23 89L33 58L8 39L39 38Z', '#ff3cac')}${tube('M50 30L56 46L73 47L60 57L65 73L50 63L35 73L40 57L27 47L44 46Z', '#3ce8ff')}${disc(50, 53, 4, '#fff')}`,
}

const shipWheel: SlotFigure = {
  defs:
    down('oak', '#f0bc7a', '#a5622a', '#542808') +
    round('brass', '#fff3c0', '#e8b040', '#7a4a08') +
    round('blue', '#d0f6ff', '#3ca8d6', '#0a3f6b'),
  body: `${around(8, line('M50 30V5', '#301404', 9.6) + line('M50 30V5', '#c98648', 5.6) + disc(50, 6, 5.2, '#d99a58', '#301404', 2.6))}
    ${disc(50, 50, 33, 'none', '#301404', 15)}${disc(50, 50, 33, 'none', 'url(#oak)', 10)}${disc(50, 50, 37, 'none', '#ffd9a0', 1.4)}
    ${around(8, line('M50 40V24', '#301404', 7) + line('M50 40V24', '#b8743a', 3.8) + disc(50, 17, 2.2, '#ffe6a8'))}
    ${disc(50, 50, 14, 'url(#brass)', '#3d2204', 3.4)}${disc(50, 50, 8, 'url(#blue)', '#3d2204', 2.4)}${shine(46, 45, 3.4, 2)}${line('M26 30C32 23 40 19 48 18', '#fff', 2.6, 0.55)}`,
}

const moonFlask: SlotFigure = {
  defs:
    round('glass', '#f4ecff', '#a88af0', '#4f2ab0', '#1c0a52') +
    down('liquid', '#ff9af0', '#c43ce0', '#5c0f9a') +
    down('cork', '#f0cc98', '#a56f38'),
  body: `${shape('M42 4H58V14H42Z', 'url(#cork)', '#3d1d08', 3)}${shape('M38 14H62V20L58 24V38C78 44 88 58 84 74C80 90 66 96 50 96S20 90 16 74C12 58 22 44 42 38V24L38 20Z', 'url(#glass)', '#1a0840')}
    ${patch('M18 64C30 56 40 70 54 64C66 58 76 58 83 63C86 82 72 93 50 93S14 82 18 64Z', 'url(#liquid)')}
    ${patch('M58 46A20 20 0 1 0 66 78A16 16 0 1 1 58 46Z', '#fff4b8', 0.95)}${[
      [34, 72, 3],
      [40, 84, 2.2],
      [70, 74, 2.6],
      [60, 86, 1.8],
      [28, 80, 1.6],
    ]
      .map(([x, y, radius]) => disc(x!, y!, radius!, '#ffd6ff'))
      .join('')}
    ${line('M24 62C26 54 32 48 40 45', '#fff', 4, 0.8)}${shine(47, 28, 2, 8, 0, 0.7)}`,
}

const toucan: SlotFigure = {
  defs:
    down('coat', '#5c6b8a', '#1c2238', '#06080f') +
    down('bill', '#fff3a0', '#ffb01c', '#e8501c', '#8a1408') +
    round('bib', '#fffef0', '#ffe98a', '#e0a51c'),
  body: `${shape('M8 92C4 60 8 26 34 14C52 8 62 20 62 34C62 54 56 78 44 92Z', 'url(#coat)', '#030509')}
    ${shape('M30 52C44 48 58 50 60 40C62 62 50 76 36 74C28 70 26 58 30 52Z', 'url(#bib)', '#5c3f06', 2.6)}
    ${shape('M54 24C72 14 92 22 96 44C98 58 92 66 86 68C86 54 76 46 60 44C54 40 52 30 54 24Z', 'url(#bill)', '#3d0a04')}
    ${shape('M60 44C74 44 84 52 86 66C74 62 62 56 56 46Z', '#c4381c', '#3d0a04', 2.6)}${patch('M88 46C94 52 94 60 88 66C90 58 90 52 88 46Z', '#2b0a06')}
    ${disc(42, 32, 9.6, '#4ad6ff', '#06303f', 2.6)}${disc(43, 32, 4.8, '#0a0c14')}${disc(41.4, 30, 1.7, '#fff')}
    ${line('M64 26C74 22 84 26 90 36', '#fff', 3, 0.8)}${line('M16 80C14 62 18 44 26 34M26 86C22 74 22 66 24 60', '#8a9ac4', 2.6, 0.6)}`,
}

const ringedPlanet: SlotFigure = {
  defs:
    round('globe', '#ffe9c4', '#ff9a5c', '#c4387a', '#3d0f5c') +
    down('ring', '#c9f6ff', '#7a9aff', '#7a3cd6'),
  body: `<g transform="rotate(-20 50 50)"><path d="M4 50A46 14 0 0 1 96 50" fill="none" stroke="#160a3d" stroke-width="11"/><path d="M4 50A46 14 0 0 1 96 50" fill="none" stroke="url(#ring)" stroke-width="6.4"/></g>
    ${disc(50, 50, 29, 'url(#globe)', '#1f0838', 4)}${patch('M24 42C40 36 60 48 77 40C79 44 79 47 79 51C62 58 40 46 21 53C21 49 22 45 24 42Z', '#ffd0a0', 0.5)}${patch('M25 62C40 56 58 66 75 62C72 68 68 72 64 75C50 78 34 74 25 62Z', '#5c146b', 0.5)}
    <g transform="rotate(-20 50 50)"><path d="M4 50A46 14 0 0 0 96 50" fill="none" stroke="#160a3d" stroke-width="11"/><path d="M4 50A46 14 0 0 0 96 50" fill="none" stroke="url(#ring)" stroke-width="6.4"/><path d="M10 55A42 12 0 0 0 60 63" fill="none" stroke="#fff" stroke-width="2" opacity=".8"/></g>${shine(38, 33, 9, 5)}`,
}

const pandaMask: SlotFigure = {
  defs:
    round('fur', '#ffffff', '#f0eee6', '#b8b2a0') +
    down('ear', '#4a4a5c', '#14141c') +
    down('red', '#ff8a6b', '#d6281c', '#6b0a0c'),
  body: `${both(disc(20, 20, 15, 'url(#ear)', '#08080c', 3.4) + disc(18, 17, 6, '#6b6b80'))}
    ${shape('M50 12C78 12 92 32 90 56C88 80 70 94 50 94S12 80 10 56C8 32 22 12 50 12Z', 'url(#fur)', '#241f18')}
    ${both(shape('M24 46C30 36 42 40 43 50C42 62 30 68 24 62C20 57 20 52 24 46Z', 'url(#ear)', '#08080c', 2.4) + disc(34, 52, 5.4, '#fff') + disc(35, 52.6, 3.4, '#1c0f08') + disc(33.6, 51, 1.3, '#fff'))}
    ${shape('M42 64C46 60 54 60 58 64C58 70 53 72 50 74C47 72 42 70 42 64Z', '#1c1a20', '#08080c', 2)}${line('M50 74V78M40 78C44 84 48 82 50 78C52 82 56 84 60 78', '#1c1a20', 3)}
    ${shape('M50 12C58 16 60 26 50 36C40 26 42 16 50 12Z', 'url(#red)', '#4a0406', 2.6)}${disc(50, 23, 3.6, '#ffe08a')}${both(disc(22, 72, 5.4, '#ff9a8a').replace('/>', ' opacity=".6"/>'))}${shine(34, 24, 10, 4, -24, 0.9)}`,
}

/** By name, as the heroes of tiles are. */
export const otherFigures = { gramophone, neonStar, shipWheel, moonFlask, toucan, ringedPlanet, pandaMask }
