// SPDX-License-Identifier: Apache-2.0
import type { Queries } from '../../../../platform/db/index.ts'
import { cardsOfIds, cardsOfTeams } from './card-store.ts'
import { countedCompetitions, teamsOfIds } from './competition-store.ts'
import type { RecentAnswers } from './recent-answers.ts'
import { showCards, showCompetition, showTeam } from './show-cards.ts'

const competitionsFreshMs = 5_000
const mostEvents = 60
const offered: readonly string[] = ['scheduled', 'live', 'interrupted']

/** Ids with commas between them, each once. */
const idsOf = (text: string | undefined): bigint[] =>
  text === undefined ? [] : [...new Set(text.split(','))].map(BigInt)

/** What somebody marked, with the events that they can bet on now. */
export async function favouriteEvents(
  db: Queries,
  recent: RecentAnswers,
  {
    teams,
    competitions,
    events,
    language,
  }: {
    teams?: string | undefined
    competitions?: string | undefined
    events?: string | undefined
    language?: string | undefined
  },
) {
  const [teamIds, competitionIds, eventIds] = [idsOf(teams), idsOf(competitions), idsOf(events)]
  const counted =
    competitionIds.length > 0
      ? await recent.of('all competitions', () => countedCompetitions(db), competitionsFreshMs)
      : []
  const ofTeams = teamIds.length > 0 ? await cardsOfTeams(db, teamIds, mostEvents) : []
  const asked = eventIds.length > 0 ? await cardsOfIds(db, eventIds) : []
  const cards = new Map(
    [...ofTeams, ...asked].filter(({ status }) => offered.includes(status)).map((card) => [card.id, card]),
  )
  const soonest = [...cards.values()]
    .toSorted((one, other) => one.startsAtMs - other.startsAtMs)
    .slice(0, mostEvents)
  return {
    teams: teamIds.length > 0 ? (await teamsOfIds(db, teamIds)).map((team) => showTeam(team, language)) : [],
    competitions: counted
      .filter(({ id }) => competitionIds.includes(id))
      .map((each) => showCompetition(each, language)),
    events: await showCards(db, soonest, language),
  }
}
