// SPDX-License-Identifier: Apache-2.0
import { lotteriesFor } from '@tessera/rules/lottery/odds-lines'
import { playTypesOf } from '@tessera/rules/lottery/play-types'
import { createPlayWords } from '@tessera/texts/play-words'
import { t } from './texts.ts'

export const { playName, sideName, tierName, pickName } = createPlayWords(t)

/** The name of a play of a lottery, a group or, with an empty code, of the first lottery that has it. */
export function playNameIn(code: string, playType: string): string {
  const lottery = lotteriesFor(code).find((each) => playTypesOf(each).some((play) => play.code === playType))
  return lottery ? playName(lottery, playType) : playType
}

/** What wins a prize of a play; for a play with one prize, its tier. */
export const prizeName = (playType: string, tier: string): string => tierName(playType, tier) || tier
