// SPDX-License-Identifier: Apache-2.0
import type { Sheet } from '../page/sheet.ts'
import type { ShareBet } from './share-sheet.ts'
import type { ToolsOptions } from './tools-sheet.ts'

export interface PlayerTools {
  readonly openTools: () => void
  readonly share: ShareBet
}

/** The panels of the player's tools; each loads when it is first opened. */
export function createPlayerTools(options: ToolsOptions, fail: (failure: unknown) => void): PlayerTools {
  let tools: Promise<Sheet> | undefined
  let share: Promise<ShareBet> | undefined
  return {
    openTools() {
      tools ??= import('./tools-sheet.ts').then(({ createToolsSheet }) => createToolsSheet(options))
      tools.then(
        (sheet) => sheet.open(),
        (failure: unknown) => {
          tools = undefined
          fail(failure)
        },
      )
    },
    share(roundId) {
      share ??= import('./share-sheet.ts').then(({ createShareSheet }) => createShareSheet())
      share.then(
        (open) => open(roundId),
        (failure: unknown) => {
          share = undefined
          fail(failure)
        },
      )
    },
  }
}
