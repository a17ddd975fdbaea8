// SPDX-License-Identifier: Apache-2.0
import type { SlotSymbol } from '../slot-rules.ts'

export {
  around,
  both,
  disc,
  down,
  halo,
  line,
  patch,
  round,
  shape,
  shine,
} from '@tessera/ui/art/figure-paint'

/** The look of a slot: its symbols and scenery as SVG, and the colours of its reels. */
export interface SlotArt {
  readonly symbols: Readonly<Record<SlotSymbol, string>>
  readonly backdrop: string
  readonly colours: {
    /** Behind the symbols. */ readonly ground: number
    readonly rim: number
    readonly glow: number
    /** Of free spins. */ readonly free: number
  }
}

/** A symbol in a square of 100 by 100. */
export const symbol = (defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="192" height="192"><defs>${defs}</defs>${body}</svg>`

/** A landscape of 1200 by 800, cut to fit wherever it is shown. */
export const landscape = (defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${body}</svg>`
