// SPDX-License-Identifier: Apache-2.0
const SPACE = 'http://www.w3.org/2000/svg'

/** A small decorative picture of filled shapes; `currentColor` takes the colour of its container. */
export function drawSvg(
  box: string,
  parts: readonly (readonly [path: string, fill: string])[],
): SVGSVGElement {
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
