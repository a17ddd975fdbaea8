// SPDX-License-Identifier: Apache-2.0
import type { OperationOutput } from '@tessera/contract'
import { namedIn } from './lists/words.ts'
import type { Game } from './snapshot/snapshot.ts'

export interface PresentDeps {
  /** The address of a game's tile. */
  gamePicture(game: { nodeId: number }): string
}

/** The viewer of a game. */
export interface Viewer {
  /** Language code. */
  language: string
  /** ISO 3166 alpha-2 code; undefined when unknown, and then nothing is blocked. */
  country: string | undefined
}

export type WireGame = OperationOutput<'catalogue.games'>['games'][number]

/** Whether a game is blocked in the viewer's country. */
export const isBlocked = (
  { blockedCountries }: Pick<Game, 'blockedCountries'>,
  country: string | undefined,
): boolean => country !== undefined && blockedCountries.includes(country)

/** Whether a game would open for the viewer now, as far as the catalogue knows. */
export const isPlayable = (game: Game, country: string | undefined): boolean =>
  game.hasGame && !game.maintenance && !isBlocked(game, country)

/** The fields of a game that are the same for everybody (D-109). */
export const presentToAll = (
  deps: PresentDeps,
  game: Game,
): Omit<WireGame, 'displayName' | 'playable' | 'blocked'> => ({
  ...(game.isRoom ? { roomId: game.gameId } : { gameId: game.gameId }),
  nodeId: game.nodeId,
  nodeName: game.name,
  gameName: game.name,
  iconUrl: deps.gamePicture(game),
  supportPlay: game.hasTrial ? 0 : 1,
  gameType: game.gameType,
  vassalage: game.vendorCode,
  vendorName: game.vendorName,
  isHot: game.isHot,
  isNew: game.isNew,
  minBet: game.minimumStake,
  rtp: game.rtpBasisPoints === null ? null : game.rtpBasisPoints / 100,
  sample: game.client === 'sample',
  hasGame: game.hasGame,
  ownPage: game.ownPage,
  room: game.room,
  cards: game.cards,
  hall: game.hall,
  alsoIn: [...game.alsoIn],
  maintenance: game.maintenance,
  theme: game.theme,
  features: [...game.features],
  volatility: game.volatility,
  lines: game.lines,
  imgSize: game.imgSize,
})

/** The fields that depend on the viewer. */
export const presentTo = (
  { language, country }: Viewer,
  game: Game,
): Pick<WireGame, 'displayName' | 'playable' | 'blocked'> => ({
  displayName: namedIn(language, game.names, game.name),
  playable: isPlayable(game, country),
  blocked: isBlocked(game, country),
})

/** A game as the lists answer it (D-109). */
export const present =
  (deps: PresentDeps, viewer: Viewer) =>
  (game: Game): WireGame => ({ ...presentToAll(deps, game), ...presentTo(viewer, game) })
