// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { roundsOfClues, type GameLabel, type PostingKey } from '../../bets/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import type { Say } from '../../../platform/http/index.ts'
import type { WalletDeps } from '../wallet-deps.ts'

type Round = OperationOutput<'wallet.transactions'>['list'][number]['round']

interface Entry extends PostingKey {
  id: bigint
  atMs: number
}

/** The round, bet or ticket behind each entry of the account record, with the name of its game; by the id of the entry. */
export async function roundsOfEntries(
  db: Queries,
  play: WalletDeps['play'],
  { memberId, say }: { memberId: bigint; say: Say },
  entries: readonly Entry[],
): Promise<Map<bigint, NonNullable<Round>>> {
  if (!play) return new Map()
  const clued = entries.flatMap((entry) => {
    const clue = play.clueOf(entry)
    return clue ? [{ ...entry, clue }] : []
  })
  const times = clued.map(({ atMs }) => atMs)
  const rounds = await roundsOfClues(
    db,
    memberId,
    clued.map(({ clue }) => clue),
    { fromMs: Math.min(...times), toMs: Math.max(...times) },
  )
  const labels =
    rounds.size === 0 ? new Map<string, GameLabel>() : await play.labelGames([...rounds.values()], say)
  return new Map(
    clued.flatMap(({ id, clue }) => {
      const round = rounds.get(clue)
      if (!round) return []
      const label = labels.get(`${round.vendor}/${round.gameCode}`)
      const presented = {
        roundId: round.roundId,
        vendor: label?.vendorCode ?? round.vendor,
        gameName: label?.name ?? round.gameCode,
        gameId: label?.nodeId ?? null,
      }
      return [[id, presented] as const]
    }),
  )
}
