// SPDX-License-Identifier: Apache-2.0
import { Agent } from 'node:http'
import { request } from '@playwright/test'
import type { OpenServer } from '@tessera/e2e/server/open-server.ts'
import { callServer } from '@tessera/e2e/support/server-client.ts'
import { payIn, registerMember } from '@tessera/e2e/support/member.ts'
import { setFastestPace } from './set-fastest-pace.ts'
import { openSession, playedGames, type PlayedGame, type Player } from './studio-calls.ts'

const deposit = 1_000
const inHouse = {
  nodeId: 1,
  vassalage: 'BGS',
  accountType: 1,
  confirmTrans: 0,
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: 3,
  language: 'EN',
} as const

/** Members with money, each with one game open in the studio and an address of their own. */
export async function openPlayers(server: OpenServer, count: number): Promise<Player[]> {
  process.env['E2E_SITE'] = server.siteUrl
  const agent = new Agent({ keepAlive: true })
  const games = Object.keys(playedGames) as PlayedGame[]
  const players: Player[] = []
  const operator = await request.newContext({ baseURL: server.siteUrl })
  await setFastestPace(operator)
  await operator.dispose()
  for (let index = 0; index < count; index += 1) {
    const address = `20.1.${index >> 8}.${(index & 255) + 1}`
    const game = games[index % games.length]!
    const site = await request.newContext({
      baseURL: server.siteUrl,
      extraHTTPHeaders: { 'x-forwarded-for': address },
    })
    const { token } = await registerMember({ request: site })
    await payIn({ request: site }, token, deposit)
    const launched = await callServer(site, 'play.launch', { ...inHouse, gameId: `inh_${game}` }, token)
    players.push({ session: await openSession(agent, launched.game_url, address), address, game })
    await site.dispose()
  }
  agent.destroy()
  return players
}
