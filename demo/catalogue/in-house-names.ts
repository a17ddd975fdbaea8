// SPDX-License-Identifier: Apache-2.0
import { gameTitles, isGameCode } from '@tessera/studio/src/client/game-titles.ts'
import { roomNameKey } from '@tessera/studio/src/games/room-names.ts'
import { slotNameKey } from '@tessera/studio/src/games/slots/slot-names.ts'
import { text } from '@tessera/texts'
import { translatedSets } from '@tessera/texts/languages'

/** The names of an in-house game in every language, as the game itself shows them; throws for any other game. */
export function inHouseNames(gameId: string): Record<string, string> {
  const code = gameId.replace(/^inh_/, '')
  const key = slotNameKey(code) ?? roomNameKey(code) ?? (isGameCode(code) ? gameTitles[code] : undefined)
  if (!key) throw new RangeError(`no text names ${gameId}`)
  return Object.fromEntries(translatedSets.map((set) => [set, text(set, key)]))
}
