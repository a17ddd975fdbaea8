// SPDX-License-Identifier: Apache-2.0
import type { CallInput, CallName, CallOutput } from '@tessera/contract'
import { gameTypes } from '@tessera/contract/catalogue/game-types'

/** Asks an installation as one of its visitors. */
export type AskAsVisitor = <Name extends CallName>(
  name: Name,
  question: Omit<CallInput<Name>, 'requestId'>,
) => Promise<CallOutput<Name>>

/** A game that the site shows, and what shows it. */
export interface SeenGame {
  gameId: string
  nodeId: number
  vassalage: string
  ownPage: string | null
  name: string
  by: string
}

type Listed = CallOutput<'catalogue.games'>['games'][number]

/** One letter finds most of what a search can find; the rest is asked for by name. */
const searches = [...'abcdefghijklmnopqrstuvwxyz0123456789', 'tài', 'liverpool', 'บา', '龙']

/**
 * Every game that a home row, list, search or card of a vendor shows without a mark (D-173), each once; and the cards that
 * lead to nothing.
 */
export async function seenGames(ask: AskAsVisitor): Promise<{ games: SeenGame[]; deadEnds: string[] }> {
  const seen = new Map<string, SeenGame>()
  const deadEnds: string[] = []
  const add = (by: string, game: Omit<SeenGame, 'by'>): void => {
    const key = `${game.vassalage}/${game.gameId}`
    if (!seen.has(key)) seen.set(key, { ...game, by })
  }
  const addListed = (by: string, games: readonly Listed[]): void =>
    games.filter(hasNoMark).forEach((game) => add(by, describe(game)))

  for (const { key, games } of await ask('catalogue.homeSections', {})) addListed(`home row ${key}`, games)
  for (const gameType of ['', ...gameTypes]) {
    addListed(`list ${gameType}`, await wholeList(ask, { gameType }))
    addListed(`new of ${gameType}`, await wholeList(ask, { gameType, gameClassify: 'NEW', isNew: 1 }))
    addListed(`hot of ${gameType}`, (await ask('catalogue.hotGames', { gameType })).list)
    addListed(`ranks of ${gameType}`, (await ask('catalogue.rankList', { gameType })).list)
  }
  for (const text of searches) {
    addListed(`suggestions for ${text}`, (await ask('catalogue.suggest', { text, limit: 50 })).games)
    addListed(`search for ${text}`, (await ask('catalogue.games', { gameName: text, pageSize: 100 })).games)
  }
  const { data } = await ask('catalogue.vendorLanes', {})
  for (const { gameType, cards } of data.lanes)
    for (const { vassalage, displayName, game, maintenance } of cards) {
      const by = `card ${displayName} of ${gameType}`
      const { games } = await ask('catalogue.popupGames', { gameType, vassalage, pageSize: 1_000 })
      addListed(by, games)
      if (game && !maintenance) add(by, { ...game, vassalage, name: displayName })
      if (!game && games.length === 0) deadEnds.push(by)
    }
  return { games: [...seen.values()], deadEnds }
}

const hasNoMark = ({ hasGame, maintenance, blocked }: Listed): boolean => hasGame && !maintenance && !blocked

const describe = ({
  gameId,
  roomId,
  nodeId,
  vassalage,
  ownPage,
  displayName,
}: Listed): Omit<SeenGame, 'by'> => ({
  gameId: gameId ?? roomId ?? '',
  nodeId,
  vassalage,
  ownPage,
  name: displayName,
})

async function wholeList(
  ask: AskAsVisitor,
  narrowing: { gameType: string; gameClassify?: string; isNew?: number },
): Promise<Listed[]> {
  const games: Listed[] = []
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
    const page = await ask('catalogue.games', { ...narrowing, pageNo, pageSize: 1_000 })
    games.push(...page.games)
    pages = page.totalPages
  }
  return games
}

/**
 * What is wrong with the launches of games, by the real call: each must answer with a frame of a game, or with the page of
 * the site that the list names.
 */
export async function wrongLaunches(
  games: readonly SeenGame[],
  {
    siteUrl,
    launch,
    answers,
  }: {
    siteUrl: string
    launch: (game: SeenGame) => Promise<string>
    /** Whether an address answers with a page. */
    answers: (address: string) => Promise<boolean>
  },
): Promise<string[]> {
  const wrong: string[] = []
  for (const game of games) {
    const { gameId, vassalage, ownPage, by } = game
    const address = await launch(game).catch(String)
    const isRight =
      ownPage === null
        ? URL.canParse(address) && !address.startsWith(`${siteUrl}/`) && (await answers(address))
        : address === `${siteUrl}${ownPage}`
    if (!isRight) wrong.push(`${vassalage}/${gameId}, seen in ${by}: ${address}`)
  }
  return wrong
}
