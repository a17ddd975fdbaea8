// SPDX-License-Identifier: Apache-2.0
import { inHouseTitles } from '../../../demo/catalogue/in-house-games.ts'

/** Every in-house game, from the list that fills the catalogue. */
export const inHouseGames = inHouseTitles.map(({ gameId, name, theme }) => ({
  gameId,
  name,
  isSlot: theme.startsWith('slot'),
}))
