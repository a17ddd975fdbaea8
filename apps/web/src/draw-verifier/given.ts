// SPDX-License-Identifier: Apache-2.0
import type { DrawProof } from '@tessera/rules/lottery/fair/check-draw'

/** What the saved verifier got from the page that saved it: the published values, and its texts. */
export interface Given {
  readonly lang: string
  readonly dir: string
  readonly proof: DrawProof
  readonly texts: Readonly<
    Record<
      | 'title'
      | 'lead'
      | 'draw'
      | 'good'
      | 'bad'
      | 'commitment'
      | 'round'
      | 'numbers'
      | 'source'
      | 'sourceName',
      string
    >
  >
}

export const givenMarker = '<script type="application/json" id="given"></script>'

/** The built file with `given` in it. Throws if the file is not the verifier. */
export function withGiven(file: string, given: Given): string {
  if (!file.includes(givenMarker)) throw new Error('this is not the offline verifier')
  const json = JSON.stringify(given).replaceAll('<', String.raw`\u003c`)
  return file.replace(givenMarker, () => givenMarker.replace('></', () => `>${json}</`))
}

/** Reads it back in the saved file; undefined in the file as it was built. */
export function readGiven(page: Document): Given | undefined {
  const json = page.querySelector('#given')?.textContent
  return json ? (JSON.parse(json) as Given) : undefined
}
