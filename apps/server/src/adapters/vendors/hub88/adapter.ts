// SPDX-License-Identifier: Apache-2.0
import type { GameVendorAdapter } from '../../../modules/play/ports.ts'
import { decode, hub88Paths, unverifiedEcho } from './decode.ts'
import { encode } from './encode.ts'
import { createGamesApi } from './games-api.ts'
import type { GamesApiDeps } from './games-api.ts'
import { isSignedBy, signatureHeader } from './signature.ts'

/** The operator side of Hub88: its wallet calls to us and our calls to its Games API. */
export function createHub88Adapter(deps: GamesApiDeps): GameVendorAdapter {
  const gamesApi = createGamesApi(deps)
  return {
    protocol: 'hub88',
    txScope: 'account',
    maxReplyMs: 1_000,
    routes: () => hub88Paths.map((path) => ({ method: 'POST', path })),
    authenticate: (request, account) => isSignedBy(account, request.body, request.headers[signatureHeader]),
    decode,
    unverifiedEcho,
    encode,
    listGames: gamesApi.gameList,
    launch: gamesApi.gameUrl,
    openFrame: gamesApi.openFrame,
    freeRounds: gamesApi.freeRounds,
    transferWallet: gamesApi.transferWallet,
    rooms: gamesApi.rooms,
    roomOperation: gamesApi.roomOperation,
    cardOperation: gamesApi.cardOperation,
    roundUrl: gamesApi.roundUrl,
  }
}
