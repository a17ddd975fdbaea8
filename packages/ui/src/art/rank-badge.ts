import { darker, lighter, mix } from './colour.ts'
import type { Colour } from './colour.ts'
import { onCircle, polygon, repeat, starPath, svg, svgDocument, verticalGradient } from './drawing.ts'

/** Metals of the ranks from the lowest; ranks above the last one keep it. */
const metals: readonly Colour[] = ['#a8744a', '#aeb8c8', '#f0b429', '#4fd0c0', '#4f9bff', '#a46bff', '#ff5a8a', '#ff4a3a']

/** The badge of a rank (0 is the lowest): a six-sided tile of the rank's metal with a star per step. 96 by 96. */
export function drawRankBadge({ rank }: { rank: number }): string {
  const metal = metals[Math.max(0, Math.min(metals.length - 1, rank))] ?? '#aeb8c8'
  const hexagon = (radius: number): string => polygon(repeatCorners(radius))
  const count = (Math.max(0, rank) % 3) + 1
  const stars = repeat(count, (index) => starPath(48 + (index - (count - 1) / 2) * 19, 70, 8, 5, 0.45))
  return svgDocument(96, 96, svg`
    <defs>
    ${verticalGradient('metal', [[0, lighter(metal, 0.6)], [0.5, metal], [1, darker(metal, 0.45)]])}
    ${verticalGradient('face', [[0, mix(metal, '#0b1018', 0.55)], [1, mix(metal, '#0b1018', 0.85)]])}
    </defs>
    <path d="${hexagon(46)}" fill="url(#metal)"/>
    <path d="${hexagon(39)}" fill="url(#face)"/>
    <path d="${starPath(48, 42, 20, 6, 0.55)}" fill="url(#metal)"/>
    <path d="${starPath(48, 42, 9, 6, 0.866)}" fill="${lighter(metal, 0.75)}"/>
    <path d="${stars}" fill="${lighter(metal, 0.5)}"/>
  `)
}

function repeatCorners(radius: number): [number, number][] {
  return Array.from({ length: 6 }, (_, index) => onCircle(48, 48, radius, index * 60 - 90))
}
