// SPDX-License-Identifier: Apache-2.0
import { otherFigures } from '@tessera/ui/art/slot-figures/other-titles'
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

const flask = symbol(otherFigures.moonFlask.defs, halo('#b88aff') + otherFigures.moonFlask.body)

const vial = symbol(
  down('glass', '#e6fff0', '#8af0c0', '#1c8a6b', '#06403d') +
    down('cork', '#f0cc98', '#a56f38') +
    down('label', '#fff8e0', '#e0cda0'),
  `<g transform="rotate(14 50 50)">${shape('M41 4H59V16H41Z', 'url(#cork)', '#3d1d08', 3)}${shape('M36 14H64V22H60V36L66 42V88C66 94 62 97 56 97H44C38 97 34 94 34 88V42L40 36V22H36Z', 'url(#glass)', '#04302b')}${patch('M36 62C44 58 52 66 64 60V88C64 92 61 95 56 95H44C39 95 36 92 36 88Z', '#2fe07a', 0.85)}
  ${[
    [44, 74, 3],
    [56, 80, 2.4],
    [48, 86, 2],
    [58, 70, 1.8],
  ]
    .map(([x, y, radius]) => disc(x!, y!, radius!, '#d6ffe4'))
    .join(
      '',
    )}${shape('M38 44H62V60H38Z', 'url(#label)', '#4a3a14', 2.2)}${line('M50 57V47M50 50L44 47M50 53L56 49', '#2f7a3c', 2.4)}${line('M40 24V34', '#fff', 3, 0.8)}</g>`,
)

const mortar = symbol(
  down('stone', '#f0e6f7', '#a594c0', '#4f3f6b') + down('wood', '#e0ac7a', '#8a5428', '#42200c'),
  `${line('M56 50L82 8', '#240f04', 13)}${line('M56 50L82 8', '#b8784a', 8)}${line('M58 42L78 10', '#e8bc94', 2, 0.7)}${disc(83, 8, 7, 'url(#wood)', '#240f04', 3)}
  <ellipse cx="50" cy="48" rx="40" ry="11" fill="#2c1f42" stroke="#140c24" stroke-width="3.6"/>${[
    [30, 45, '#5ce07a'],
    [44, 43, '#ff7ac4'],
    [58, 47, '#ffd24a'],
    [70, 46, '#5ce07a'],
    [40, 50, '#7ad0ff'],
  ]
    .map(([x, y, colour]) => disc(Number(x), Number(y), 5, String(colour), '#140c24', 1.8))
    .join('')}
  ${shape('M10 50C24 60 76 60 90 50C90 70 80 80 66 84L70 94H30L34 84C20 80 10 70 10 50Z', 'url(#stone)', '#140c24')}${line('M20 64C22 70 28 75 34 78', '#fff', 3.4, 0.7)}${around(5, patch('M50 64L52 70L50 72L48 70Z', '#fff0b8'), 50, 72)}${line('M34 86H66', '#4f3f6b', 2.4, 0.8)}`,
)

const mushroom = symbol(
  round('cap', '#ffd0e0', '#f0387a', '#8a0c4a') +
    down('stem', '#fffdf0', '#f0dcc0', '#b8946b') +
    round('glow', '#fffbd0', '#ffe98a', '#ffc42e'),
  `${shape('M38 50C42 66 38 80 30 92H70C62 80 58 66 62 50Z', 'url(#stem)', '#3d2410', 3.6)}${line('M46 60C48 72 46 82 42 90M54 58C54 70 56 80 60 90', '#b8946b', 2.2, 0.7)}${shape('M6 54C6 28 26 8 50 8S94 28 94 54C80 62 20 62 6 54Z', 'url(#cap)', '#3d041f')}
  ${[
    [28, 40, 7],
    [50, 24, 8],
    [72, 38, 7.4],
    [50, 48, 5],
    [84, 50, 4],
    [15, 50, 3.6],
  ]
    .map(([x, y, radius]) => disc(x!, y!, radius!, 'url(#glow)', '#8a5c04', 1.6))
    .join(
      '',
    )}${shape('M22 92C30 84 40 90 50 88S72 84 80 92Z', '#3c8a4a', '#0f3018', 2.8)}${shine(34, 20, 9, 3.6, -34, 0.7)}`,
)

const moon = symbol(
  round('moon', '#fffef0', '#ffeaa0', '#f0b43c', '#a5640a') + down('star', '#ffffff', '#c9e0ff'),
  `${halo('#ffe98a')}${shape('M62 6C36 8 16 26 16 52S38 94 64 92C76 91 86 86 92 78C70 82 48 68 48 46C48 28 58 16 72 8C68 6 66 6 62 6Z', 'url(#moon)', '#4a2c04')}${line('M24 46C25 34 32 24 42 18', '#fff', 4, 0.8)}
  ${line('M34 56Q38 52 42 56', '#6b4208', 3)}${line('M36 72Q42 76 48 72', '#6b4208', 3)}${shape('M50 58L58 62L51 66', '#f7c45c', '#6b4208', 2.4)}${[
    [78, 34, 1],
    [64, 56, 0.6],
    [88, 56, 0.55],
  ]
    .map(
      ([x, y, size]) =>
        `<g transform="translate(${x} ${y}) scale(${size})">${shape('M0-14L4-4L14-3L6 4L9 14L0 8L-9 14L-6 4L-14-3L-4-4Z', 'url(#star)', '#2c4a7a', 2.8)}</g>`,
    )
    .join('')}`,
)

