// SPDX-License-Identifier: Apache-2.0
import type { BlackjackRoomState, BoxBet, BoxMove, OwnBoxes } from '../../blackjack-room-protocol.ts'
import { connectLive, type LiveClient } from './live-client.ts'
import type { RunningStudio } from '../studio.ts'
import type { TestStudio } from './test-studio.ts'

export const BLACKJACK_ROOM = 'room:blackjack:usual:low'

/** A player at a blackjack table, whose calls all reach one process. */
export async function joinTable(
  server: TestStudio,
  user: string,
  { studio = server.studio, session }: { studio?: RunningStudio; session?: string } = {},
) {
  const own = session ?? (await server.launchDemo(user, BLACKJACK_ROOM))
  const live = await connectLive(studio.address, { type: 'hello', session: own })
  const { room } = await live.next('boxRoom')
  let revision = 0
  const ask = (path: string, body: object) =>
    server.ask(own, 'POST', `/api/room/${path}`, body, studio.address)
  return {
    ...{ user, session: own, live, room, ask },
    box: (box: number, take = true) => ask('boxes', { box, take }),
    lay: (roundId: string, bets: readonly BoxBet[], ownRevision = (revision += 1)) =>
      ask('box-bets', { roundId, revision: ownRevision, bets }),
    decide: (roundId: string, step: number, box: number, move: BoxMove, hand = 0) =>
      ask('decide', { roundId, step, box, hand, move }),
    balance: () => server.wallet.balances.get(user)! / 100_000,
    state: () => lastState(live),
    own: () => lastOwn(live),
  }
}
export type BoxPlayer = Awaited<ReturnType<typeof joinTable>>

/** The table as this page sees it now. */
export function lastState({ messages }: LiveClient): BlackjackRoomState {
  for (const message of messages.toReversed()) {
    if (message.type === 'boxState') return message.state
    if (message.type === 'boxRoom') return message.room.state
  }
  throw new Error('the page has no table yet')
}

function lastOwn({ messages }: LiveClient): OwnBoxes {
  for (const message of messages.toReversed()) {
    if (message.type === 'ownBoxes') return message.own
    if (message.type === 'boxRoom') return message.room.own
  }
  throw new Error('the page has no table yet')
}
