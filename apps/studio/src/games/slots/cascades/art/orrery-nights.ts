// SPDX-License-Identifier: Apache-2.0
import { cascadeFigures } from '@tessera/ui/art/cascade-figures'
import { disc, down, landscape, line, round, shape, shine, symbol, type SlotArt } from '../../art/paint.ts'
import { orreryNights } from '../titles/orrery-nights.ts'
import { orbs } from './orb.ts'

const sun = symbol(cascadeFigures.orrerySun.defs, cascadeFigures.orrerySun.body)

/** A world: a ball in the light, with its surface drawn inside of it. */
const world = (tones: readonly [string, string, string], surface: string, around = ''): string =>
  symbol(
    `${round('ball', ...tones)}<clipPath id="edge"><circle cx="50" cy="50" r="37"/></clipPath>${round('shade', '#ffffff', '#000000', '#000000')}`,
    `${disc(50, 50, 46, tones[1]).replace('/>', ' opacity=".2"/>')}${around}${disc(50, 50, 38.5, 'url(#ball)', '#05060f', 3)}
    <g clip-path="url(#edge)">${surface}<path d="M92 50A42 42 0 0 1 20 80A46 46 0 0 0 80 14A42 42 0 0 1 92 50Z" fill="#03040d" opacity=".45"/></g>${shine(36, 30, 11, 5.4, -36, 0.55)}`,
  )

const ringed = symbol(
  round('ball', '#fff4d0', '#e8b45c', '#7a4a12') + down('ring', '#fff0d0', '#c48a4a', '#fff0d0', '#8a5a2c'),
  `<g transform="rotate(-22 50 50)">
  <path d="M4 50A46 15 0 0 1 96 50" fill="none" stroke="#3a2208" stroke-width="13"/><path d="M4 50A46 15 0 0 1 96 50" fill="none" stroke="url(#ring)" stroke-width="8"/>
  ${disc(50, 50, 30, 'url(#ball)', '#3a2208', 3)}${line('M22 44Q50 36 78 44M21 54Q50 48 79 54M26 64Q50 60 74 64', '#a5702c', 3.4, 0.7)}
  <path d="M4 50A46 15 0 0 0 96 50" fill="none" stroke="#3a2208" stroke-width="13"/><path d="M4 50A46 15 0 0 0 96 50" fill="none" stroke="url(#ring)" stroke-width="8"/><path d="M8 53A43 13 0 0 0 92 53" fill="none" stroke="#fff" stroke-width="1.6" opacity=".7"/></g>${shine(40, 34, 8, 4)}`,
)

const sea = world(
  ['#d0f4ff', '#2f8cf0', '#0a2a7a'],
  `<path d="M20 34C32 22 44 26 46 34C52 36 50 46 42 48C38 58 26 56 24 48C16 46 14 40 20 34Z M58 20C70 20 84 30 86 42C78 46 70 40 66 34C60 32 54 24 58 20Z M54 56C64 50 78 56 78 66C74 80 62 86 56 78C50 72 48 62 54 56Z" fill="#4cc46a" stroke="#0f6b34" stroke-width="2"/>${line('M12 60Q26 54 38 62M60 46Q74 42 88 50', '#fff', 4, 0.6)}`,
)
const red = world(
  ['#ffdcc0', '#e85c34', '#7a1c0a'],
  `<path d="M12 46Q30 36 48 46T90 42V54Q68 62 48 54T12 56Z" fill="#a5341a" opacity=".7"/>${[
    [34, 30, 7],
    [62, 34, 5],
    [40, 68, 8],
    [66, 70, 5],
    [24, 52, 4],
  ]
    .map(([x, y, size]) => disc(x!, y!, size!, '#8a2810', '#ffb48a', 1.4))
    .join('')}<path d="M36 13Q50 20 64 13V8H36Z" fill="#fff" opacity=".85"/>`,
)
const giant = world(
  ['#f6e0ff', '#9a5cf0', '#3a0f86'],
  ['#c89aff', '#6a2cc4', '#e0c4ff', '#7a3cd6', '#b07af0']
    .map(
      (colour, at) =>
        `<path d="M8 ${24 + at * 12}Q30 ${18 + at * 12} 50 ${24 + at * 12}T94 ${22 + at * 12}V${30 + at * 12}Q70 ${36 + at * 12} 50 ${30 + at * 12}T8 ${31 + at * 12}Z" fill="${colour}" opacity=".75"/>`,
    )
    .join('') + `<ellipse cx="62" cy="60" rx="11" ry="7" fill="#ff8ad0" stroke="#5c0f86" stroke-width="2"/>`,
)
const ice = world(
  ['#ffffff', '#6ae0f0', '#0a6a8a'],
  `${line('M18 30L40 44L34 64L54 82M40 44L66 36L84 50M66 36L62 16M34 64L16 66M54 60L84 70', '#e8fdff', 2.6, 0.9)}${line('M20 31L42 45L36 65', '#0a7f9a', 1.4, 0.6)}`,
)

const crescent = symbol(
  round('moon', '#fffce8', '#ffe07a', '#c48a1c'),
  `${disc(50, 50, 46, '#ffe07a').replace('/>', ' opacity=".18"/>')}${shape('M62 8C34 8 12 26 12 51S34 93 62 93C48 84 40 68 40 51S48 18 62 8Z', 'url(#moon)', '#5c3a06')}
  ${disc(26, 44, 4, '#d6a53c', '#fff2b8', 1.2)}${disc(32, 64, 5.4, '#d6a53c', '#fff2b8', 1.2)}${disc(36, 30, 3, '#d6a53c', '#fff2b8', 1.2)}
  <path d="M74 30l3.600 9.400 9.400 3.600-9.400 3.600-3.600 9.400-3.600-9.400-9.400-3.600 9.400-3.600z" fill="#fff6c4" stroke="#8a5a12" stroke-width="1.600"/><path d="M66 64l2.400 6 6 2.400-6 2.400-2.400 6-2.400-6-6-2.400 6-2.400z" fill="#fff6c4" stroke="#8a5a12" stroke-width="1.200"/>`,
)