const cauldron = symbol(
  down('iron', '#8a84a0', '#3c364f', '#14101f') + round('brew', '#f0fff4', '#5cf08a', '#0f8a4a'),
  `${halo('#5cf08a')}${[
    [36, 20, 6],
    [56, 12, 4.6],
    [66, 24, 5.4],
    [46, 26, 3.4],
  ]
    .map(([x, y, radius]) => disc(x!, y!, radius!, 'url(#brew)', '#064a24', 2))
    .join(
      '',
    )}<ellipse cx="50" cy="40" rx="40" ry="11" fill="url(#iron)" stroke="#07050c" stroke-width="4"/><ellipse cx="50" cy="39" rx="33" ry="7.6" fill="url(#brew)" stroke="#064a24" stroke-width="2.4"/>
  ${shape('M12 44C4 62 12 84 30 90H70C88 84 96 62 88 44C74 54 26 54 12 44Z', 'url(#iron)', '#07050c')}${shape('M24 46C24 58 28 62 30 58C32 54 34 54 36 50Z', 'url(#brew)', '#064a24', 2.2)}${shape('M26 88L20 97M74 88L80 97', 'none', '#07050c', 7)}${both(disc(10, 54, 6, 'none', '#07050c', 5) + disc(10, 54, 6, 'none', '#c9a35c', 2))}
  ${around(5, patch('M50 62L53 69L50 72L47 69Z', '#ffe98a'), 50, 72)}${line('M20 60C20 70 24 78 30 82', '#cfc9e0', 3, 0.6)}`,
)

const page = {
  defs: down('cover', '#7a4ac4', '#3c1f7a', '#1c0c42'),
  body: `${shape('M12 10H84C88 10 90 12 90 16V86C90 90 88 92 84 92H12Z', 'url(#cover)', '#0f0524', 3.4)}${patch('M84 14H87V88H84Z', '#fff3d0', 0.85)}${line('M20 10V92', '#0f0524', 2, 0.6)}${line('M28 18H76V84H28Z', '#ffd76b', 1.8, 0.75)}${disc(28, 18, 3, '#ffd76b')}${disc(76, 18, 3, '#ffd76b')}${disc(28, 84, 3, '#ffd76b')}${disc(76, 84, 3, '#ffd76b')}`,
}

const jars = (y: number): string =>
  `<rect x="0" y="${y}" width="1200" height="18" fill="#4a2a5c"/><rect x="0" y="${y + 18}" width="1200" height="7" fill="#1c0c2c"/>${Array.from(
    { length: 16 },
    (_, at) => {
      const colour = ['#c43ce0', '#3cd68a', '#ffb02e', '#3ca5f0', '#f0387a'][(at + y) % 5]!
      const x = 30 + at * 76
      return at % 3 === 1
        ? `<path d="M${x} ${y}v-50q0-10 8-12v-14h18v14q8 2 8 12v50z" fill="${colour}" opacity=".75"/>`
        : at % 3 === 2
          ? `<circle cx="${x + 20}" cy="${y - 26}" r="26" fill="${colour}" opacity=".75"/><rect x="${x + 13}" y="${y - 68}" width="14" height="22" fill="#a57acc"/>`
          : `<rect x="${x}" y="${y - 64}" width="15" height="64" fill="#7a3c5c"/><rect x="${x + 17}" y="${y - 54}" width="13" height="54" fill="#3c5c8a"/><rect x="${x + 32}" y="${y - 70}" width="12" height="70" fill="#5c7a4a"/>`
    },
  ).join('')}`

export const moonlitApothecaryArt: SlotArt = {
  symbols: {
    1: flask,
    2: vial,
    3: mortar,
    4: mushroom,
    W: moon,
    B: cauldron,
    ...platedRanks(page, {
      a: ['#ffd0e6', '#ff6bae', '#a50f5c'],
      k: ['#fff0b8', '#ffc23c', '#94640a'],
      q: ['#c9ffe0', '#3cd68a', '#0a6b40'],
    }),
  },
  backdrop: landscape(
    down('wall', '#1c0c33', '#33165c', '#240f42') +
      round('moon', '#fffef0', '#ffeeb0', '#f0c86b') +
      down('night', '#0c1a4a', '#2c3c8a') +
      down('table', '#6b3c5c', '#24101f'),
    `<rect width="1200" height="800" fill="url(#wall)"/>${jars(210)}${jars(400)}${jars(590)}<path d="M420 640V260A180 180 0 0 1 780 260V640Z" fill="url(#night)" stroke="#5c3a7a" stroke-width="22"/><circle cx="640" cy="240" r="84" fill="url(#moon)"/><circle cx="640" cy="240" r="130" fill="#fff3c4" opacity=".12"/>${[
      [480, 200],
      [520, 380],
      [720, 420],
      [560, 480],
      [470, 300],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="#fff"/>`)
      .join('')}<path d="M600 90V640M420 400H780" stroke="#5c3a7a" stroke-width="10"/>
    <rect y="650" width="1200" height="150" fill="url(#table)"/><path d="M0 650H1200" stroke="#a56b8a" stroke-width="5"/>${[140, 1040].map((x) => `<g transform="translate(${x} 650)"><circle cy="-110" r="90" fill="#ffc45c" opacity=".16"/><rect x="-14" y="-80" width="28" height="80" fill="#fff0d0"/><path d="M0-130C14-110 12-92 0-84C-12-92-14-110 0-130Z" fill="#ffb02e"/></g>`).join('')}`,
  ),
  colours: { ground: 0x1a0c33, rim: 0xb88af0, glow: 0xd6a8ff, free: 0x5cf0a0 },
}
