// SPDX-License-Identifier: Apache-2.0
import { canonicalItem, faultOfPick } from '@tessera/rules/lottery/pick'
import type { PickForm } from '@tessera/rules/lottery/play-type'
import { latinDigits } from '@tessera/rules/numbers/latin-digits'

/** What was understood of a pasted text. */
export interface ReadPicks {
  /** The picks of each line of the slip. */
  lines: string[][]
  /** Parts that are no picks of the play. */
  refused: string[]
  /** Picks that were there before. */
  twice: string[]
  /** How many picks did not fit on the slip. */
  left: number
}

/** More than a full slip of any play needs. */
export const longestText = 20_000

/**
 * Reads many picks from a text: numbers between blanks, commas or line ends, or one combination on each line. Digits of any
 * script count. `room` is how many lines the slip still takes.
 */
export function readPicks(form: PickForm, text: string, room: number): ReadPicks {
  const latin = latinDigits(text.slice(0, longestText))
  const { picks, refused, twice } = sortOut(form, partsOf(form, latin))
  const lines = isOnePerLine(form)
    ? picks.map(({ items }) => items)
    : chunked(
        picks.flatMap(({ items }) => items),
        form.form === 'choice' ? 1 : form.most,
      )
  return {
    lines: lines.slice(0, room),
    refused,
    twice,
    left: lines.slice(room).reduce((sum, line) => sum + (isOnePerLine(form) ? 1 : line.length), 0),
  }
}

/** Whether a line of the text is one combination. */
export const isOnePerLine = (form: PickForm): form is OnePerLine =>
  form.form === 'together' || form.form === 'special' || form.form === 'ranked'

type OnePerLine = Extract<PickForm, { form: 'together' | 'special' | 'ranked' }>

interface Part {
  text: string
  items: string[]
}

function partsOf(form: PickForm, text: string): Part[] {
  if (!isOnePerLine(form)) {
    const between = form.form === 'positions' ? /[\s,;.|/]+/ : /[\s,;.|/-]+/
    return split(text, between).map((item) => ({ text: item, items: [item] }))
  }
  return split(text, /\n/).map((line) => ({
    text: line.trim(),
    items: itemsOf(form, split(line, /[\s,;.|/+-]+/)),
  }))
}

/** Balls are numbered from 1: 5 is 05. Endings are digits: 5 is no ending. The last ball of a line is the special one. */
function itemsOf(form: OnePerLine, typed: readonly string[]): string[] {
  if (form.form === 'ranked') return rankedItems(form, typed)
  if (form.form === 'together')
    return typed.map((item) => (form.lowest > 0 ? item.padStart(form.digits, '0') : item))
  return typed.map((item, index) => {
    const ball = item.replace(/^s/i, '').padStart(2, '0')
    return index === form.count ? `s${ball}` : ball
  })
}

/** Balls from the first position on, or the position and its ball; also as `textOfPicks` writes them, position and ball in turn. */
function rankedItems(form: Extract<PickForm, { form: 'ranked' }>, typed: readonly string[]): string[] {
  const two = typed.map((item) => item.padStart(2, '0'))
  if (form.positions === form.count && two.length === form.count)
    return two.map((ball, index) => `${String(index + 1).padStart(2, '0')}-${ball}`)
  return two.flatMap((item, index) => (index % 2 === 1 ? [`${two[index - 1]}-${item}`] : []))
}

function sortOut(form: PickForm, parts: readonly Part[]) {
  const seen = new Set<string>()
  const [picks, refused, twice]: [Part[], string[], string[]] = [[], [], []]
  for (const part of parts) {
    if (faultOfPick(form, part.items) !== undefined) {
      refused.push(part.text)
      continue
    }
    const name = part.items
      .map((item) => canonicalItem(form, item))
      .toSorted()
      .join()
    if (seen.has(name)) twice.push(part.text)
    else picks.push(part)
    seen.add(name)
  }
  return { picks, refused, twice }
}

const split = (text: string, between: RegExp): string[] =>
  text.split(between).filter((part) => part.trim() !== '')

function chunked(items: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

/** Picks as a text that `readPicks` reads again. */
export const textOfPicks = (picks: readonly (readonly string[])[]): string =>
  picks.map((pick) => pick.join(' ')).join('\n')
