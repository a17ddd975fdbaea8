// SPDX-License-Identifier: Apache-2.0
import type { OperationInput, OperationOutput } from '@tessera/contract'
import { betRecordOfMany, betRecordOfTeam } from '../../bets/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import type { Say } from '../../../platform/http/index.ts'
import type { AgentsDeps, Period } from '../agents-deps.ts'
import { isSmallTeam, namesOf, teamOf, teamRange } from '../../members/index.ts'

/** Teams up to this size are read account by account, so that all their rounds are counted. */
const readAsAWhole = 1_000

/** The rounds of a team, newest first. */
export async function teamBets(
  db: Queries,
  { settings, labelGames }: Pick<AgentsDeps, 'settings' | 'labelGames'>,
  agentId: bigint,
  period: Period,
  { pageNo, pageSize }: OperationInput<'agents.teamBetting'>,
  say: Say,
  largerThan = readAsAWhole,
): Promise<OperationOutput<'agents.teamBetting'>> {
  const { code: currency } = await settings.read('site.currency')
  const { rounds, total } = await roundsOf(
    db,
    agentId,
    { ...period, page: pageNo, size: pageSize, currency },
    largerThan,
  )
  const [names, labels] = await Promise.all([
    namesOf(
      db,
      rounds.map(({ memberId }) => memberId),
    ),
    labelGames(rounds, say),
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
        vendor: label?.vendorCode ?? round.vendor,
        bet: round.stake,
        validBet: round.validBet,
        payout: round.returned,
        status: round.status,
      }
    }),
  }
}

/**
 * Of a large team the newest rounds, as far as a limited search finds them. If that is less than a page, the team
 * plays little and has few facts: unless it is very large, it is then read account by account as well.
 */
async function roundsOf(
  db: Queries,
  agentId: bigint,
  query: Parameters<typeof betRecordOfMany>[2],
  largerThan: number,
): ReturnType<typeof betRecordOfMany> {
  const team = await teamRange(db, agentId)
  if (!(await isSmallTeam(db, team))) return betRecordOfTeam(db, team, query)
  const ids = await teamOf(db, agentId)
  if (ids.length <= largerThan) return betRecordOfMany(db, ids, query)
  const found = await betRecordOfTeam(db, { ...team, ids }, query)
  return (found.endedAfter ?? query.size) < query.size ? betRecordOfMany(db, ids, query) : found
}
