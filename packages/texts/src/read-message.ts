// SPDX-License-Identifier: Apache-2.0
/** A compiled ICU message: words, values by name, choices by a value. */
export type Pieces = readonly unknown[]
export interface Choice {
  name: string
  kind: string
  forms: string[]
}

interface Part {
  words?: string
  name?: string
  kind?: string
  forms?: string[]
}

function* partsOf(pieces: Pieces): Generator<Part> {
  for (const piece of pieces) {
    if (typeof piece === 'string') yield { words: piece }
    if (!Array.isArray(piece)) continue
    const [name, kind, choices]: unknown[] = piece
    const forms = Object.entries(choices ?? {}).filter(([form]) => form !== 'offset')
    yield {
      name: String(name),
      ...(kind === undefined ? {} : { kind: String(kind), forms: forms.map(([form]) => form) }),
    }
    for (const [, form] of forms) yield* partsOf(Array.isArray(form) ? form : [form])
  }
}

/** The values that a message needs. */
export function namesOf(pieces: Pieces): Set<string> {
  return new Set([...partsOf(pieces)].flatMap(({ name }) => name ?? []))
}

/** Its plurals and selects. */
export function choicesOf(pieces: Pieces): Choice[] {
  return [...partsOf(pieces)].flatMap(({ name, kind, forms }) =>
    name !== undefined && kind !== undefined && forms ? [{ name, kind, forms }] : [],
  )
}

/** Its fixed words, without values. */
export function wordsOf(pieces: Pieces): string {
  return [...partsOf(pieces)].flatMap(({ words }) => words ?? []).join(' ')
}
