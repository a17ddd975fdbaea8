// SPDX-License-Identifier: Apache-2.0
const SPACE = 'http://www.w3.org/2000/svg'

function drawing(...parts: readonly (readonly [path: string, className: string])[]): SVGSVGElement {
  const svg = document.createElementNS(SPACE, 'svg')
  svg.setAttribute('viewBox', '0 0 48 48')
  svg.setAttribute('class', 'tower-sign')
  svg.setAttribute('aria-hidden', 'true')
  for (const [path, className] of parts) {
    const part = document.createElementNS(SPACE, 'path')
    part.setAttribute('d', path)
    part.setAttribute('class', className)
    svg.append(part)
  }
  return svg
}

/** A dragon's egg with scales. */
export function drawEgg(): SVGSVGElement {
  return drawing(
    ['M24 4C33 4 40 18 40 29A16 15 0 0 1 8 29C8 18 15 4 24 4Z', 'egg-shell'],
    [
      'M12 27q4 -5 8 0q4 -5 8 0q4 -5 8 0M10 34q4.6 -5 9.3 0q4.6 -5 9.3 0q4.6 -5 9.3 0M16 20q4 -5 8 0q4 -5 8 0M20 13q4 -4 8 0',
      'egg-scales',
    ],
    ['M17 12C14 16 12.5 21 12.5 25', 'egg-shine'],
  )
}

/** The dragon's fire. */
export function drawFlame(): SVGSVGElement {
  return drawing(
    [
      'M25 3C29 11 40 16 40 29A16 16 0 0 1 8 29C8 21 13 18 14 11C18 13 20 17 20 20C24 16 26 10 25 3Z',
      'flame-outer',
    ],
    [
      'M25 20C27 25 33 27 33 34A9 9 0 0 1 15 34C15 29 19 27 20 23C22 25 22.5 27 22.5 29C24.5 27 25.5 24 25 20Z',
      'flame-inner',
    ],
  )
}
