// SPDX-License-Identifier: Apache-2.0
/** Line drawings on a grid of 24, drawn in the colour of the text. */
const drawings = {
  shield: ['M12 3 5 6v5.5c0 4.3 2.9 7.9 7 9.5 4.1-1.6 7-5.2 7-9.5V6z', 'm9 11.8 2.2 2.2L15.2 10'],
  info: ['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z', 'M12 11v5', 'M12 7.6v.1'],
  soundOn: ['M5 9.5v5h3l4.5 3.5V6L8 9.5z', 'M16 9a4 4 0 0 1 0 6', 'M18.6 6.4a8 8 0 0 1 0 11.2'],
  soundOff: ['M5 9.5v5h3l4.5 3.5V6L8 9.5z', 'm16.5 9.8 4.4 4.4', 'm20.9 9.8-4.4 4.4'],
  dark: ['M20 13.6A8 8 0 1 1 10.4 4a6.4 6.4 0 0 0 9.6 9.6z'],
  light: [
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
    'M12 2.8v2',
    'M12 19.2v2',
    'M2.8 12h2',
    'M19.2 12h2',
    'm5.5 5.5 1.4 1.4',
    'm17.1 17.1 1.4 1.4',
    'm18.5 5.5-1.4 1.4',
    'm6.9 17.1-1.4 1.4',
  ],
  sliders: [
    'M4 7h9',
    'M19 7h1',
    'M16 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
    'M4 17h1',
    'M11 17h9',
    'M8 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  ],
  share: ['M12 15V4', 'm8 7.5 4-4 4 4', 'M6 11H5v9h14v-9h-1'],
  close: ['m6 6 12 12', 'M18 6 6 18'],
  check: ['m5 12.5 4.5 4.5L19 7.5'],
  cross: ['m7 7 10 10', 'M17 7 7 17'],
  copy: ['M9 9h10v11H9z', 'M5 15V4h10'],
  external: ['M14 4h6v6', 'M20 4 11 13', 'M18 14v6H4V6h6'],
  back: ['M19 12H5', 'm11 6-6 6 6 6'],
  wallet: [
    'M4 7.5h13.5A2.5 2.5 0 0 1 20 10v7.5H6A2 2 0 0 1 4 15.5z',
    'M4 7.5A2.5 2.5 0 0 1 6.5 5H17v2.5',
    'M16.2 13.7v.1',
  ],
  offline: [
    'M4 4l16 16',
    'M8.5 15.5a5 5 0 0 1 5-1.2',
    'M5 12a10 10 0 0 1 4-2.4',
    'M12.5 9a10 10 0 0 1 6.5 3',
    'M12 19v.1',
  ],
  refresh: ['M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9', 'M20 4v5h-5'],
  undo: ['M4 9h10a5.5 5.5 0 0 1 0 11H8', 'm8 5-4 4 4 4'],
  bin: ['M4 7h16', 'M9 7V4.5h6V7', 'm6.5 7 1 13h9l1-13', 'M10 11v5.5', 'M14 11v5.5'],
  chat: ['M4.5 5h15v10.5H11L6.5 19v-3.5h-2z', 'M8 9h8', 'M8 12h5'],
  flag: ['M6 20V4.5', 'M6 5h11l-2.5 3.5L17 12H6'],
  plus: ['M12 5v14', 'M5 12h14'],
  history: ['M4 12a8 8 0 1 0 2.6-5.9L4 8.5', 'M4 4v4.5h4.5', 'M12 8v4.5l3 2'],
  chart: ['M5 20V11', 'M12 20V4', 'M19 20v-6'],
  note: ['M5 4h14v11l-5 5H5z', 'M14 20v-5h5', 'M9 9h6', 'M9 12.5h3'],
  robot: [
    'M6 9h12v9H6z',
    'M12 9V5.5',
    'M12 3.5a1 1 0 1 0 0 2 1 1 0 0 0 0-2z',
    'M9.5 13v.1',
    'M14.5 13v.1',
    'M3.5 12v3',
    'M20.5 12v3',
  ],
  eye: [
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z',
    'M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  ],
  chair: ['M7 4v9h10V4', 'M5.5 13h13v3h-13z', 'M7 16v4', 'M17 16v4'],
  trophy: [
    'M8 4h8v6a4 4 0 0 1-8 0z',
    'M8 5.5H4.5a3.5 3.5 0 0 0 3.600 4',
    'M16 5.5h3.5a3.5 3.5 0 0 1-3.600 4',
    'M12 14v4',
    'M8.5 20h7',
  ],
  people: [
    'M9 5.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
    'M3.5 19c0-3 2.5-5 5.5-5s5.5 2 5.5 5',
    'M16 6a3 3 0 0 1 0 5.5',
    'M17.5 14.5c1.8.700 3 2.3 3 4.5',
  ],
} as const

export type IconName = keyof typeof drawings
const SPACE = 'http://www.w3.org/2000/svg'

/** An icon of 20 px; decorative, because the name is beside it or on its button. */
export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SPACE, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('aria-hidden', 'true')
  for (const drawing of drawings[name]) {
    const path = document.createElementNS(SPACE, 'path')
    path.setAttribute('d', drawing)
    svg.append(path)
  }
  return svg
}
