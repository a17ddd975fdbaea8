// SPDX-License-Identifier: Apache-2.0
import type { GameCode, RoundOf } from '../protocol.ts'
import type { GameHost } from './game-host.ts'
import type { RecentResult } from './frame/recent.ts'

/** Content of the rules panel: sentences, figures for the chosen settings, and possibly a table. */
export interface Rules {
  readonly sentences: readonly string[]
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** A cell is a text or a picture. */
  readonly table?: {
    readonly head: readonly string[]
    readonly rows: readonly (readonly (string | SVGSVGElement | HTMLImageElement)[])[]
  }
  /** Sentences about symbols, each beside its picture. */
  readonly pictures?: readonly { readonly picture: HTMLImageElement; readonly text: string }[]
}

/** A game at play. */
export interface Playing {
  readonly rules: () => Rules
  /** Replaces the player's seeds in the fairness panel if outcomes do not come from them. */
  readonly fairness?: () => HTMLElement
}

/** A game as the runtime sees it. */
export interface Game<Code extends GameCode> {
  /** Fills the frame and plays until the page is left. */
  readonly open: (host: GameHost<Code>) => Playing
  /** How a finished round looks in the strip of the last results; undefined for one that was not played. */
  readonly recent: (round: RoundOf<Code>) => Omit<RecentResult, 'id' | 'href'> | undefined
  /** Set if the strip displays a shared table instead of the player's own rounds. */
  readonly ownStrip?: true
}
