// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../../../platform/db/index.ts'
import { cardsOfTeams } from './card-store.ts'
import { countedCompetitions, playingTeams } from './competition-store.ts'
import type { RecentAnswers } from './recent-answers.ts'
import { searchNames } from './search-names.ts'
import { showCards, showCompetition, showTeam } from './show-cards.ts'

/** Names change seldom, and there are many. */
const namesFreshMs = 5_000
const [mostTeams, mostTeamsNamed, mostEvents, mostCompetitions] = [20, 8, 30, 10]

/** Teams and competitions that are meant by a text, and the events of the teams. */
export async function findEvents(
  db: Queries,
  recent: RecentAnswers,
  { text, language }: { text: string; language: string | undefined },
) {
  const teams = await recent.of('names of teams', () => playingTeams(db), namesFreshMs)
  const competitions = await recent.of('all competitions', () => countedCompetitions(db), namesFreshMs)
  const found = searchNames(text, teams, mostTeams)
  const ranks = new Map(found.map(({ id }, index) => [id, index]))
  const rankOf = (id: bigint): number => ranks.get(id) ?? mostTeams
  const cards = (
    await cardsOfTeams(
      db,
      found.map(({ id }) => id),
      mostEvents,
    )
  ).toSorted(
    (left, right) =>
      Math.min(rankOf(left.homeId), rankOf(left.awayId)) -
      Math.min(rankOf(right.homeId), rankOf(right.awayId)),
  )
  return {
    teams: found.slice(0, mostTeamsNamed).map((team) => showTeam(team, language)),
    events: await showCards(db, cards, language),
    competitions: searchNames(text, competitions, mostCompetitions).map((each) =>
      showCompetition(each, language),
    ),
  }
}
