// SPDX-License-Identifier: Apache-2.0
import { gameTypes } from '@tessera/contract/catalogue/game-types'
import type { CallOutput } from '@tessera/contract'
import { t } from '../../shared/texts.ts'

export type AdminGame = CallOutput<'backoffice.catalogueGames'>['list'][number]
export type AdminVendor = CallOutput<'backoffice.catalogueVendors'>[number]
export type GameType = AdminGame['gameType']

export const gameTypeOptions: readonly { value: GameType; label: string }[] = gameTypes.map((value) => ({
  value,
  label: t(`console.gameType.${value}`),
}))
export const isGameType = (text: string): text is GameType => gameTypes.some((type) => type === text)

/** The typed words, separated by spaces or commas, each once. */
export const wordsOf = (typed: string): string[] => [
  ...new Set(typed.split(/[\s,;]+/).filter((word) => word !== '')),
]
export const countriesOf = (typed: string): string[] => wordsOf(typed.toUpperCase())
