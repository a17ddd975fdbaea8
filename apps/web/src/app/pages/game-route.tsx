// SPDX-License-Identifier: Apache-2.0
import '../game/game-layer.tsx'

/** /game: the shell shows its game, so that it can go on when the page changes. */
export const GameRoute = (): null => null
