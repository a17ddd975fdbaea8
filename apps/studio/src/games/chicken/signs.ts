// SPDX-License-Identifier: Apache-2.0
const SPACE = 'http://www.w3.org/2000/svg'

function drawing(box: string, parts: readonly (readonly [path: string, fill: string])[]): SVGSVGElement {
  const svg = document.createElementNS(SPACE, 'svg')
  svg.setAttribute('viewBox', box)
  svg.setAttribute('aria-hidden', 'true')
  for (const [path, fill] of parts) {
    const part = document.createElementNS(SPACE, 'path')
    part.setAttribute('d', path)
    part.setAttribute('fill', fill)
    svg.append(part)
  }
  return svg
}

/** A chicken that looks to the right. */
export function drawChicken(): SVGSVGElement {
  return drawing('0 0 100 100', [
    ['M38 84h6v10h8v4H36v-4h2zM58 84h6v10h8v4H56v-4h2z', '#f08a24'],
    ['M8 44C2 36 4 26 8 22C14 34 24 40 32 40L40 62L24 66Z', '#d9dfec'],
    [
      'M14 56C14 40 32 42 46 38C54 36 54 14 70 14C84 14 88 26 86 38C88 66 76 88 50 88C28 88 14 74 14 56Z',
      '#ffffff',
    ],
    ['M28 54C36 48 56 50 60 58C58 72 44 76 34 70C30 66 28 60 28 54Z', '#d9dfec'],
    ['M60 16C56 8 62 4 66 8C68 2 76 2 77 8C83 5 86 11 82 17C76 12 66 12 60 16Z', '#ff3b4e'],
    ['M84 28L98 34L84 40Z', '#ffb02d'],
    ['M82 41C88 42 88 52 83 53C79 51 79 44 82 41Z', '#ff3b4e'],
    ['M72 23a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9z', '#16202e'],
  ])
}

/** A car from above, on its way down. */
export function drawCar(): SVGSVGElement {
  return drawing('0 0 60 110', [
    ['M4 20h6v18H4zM50 20h6v18h-6zM4 74h6v18H4zM50 74h6v18h-6z', '#0a0e17'],
    ['M12 8C20 0 40 0 48 8L52 30V92C50 106 10 106 8 92V30Z', '#ff5d4d'],
    ['M14 70C22 76 38 76 46 70L44 86C38 90 22 90 16 86Z', '#bfe6ff'],
    ['M16 20C24 16 36 16 44 20L45 30C37 27 23 27 15 30Z', '#5c8fb3'],
    ['M17 34C25 32 35 32 43 34V64C35 68 25 68 17 64Z', '#d93a2c'],
    ['M11 94h10v6H13zM39 94h10l-2 6h-8z', '#ffe9a8'],
  ])
}
