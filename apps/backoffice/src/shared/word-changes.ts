// SPDX-License-Identifier: Apache-2.0
export interface Piece {
  text: string
  how: 'same' | 'gone' | 'new'
}

/**
 * Longer texts are compared as a whole: the comparison takes time proportional to the product of both
 * lengths.
 */
const mostWords = 1_500

/** Compares two texts word by word: pieces that are unchanged, removed or added. */
export function wordChanges(before: string, after: string): Piece[] {
  const [old, next] = [wordsOf(before), wordsOf(after)]
  if (old.length > mostWords || next.length > mostWords)
    return [
      { text: before, how: 'gone' },
      { text: after, how: 'new' },
    ]
  const pieces: Piece[] = []
  const add = (text: string, how: Piece['how']): void => {
    const last = pieces.at(-1)
    if (last?.how === how) last.text += text
    else pieces.push({ text, how })
  }
  const width = next.length + 1
  const longest = new Uint16Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = next.length - 1; j >= 0; j -= 1) {
      longest[i * width + j] =
        old[i] === next[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!)
    }
  }
  let [i, j] = [0, 0]
  while (i < old.length && j < next.length) {
    if (old[i] === next[j]) {
      add(old[i]!, 'same')
      i += 1
      j += 1
    } else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!) {
      add(old[i]!, 'gone')
      i += 1
    } else {
      add(next[j]!, 'new')
      j += 1
    }
  }
  if (i < old.length) add(old.slice(i).join(''), 'gone')
  if (j < next.length) add(next.slice(j).join(''), 'new')
  return pieces
}

/** Words, the spaces between them, and the brackets of markup. */
const wordsOf = (text: string): string[] => text.match(/\s+|[^\s<>]+|[<>]/g) ?? []
