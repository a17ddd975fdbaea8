// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallClient } from '../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../testing/server-for-tests.ts'
import { saveGames, saveVendor, type GameType } from './index.ts'

let server: TestServer
let anna: CallClient

beforeAll(async () => {
  server = await openTestServer()
  const usual = {
    theme: '',
    isHot: false,
    isNew: false,
    minimumStake: units(2),
    rtpBasisPoints: null,
    vendorCode: 'QK',
  }
  const game = (gameId: string, gameType: GameType, sort: number, playable = true) => ({
    ...usual,
    gameId,
    gameType,
    name: gameId,
    sort,
    client: 'own' as const,
    maintenance: !playable,
  })
  await server.platform.database.transaction(async (tx) => {
    for (const gameType of ['RNG', 'FISH'] as const)
      await saveVendor(tx, { vendorCode: 'QK', gameType, name: 'Quill', sort: 1 })
    await saveGames(tx, [
      game('closed', 'RNG', 0, false),
      ...Array.from({ length: 8 }, (_, n) => game(`slot${n}`, 'RNG', n)),
      game('away', 'RNG', 3, false),
      game('deep', 'FISH', 1, false),
    ])
  })
  anna = await server.member('anna')
})
afterAll(() => server.close())

const launch = async (gameId: string) => {
  const { envelope } = await anna.callWith('play.launch', { gameId, nodeId: 1, vassalage: 'QK' })
  const { suggestions } = envelope.value as {
    suggestions: { gameId: string; gameType: string; minBet: number }[]
  }
  return { code: envelope.code, games: suggestions.map((one) => one.gameId), first: suggestions[0] }
}

it('suggests six open games of the same type instead of a closed one', async () => {
  expect(await launch('closed')).toMatchObject({
    code: 'GAME_MAINTENANCE',
    games: [0, 1, 2, 3, 4, 5].map((n) => `slot${n}`),
    first: { gameType: 'RNG', minBet: 2 },
  })
})

it('suggests any open games where the type has none, and never the closed game itself', async () => {
  expect((await launch('deep')).games).toEqual([0, 1, 2, 3, 4, 5].map((n) => `slot${n}`))
  expect((await launch('slot0')).games).toEqual([1, 2, 3, 4, 5, 6].map((n) => `slot${n}`))
})
