// SPDX-License-Identifier: Apache-2.0
import { mosaicShapes, type MosaicName, type Tone } from './mosaic-shapes.ts'

const [width, height, radius] = [160, 136, 5.4]
const fills: Record<Exclude<Tone, 0>, string> = {
  1: 'fill-surface-2',
  2: 'fill-line-control',
  3: 'fill-brand',
  4: 'fill-gold',
}
const drawn = new Map<MosaicName, [Exclude<Tone, 0>, string][]>()

/** A drawing of hexagonal stones for empty states. Decorative: the words beside it say the same. */
export function Mosaic({ of: name, className = 'h-28' }: { of: MosaicName; className?: string }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true" focusable="false">
      {stones(name).map(([tone, path]) => (
        <path key={tone} d={path} className={fills[tone]} />
      ))}
    </svg>
  )
}

/** All stones of a drawing, one path per tone. */
function stones(name: MosaicName): [Exclude<Tone, 0>, string][] {
  const known = drawn.get(name)
  if (known) return known
  const paths: Record<Exclude<Tone, 0>, string> = { 1: '', 2: '', 3: '', 4: '' }
  const across = radius * Math.sqrt(3)
  for (let row = 0; row * radius * 1.5 < height - radius; row++) {
    for (let column = 0; column * across < width - across; column++) {
      const [x, y] = [(column + 0.5 + (row % 2) / 2) * across, radius + row * radius * 1.5]
      const tone =
        mosaicShapes[name]((x - width / 2) / 60, (y - height / 2) / 60) || strewn(x, y, row * 31 + column)
      if (tone !== 0) paths[tone] += hexagon(x, y, radius * 0.9)
    }
  }
  const list = ([1, 2, 3, 4] as const).map((tone): [Exclude<Tone, 0>, string] => [tone, paths[tone]])
  drawn.set(name, list)
  return list
}

/** Loose stones around the drawing, fewer further out. */
function strewn(x: number, y: number, number: number): Tone {
  const chance = Math.abs(Math.sin(number * 12.9898) * 43758.5453) % 1
  return chance < 0.3 - Math.hypot(x - width / 2, y - height / 2) / 260 ? 1 : 0
}

function hexagon(x: number, y: number, reach: number): string {
  const half = reach * 0.866
  const at = (dx: number, dy: number): string => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`
  return `M${at(0, -reach)}L${at(half, -reach / 2)} ${at(half, reach / 2)} ${at(0, reach)} ${at(-half, reach / 2)} ${at(-half, -reach / 2)}Z`
}
