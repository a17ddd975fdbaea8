// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import { betRecordOfMany } from '../../bets/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import type { AgentsDeps, Period } from '../agents-deps.ts'
import { namesOf, teamOf } from '../../members/index.ts'

/** The rounds of a team, newest first. */
export async function teamBets(
  db: Queries,
  { settings, labelGames }: Pick<AgentsDeps, 'settings' | 'labelGames'>,
  agentId: number,
  period: Period,
  { pageNo, pageSize }: OperationInput<'agents.teamBetting'>,
): Promise<OperationOutput<'agents.teamBetting'>> {
  const { code: currency } = await settings.read('site.currency')
  const { rounds, total } = await betRecordOfMany(db, await teamOf(db, agentId), {
    ...period,
    page: pageNo,
    size: pageSize,
    currency,
  })
  const [names, labels] = await Promise.all([
    namesOf(
      db,
      rounds.map(({ memberId }) => memberId),
    ),
    labelGames(rounds),
  ])
  return {
    pageNo,
    totalPages: Math.ceil(total / pageSize),
    totalCount: total,
    list: rounds.map((round) => {
      const label = labels.get(`${round.vendor}/${round.gameCode}`)
      return {
        account: names.get(round.memberId) ?? '',
        roundId: round.roundId,
        time: round.atMs,
        gameCode: round.gameCode,
        gameName: label?.name ?? round.gameCode,
        vendor: label?.vassalage ?? round.vendor,
        bet: round.stake,
        validBet: round.validBet,
        payout: round.returned,
        status: round.status,
      }
    }),
  }
}
