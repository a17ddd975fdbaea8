// SPDX-License-Identifier: Apache-2.0
import { Agent } from 'node:http'
import { request, type APIRequestContext } from '@playwright/test'
import type { OpenServer } from '@tessera/e2e/server/open-server.ts'
import { payIn, registerMember } from '@tessera/e2e/support/member.ts'
import { callServer } from '@tessera/e2e/support/server-client.ts'
import type { ChipGame } from '@tessera/rules/games/rooms/room'
import type { SessionView } from '@tessera/studio/src/protocol.ts'
import { openSession } from '../games/studio-calls.ts'

const deposit = 1_000
/** Logins and deposits that are made at the same time. */
const atOnce = 4

/** A member with money, and the address that all their calls come from. */
export interface BenchMember {
  readonly token: string
  readonly address: string
}

/** A member at a table. */
export interface Player {
  readonly session: string
  readonly address: string
  readonly game: ChipGame
  /** The smallest stake, as the studio writes it. */
  readonly smallest: string
}

/** A table of the lobby. */
export interface BenchRoom {
  readonly roomId: string
  readonly nodeId: number
  readonly vassalage: string
  readonly displayName: string
}

/** The fishing halls of one look, which no list of tables has. */
export const reefHalls: BenchRoom = {
  ...{ roomId: 'inh_fishing_reef', nodeId: 1, vassalage: 'BGS', displayName: 'Reef Gunners' },
}

/** What a bench needs to bring members to tables. */
export interface Lobby {
  readonly members: readonly BenchMember[]
  readonly rooms: readonly BenchRoom[]
  sitDown(member: BenchMember, room: BenchRoom): Promise<Player>
  /** Opens a room for a member; answers the secret of the session. */
  open(member: BenchMember, room: BenchRoom): Promise<string>
}

/** Members with money, each with an address of their own, and the tables of the installation. */
export async function openLobby(
  server: OpenServer,
  count: number,
  gameType: 'LIVE' | 'PVP' = 'LIVE',
): Promise<Lobby> {
  process.env['E2E_SITE'] = server.siteUrl
  const members = await inTurns(count, (index) => openMember(server, index))
  const site = await request.newContext({ baseURL: server.siteUrl })
  const agent = new Agent({ keepAlive: true })
  const { list } = await callServer(site, 'play.rooms', { vassalage: '', gameType, language: 'EN' })
  async function open({ token, address }: BenchMember, room: BenchRoom): Promise<string> {
    const at = await request.newContext({
      baseURL: server.siteUrl,
      extraHTTPHeaders: { 'x-forwarded-for': address },
    })
    const launched = await callServer(
      at,
      'play.launch',
      {
        accountType: 1,
        confirmTrans: 0,
        launchMode: 'GLS',
        platform: 'html5-desktop',
        clientType: 3,
        language: 'EN',
        gameId: room.roomId,
        nodeId: room.nodeId,
        vassalage: room.vassalage,
      },
      token,
    )
    await at.dispose()
    return openSession(agent, launched.game_url, address)
  }
  return {
    members,
    rooms: list.filter(({ playable }) => playable),
    open,
    async sitDown(member, room) {
      const session = await open(member, room)
      const { address } = member
      return { session, address, ...(await viewOf(server, session, address)) }
    },
  }
}

/** The game of a session's table and its smallest stake. */
async function viewOf(
  { studioUrl }: OpenServer,
  session: string,
  address: string,
): Promise<Pick<Player, 'game' | 'smallest'>> {
  const response = await fetch(`${studioUrl}/api/session`, {
    headers: { authorization: `Bearer ${session}`, 'x-forwarded-for': address },
  })
  const { room, limits } = (await response.json()) as SessionView
  if (!room) throw new Error('the title opened no table')
  if (room.game === 'blackjack') throw new Error('the bench lays chips on spots')
  return { game: room.game, smallest: limits.minimumStake }
}

async function openMember(server: OpenServer, index: number): Promise<BenchMember> {
  const address = `20.${2 + (index >> 16)}.${(index >> 8) & 255}.${(index & 255) + 1}`
  const site: APIRequestContext = await request.newContext({
    baseURL: server.siteUrl,
    extraHTTPHeaders: { 'x-forwarded-for': address },
  })
  const { token } = await registerMember({ request: site })
  await payIn({ request: site }, token, deposit)
  await site.dispose()
  return { token, address }
}

/** The results of this work for each number below `count`, a few at a time. */
export async function inTurns<Result>(
  count: number,
  work: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        const index = next
        next += 1
        results[index] = await work(index)
      }
    }),
  )
  return results
}
