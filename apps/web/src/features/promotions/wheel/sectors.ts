// SPDX-License-Identifier: Apache-2.0
const [centre, radius] = [100, 96]

/** A part of the wheel, as large as its chance. */
export interface Sector {
  /** The outline, in a square of 200. */
  path: string
  /** Degrees clockwise from the top to its middle. */
  middle: number
  /** Whether a figure fits into it. */
  isRoomy: boolean
}

const pointAt = (degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(centre + radius * Math.cos(angle)).toFixed(3)} ${(centre + radius * Math.sin(angle)).toFixed(3)}`
}

/** The parts of a wheel with these chances in percent, clockwise from the top. */
export function sectorsOf(chances: readonly number[]): Sector[] {
  let from = 0
  return chances.map((percent) => {
    const [start, size] = [from, percent * 3.6]
    from += size
    const middle = start + size / 2
    // One arc of more than half a circle would be drawn as the other one, and a whole circle not at all.
    const arc = [middle, start + size].map((to) => `A ${radius} ${radius} 0 0 1 ${pointAt(to)}`).join(' ')
    return { path: `M ${centre} ${centre} L ${pointAt(start)} ${arc} Z`, middle, isRoomy: size >= 16 }
  })
}

/** How far a wheel has turned when the middle of a part is at the top, after some whole turns. */
export const turnTo = ({ middle }: Sector, wholeTurns: number): number => wholeTurns * 360 - middle
