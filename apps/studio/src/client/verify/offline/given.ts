// SPDX-License-Identifier: Apache-2.0
import type { Catalogue } from '@tessera/texts/translator'

/** What the saved verifier got from the page that saved it: the language and its texts, and the record of a round. */
export interface Given {
  readonly language?: string
  readonly messages?: Catalogue
  readonly record?: string
}

const MARKER = '<script type="application/json" id="given">{}</script>'

/** The built file with `given` in it. Throws if the file is not the verifier. */
export function withGiven(file: string, given: Given): string {
  if (!file.includes(MARKER)) throw new Error('this is not the offline verifier')
  const json = JSON.stringify(given).replaceAll('<', String.raw`\u003c`)
  return file.replace(MARKER, () => MARKER.replace('{}', () => json))
}

/** Reads it back in the saved file. */
export function readGiven(page: Document): Given {
  return JSON.parse(page.querySelector('#given')?.textContent ?? '{}') as Given
}
