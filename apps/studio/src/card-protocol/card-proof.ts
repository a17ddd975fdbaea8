// SPDX-License-Identifier: Apache-2.0
import type { DealView } from './card-table-protocol.ts'
import type { HandDealView } from './hand-deal-view.ts'

/** Everything that a hand is checked from, in the address of the verifier or in a saved file. */
export interface CardProof {
  readonly hand: HandDealView
  /** What the page was sent of the shuffle when the hand was dealt; missing if it was not open then. */
  readonly announced?: DealView | undefined
}

const PREFIX = '#hand='

/** The address of the verifier with a proof in it. What follows `#` is sent to no server. */
export const verifierAddress = (proof: CardProof): string =>
  `/verify${PREFIX}${encodeURIComponent(JSON.stringify(proof))}`

/** The text of the proof in an address; undefined if it has none. */
export function proofTextIn(hash: string): string | undefined {
  if (!hash.startsWith(PREFIX)) return undefined
  try {
    return decodeURIComponent(hash.slice(PREFIX.length))
  } catch {
    return ''
  }
}
