// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { type GamesScenario, refusedBy } from './games-wire.ts'

const theme = 'rounds'

/** Where a round can be looked at. */
export const rounds: GamesScenario[] = [
  ['a round', 'round'] as const,
  ['a transaction', 'transaction_uuid'] as const,
].map(([name, field]) => ({
  theme,
  name: `The address of ${name} that nobody has played`,
  expects: 'a refusal: HTTP 4xx',
  play: async ({ wire }) =>
    refusedBy(await wire.call('/game/round', { user: 'conform-nobody', [field]: randomUUID() })),
}))
