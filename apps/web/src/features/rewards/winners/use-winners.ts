// SPDX-License-Identifier: Apache-2.0
import type { CallOutput } from '@tessera/contract'
import { useCallQuery } from '../../../shared/api/use-call-query.ts'
import { language } from '../../../shared/texts/texts.ts'

export type Winner = CallOutput<'rewards.winnerBoard'>['list'][number]

/** The board holds the latest twenty wins. */
export const limitNum = 20
export type WinnersSort = 'latest' | 'highest'
export const winnersInput = (sort: WinnersSort = 'latest') => ({
  gameCategory: 'ALL',
  language,
  limitNum,
  ...(sort === 'highest' && { sort }),
})

/** The winners of the brand; reloaded each minute while the page is open. */
export function useWinners(sort?: WinnersSort) {
  return useCallQuery('rewards.winnerBoard', winnersInput(sort), {
    staleTimeMs: 60_000,
    refetchIntervalMs: 60_000,
  })
}

/** The key that distinguishes one win from another. */
export function winnerKey(winner: Winner): string {
  return `${winner.time}/${winner.customerName}/${winner.gameName}/${winner.winAmount}`
}