const comet = symbol(
  round('head', '#ffffff', '#7af0d0', '#0a7a6a') + down('tail', '#e0fff6', '#2fc4a5'),
  `<path d="M8 12L58 44L44 66Z" fill="url(#tail)" opacity=".5"/><path d="M26 4L72 46L56 58Z" fill="url(#tail)" opacity=".6"/><path d="M4 34L54 62L46 78Z" fill="url(#tail)" opacity=".6"/>
  ${line('M14 10L56 50M30 8L66 46M6 34L48 66', '#fff', 2.4, 0.8)}${disc(64, 66, 25, 'url(#head)', '#044a40', 3.4)}${disc(58, 74, 4, '#0a8a78')}${disc(74, 62, 5, '#0a8a78')}${disc(66, 80, 3, '#0a8a78')}${shine(56, 56, 8, 4)}`,
)

const star = symbol(
  round('core', '#ffffff', '#ff9ac4', '#b81a6a'),
  `${disc(50, 50, 44, '#ff9ac4').replace('/>', ' opacity=".22"/>')}${shape('M50 3L60 38L97 50L60 62L50 97L40 62L3 50L40 38Z', 'url(#core)', '#5c0634')}
  ${shape('M50 20L56 44L80 50L56 56L50 80L44 56L20 50L44 44Z', '#fff', '#ffc4de', 1.6)}${disc(50, 50, 6, '#ffe0ee')}`,
)

const sphere = symbol(
  down('brass', '#fff4c0', '#e0a02e', '#7a4a06') + round('globe', '#d0f0ff', '#3c7ae0', '#0c1f6b'),
  `${disc(50, 48, 47, '#ffd86b').replace('/>', ' opacity=".3"/>')}
  ${shape('M44 84H56L62 96H38Z', 'url(#brass)', '#3a2204', 3)}
  ${[
    ['0', '43 43'],
    ['28', '43 16'],
    ['-38', '43 16'],
    ['90', '43 15'],
  ]
    .map(([turn, radii]) => {
      const [wide, tall] = radii!.split(' ')
      return `<g transform="rotate(${turn} 50 46)"><ellipse cx="50" cy="46" rx="${wide}" ry="${tall}" fill="none" stroke="#3a2204" stroke-width="7"/><ellipse cx="50" cy="46" rx="${wide}" ry="${tall}" fill="none" stroke="url(#brass)" stroke-width="4"/></g>`
    })
    .join('')}
  ${disc(50, 46, 15, 'url(#globe)', '#3a2204', 3)}${shine(45, 40, 5, 3)}${disc(91, 40, 4.4, '#ffe98a', '#3a2204', 2)}${disc(18, 70, 4.4, '#ff9ac4', '#3a2204', 2)}${disc(30, 12, 4.4, '#8af6ff', '#3a2204', 2)}`,
)

export const orreryNightsArt: SlotArt = {
  symbols: {
    1: sun,
    2: ringed,
    3: sea,
    4: red,
    5: giant,
    6: ice,
    7: crescent,
    8: comet,
    9: star,
    S: sphere,
    ...(orreryNights.rules.engine === 'scatterPays' ? orbs(orreryNights.rules.multipliers) : {}),
  },
  backdrop: landscape(
    down('night', '#04051a', '#131a52', '#3a2270', '#6b2c6a') +
      round('nebula', '#ff9ae0', '#6a3cd6', '#131a52') +
      down('dome', '#1c1636', '#0a0718'),
    `<rect width="1200" height="800" fill="url(#night)"/><ellipse cx="860" cy="260" rx="380" ry="190" fill="url(#nebula)" opacity=".35"/><ellipse cx="260" cy="360" rx="300" ry="140" fill="url(#nebula)" opacity=".25"/>
    ${Array.from({ length: 130 }, (_, at) => `<circle cx="${(at * 211) % 1200}" cy="${(at * 127) % 640}" r="${0.8 + (at % 4) * 0.7}" fill="#fff" opacity="${0.35 + (at % 5) * 0.13}"/>`).join('')}
    ${[210, 320, 440, 570].map((radius) => `<ellipse cx="600" cy="470" rx="${radius * 1.2}" ry="${radius * 0.5}" fill="none" stroke="#e0b45c" stroke-width="3" opacity=".4"/>`).join('')}
    ${disc(348, 400, 16, '#e85c34')}${disc(960, 350, 22, '#6ae0f0')}${disc(1110, 560, 28, '#9a5cf0')}${disc(110, 620, 24, '#e8b45c')}
    <path d="M0 700Q180 600 330 690L360 640H400V700Q600 650 800 700V640H840L870 690Q1020 600 1200 700V800H0Z" fill="url(#dome)"/>
    <path d="M80 690A110 110 0 0 1 300 690Z M900 690A110 110 0 0 1 1120 690Z" fill="#241c46"/><path d="M182 582L200 582L206 690H176Z M1002 582L1020 582L1026 690H996Z" fill="#e0b45c" opacity=".6"/>`,
  ),
  colours: { ground: 0x0c0f34, rim: 0xd6a53c, glow: 0xffd86b, free: 0xff8ad0 },
}
