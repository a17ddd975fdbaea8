import type { OperationOutput } from '@tessera/contract'
import type { Game } from './game-store.ts'

export interface PresentDeps {
  /** The address of a game's tile. */
  gamePicture(game: { nodeId: number }): string
}

export type WireGame = OperationOutput<'catalogue.games'>['games'][number]

/** A game as the lists answer it (D-109). */
export const present = ({ gamePicture }: PresentDeps) => (game: Game): WireGame => ({
  gameId: game.gameId, nodeId: game.nodeId, nodeName: game.name, gameName: game.name, displayName: game.name, iconUrl: gamePicture(game),
  supportPlay: 1, gameType: game.gameType, vassalage: game.vassalage, vendorName: game.vendorName, isHot: game.isHot, isNew: game.isNew,
  minBet: game.minimumStake, rtp: game.rtpBasisPoints === null ? null : game.rtpBasisPoints / 100, playable: game.playable,
})
