import { useQueryClient } from '@tanstack/react-query'
import type { CallOutput } from '@tessera/contract'
import { useAsk } from '../../shared/api/use-ask.ts'
import { useTopic } from '../../shared/live/use-topic.ts'
import { language } from '../../shared/texts/texts.ts'

type Board = CallOutput<'rewards.winnerBoard'>
export type Winner = Board['list'][number]

/** The board holds the latest twenty wins. */
export const limitNum = 20
export const winnersQuestion = () => ({ gameCategory: 'ALL', language, limitNum })

/** The latest winners; whoever wins while the page is open comes to the head of the list. */
export function useWinners() {
  const cache = useQueryClient()
  useTopic('rewards.winner', (winner) => {
    cache.setQueryData<Board>(['rewards.winnerBoard', winnersQuestion()], (board) => board && { list: [winner, ...board.list].slice(0, limitNum) })
  })
  return useAsk('rewards.winnerBoard', winnersQuestion(), { staleTimeMs: 60_000 })
}

/** What tells one win from another. */
export function winnerKey(winner: Winner): string {
  return `${winner.time}/${winner.customerName}/${winner.gameName}/${winner.winAmount}`
}
