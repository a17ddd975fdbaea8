// SPDX-License-Identifier: Apache-2.0
import { GameType as schema } from '@tessera/contract/catalogue/calls'
import type { GameType } from '@tessera/server/src/modules/catalogue/index.ts'

export type { GameType }
/** The kinds of games that the site has pages for. */
export const gameTypes: readonly GameType[] = schema.options
export const isGameType = (word: string): word is GameType => gameTypes.some((type) => type === word)
