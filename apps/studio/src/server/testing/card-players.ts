// SPDX-License-Identifier: Apache-2.0
import { randomUUID } from 'node:crypto'
import { writeCardTable, type CardGame } from '@tessera/rules/games/card-rooms/card-games'
import { expect } from 'vitest'
import type { CardTableMessage } from '../../card-protocol/card-table-protocol.ts'
import type { GameCode } from '../../protocol.ts'
import type { RunningStudio } from '../studio.ts'
import { connectLive, type LiveClient } from './live-client.ts'
import type { Answer, TestStudio } from './test-studio.ts'

/** The view of the tables of a game. */
export type ViewOf<Game extends CardGame, View = CardTableMessage> = View extends {
  readonly game: infer Games
}
  ? Game extends Games
    ? View
    : never
  : never

/** A member at a card table, whose calls all reach one process. */
export interface CardPlayer<Game extends CardGame> {
  readonly user: string
  readonly session: string
  live: LiveClient
  /** The table as this member sees it now. */
  view(): ViewOf<Game>
  /** In units. */
  balance(): number
  /** A move of the chair, with the version that the page has. */
  move(input: object, requestId?: string): Promise<Answer>
  /** A move with a version of its own. */
  moveAt(version: number, input: object, requestId?: string): Promise<Answer>
}

/** Drives the card tables of one process by the clock of the test. */
export function driveCards<Game extends CardGame>(server: TestStudio, game: Game, tableName?: string) {
  const table = tableName ?? writeCardTable({ game, currency: 'USD', playMoney: false, level: 2, number: 1 })
  const players: CardPlayer<Game>[] = []
  let studio: RunningStudio | undefined
  const running = () => studio ?? server.studio
  const tick = () => running().rooms.cards.tick()

  async function join(
    user: string,
    balance = 1_000,
    { playMoney = false }: { readonly playMoney?: boolean } = {},
  ): Promise<CardPlayer<Game>> {
    const session = await server.launch(`cards_${game}` as GameCode, user, balance, undefined, playMoney)
    const live = await connectLive(running().address, { type: 'hello', session, table })
    const moveAt = (version: number, input: object, requestId?: string) =>
      server.ask(
        session,
        'POST',
        '/api/cards/move',
        { table, version, input, ...(requestId && { requestId }) },
        running().address,
      )
    const player: CardPlayer<Game> = {
      ...{ user, session, live, moveAt },
      view() {
        const last = this.live.messages.findLast(({ type }) => type === 'cardTable')
        if (!last) throw new Error('the page has no table yet')
        return last as ViewOf<Game>
      },
      balance: () => server.wallet.balances.get(user)! / 100_000,
      move: (input, requestId) => moveAt(player.view().ownVersion, input, requestId),
    }
    players.push(player)
    await until(() => player.live.messages.some(({ type }) => type === 'cardTable'))
    return player
  }

  /** Without time, until something holds. */
  async function until(test: () => boolean | Promise<boolean>): Promise<void> {
    await expect
      .poll(async () => {
        await tick()
        return test()
      })
      .toBe(true)
  }

  async function pass(ms: number): Promise<void> {
    server.clock.advance(ms)
    await tick()
  }

  /** Chips on tables and balances of members, in units: always the same, less the rake. */
  async function moneyOf(users: readonly string[]): Promise<number> {
    const [row] = await server.rows(
      `select coalesce(sum(stake + raised), 0)::text as held from studio.round where state = 'open' and card_table is not null`,
    )
    return (
      Number(row!['held']) / 1_000_000 +
      users.reduce((sum, user) => sum + server.wallet.balances.get(user)! / 100_000, 0)
    )
  }

  return {
    ...{ table, join, until, pass, tick, moneyOf },
    use(other: RunningStudio | undefined): void {
      studio = other
    },
    sit: (player: CardPlayer<Game>, chair: number, buyIn: string, requestId = randomUUID()) =>
      player.move({ type: 'sit', chair, buyIn }, requestId),
    /** Closes a member's page and opens it again. */
    async reload(player: CardPlayer<Game>): Promise<void> {
      await player.live.close()
      player.live = await connectLive(running().address, { type: 'hello', session: player.session, table })
      await until(() => player.live.messages.some(({ type }) => type === 'cardTable'))
    },
    leaveAll: () => Promise.all(players.map(({ live }) => live.close())),
  }
}
