// SPDX-License-Identifier: Apache-2.0
/** Measures a line at size 1. */
type Measure = (line: string) => number

/** A line of a title with the size at which it is set. */
export interface TitleLine {
  text: string
  size: number
}

/** The space for a title. Heights count capitals only. */
export interface TitleRoom {
  width: number
  height: number
  largestSize: number
  capitalHeight: number
}

/** Space between two lines, as a share of the size of the lower one. */
export const lineGapShare = 0.16
/** A line is set at most this much larger than the smallest. */
const mostContrast = 1.55
const mostLines = 3

/**
 * Chooses the line breaks with which the title is largest in its space, and the size of each line. A single
 * word that is too long makes everything smaller; nothing exceeds the space.
 */
export function breakTitle(title: string, room: TitleRoom, measure: Measure): TitleLine[] {
  const words = title.split(/\s+/).filter((word) => word !== '')
  const candidates = waysToBreak(words).map((lines) => fit(lines, room, measure))
  const best = candidates.toSorted((first, second) => legibility(second) - legibility(first))[0]
  return best ?? []
}

function waysToBreak(words: readonly string[], linesLeft = mostLines): string[][] {
  if (words.length === 0) return []
  const ways: string[][] = [[words.join(' ')]]
  if (linesLeft === 1) return ways
  for (let cut = 1; cut < words.length; cut++) {
    const head = words.slice(0, cut).join(' ')
    for (const tail of waysToBreak(words.slice(cut), linesLeft - 1)) ways.push([head, ...tail])
  }
  return ways
}

function fit(lines: readonly string[], room: TitleRoom, measure: Measure): TitleLine[] {
  const widest = lines.map((text) => ({ text, size: Math.min(room.largestSize, room.width / measure(text)) }))
  const smallest = Math.min(...widest.map(({ size }) => size))
  const balanced = widest.map(({ text, size }) => ({ text, size: Math.min(size, smallest * mostContrast) }))
  const height = blockHeight(balanced, room.capitalHeight)
  const shrink = Math.min(1, room.height / height)
  return balanced.map(({ text, size }) => ({ text, size: size * shrink }))
}

/** Height of a block of lines from the top of its first capitals to its last base line. */
export function blockHeight(lines: readonly TitleLine[], capitals: number): number {
  return lines.reduce((sum, { size }, index) => sum + size * (capitals + (index === 0 ? 0 : lineGapShare)), 0)
}

/** Small lines hurt most; among equals the larger whole wins, and fewer lines. */
function legibility(lines: readonly TitleLine[]): number {
  const sizes = lines.map(({ size }) => size)
  return (
    Math.min(...sizes) + 0.3 * (sizes.reduce((sum, size) => sum + size, 0) / sizes.length) - lines.length * 2
  )
}
