// SPDX-License-Identifier: Apache-2.0
import { closeness } from '@tessera/rules/search/closeness'
import type { Queries } from '../../../../platform/db/index.ts'
import { cardsOfTeams } from './card-store.ts'
import {
  countedCompetitions,
  playingTeams,
  type CountedCompetition,
  type NamedTeam,
} from './competition-store.ts'
import { nameIn } from './name-in.ts'
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
  const found = searchNames(text, namedIn(teams, language), mostTeams)
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
    competitions: searchCompetitions(text, competitions, language).map((each) =>
      showCompetition(each, language),
    ),
  }
}

/** Teams with the name that the reader knows: national ones are found by what their country is called. */
const namedIn = (teams: readonly NamedTeam[], language: string | undefined): NamedTeam[] =>
  teams.map((team) => {
    const name = nameIn(team.names, language)
    return name === team.names.en ? team : { ...team, names: { ...team.names, ofReader: name } }
  })

/** Competitions by their names, then those of a region that the whole text names, in English or in the reader's language. */
function searchCompetitions(
  text: string,
  competitions: readonly CountedCompetition[],
  language: string | undefined,
): CountedCompetition[] {
  const named = searchNames(text, competitions, mostCompetitions)
  const ofRegion = competitions.filter(
    ({ region }) =>
      region && [region.en, nameIn(region, language)].some((name) => closeness(text, name) === 0),
  )
  return [...new Set([...named, ...ofRegion])].slice(0, mostCompetitions)
}
