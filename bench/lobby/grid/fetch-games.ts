// SPDX-License-Identifier: Apache-2.0
/** A game as the platform lists it, with only the fields that the measurement uses. */
export interface ListedGame {
  nodeId: number
  iconUrl: string
}
interface Answer {
  value: { games: ListedGame[]; totalPages: number }
}

const pageSize = 1_000

/** All games that a platform lists. Throws when there are fewer than ten thousand. */
export async function fetchGames(siteUrl: string): Promise<ListedGame[]> {
  const games: ListedGame[] = []
  for (let pageNo = 1, totalPages = 1; pageNo <= totalPages; pageNo += 1) {
    const response = await fetch(
      `${siteUrl}/wps/relay/GCSGAME_gameList?pageNo=${pageNo}&pageSize=${pageSize}`,
    )
    const { value } = (await response.json()) as Answer
    games.push(...value.games)
    totalPages = value.totalPages
  }
  if (games.length < 10_000)
    throw new Error(`The platform lists ${games.length} games only; the grid is measured with ten thousand`)
  return games
}
