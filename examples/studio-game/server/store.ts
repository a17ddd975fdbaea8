// SPDX-License-Identifier: Apache-2.0
import type { DatabaseSync } from 'node:sqlite'
import { createStatements } from './statements.ts'
import type { RoundRow, RoundState, SessionRow, TicketRow } from './tables.ts'

export type NewRound = Pick<
  RoundRow,
  | 'id'
  | 'session_hash'
  | 'request_id'
  | 'direction'
  | 'target'
  | 'stake'
  | 'server_seed'
  | 'client_seed'
  | 'bet_id'
  | 'bet_body'
  | 'started_at_ms'
>
export interface Owed {
  readonly path: '/transaction/win' | '/transaction/rollback'
  readonly body: string
}

/** Everything that this server must not forget. Each function is one transaction. */
export interface Store {
  addTicket(ticket: TicketRow): void
  /** Spends a ticket; undefined if it was spent, is too old or never was. */
  takeTicket(hash: string, nowMs: number): TicketRow | undefined
  addSession(session: SessionRow): void
  findSession(hash: string): SessionRow | undefined
  /** Writes a round down before its bet is sent, and gives the session its next seed. False: another one is not settled. */
  reserve(round: NewRound, nextSeed: string): boolean
  findRound(id: string): RoundRow | undefined
  findByRequest(sessionHash: string, requestId: string): RoundRow | undefined
  findByBet(betId: string): RoundRow | undefined
  /** Moves a reserved round on: with the call that is owed from now on, or refused with none. */
  decide(id: string, state: RoundState, change: { payout?: number; answer?: string; owed?: Owed }): void
  /** The call that was owed has been accepted. */
  settle(id: string, state: 'settled' | 'voided', answer: string, balance: string | null): void
  postpone(id: string, dueAtMs: number, answer: string): void
  listDue(nowMs: number): RoundRow[]
  /** Rounds that a process has left before it knew the answer to their bet. */
  listReserved(): RoundRow[]
  close(): void
}

export function createStore(database: DatabaseSync): Store {
  const { one, all, run, insert, inTransaction } = createStatements(database)
  return {
    addTicket: (ticket) => insert('ticket', ticket),
    takeTicket: (hash, nowMs) =>
      inTransaction(() => {
        run('delete from ticket where expires_at_ms <= ?', nowMs)
        return one<TicketRow>('delete from ticket where hash = ? returning *', hash)
      }),
    addSession: (session) => insert('session', session),
    findSession: (hash) => one<SessionRow>('select * from session where hash = ?', hash),
    reserve: (round, nextSeed) =>
      inTransaction(() => {
        const isOpen = one(
          `select 1 from round where session_hash = ? and state in ('reserved', 'decided', 'voiding')`,
          round.session_hash,
        )
        if (isOpen) return false
        insert('round', { ...round, state: 'reserved' })
        run('update session set next_seed = ? where hash = ?', nextSeed, round.session_hash)
        return true
      }),
    findRound: (id) => one<RoundRow>('select * from round where id = ?', id),
    findByRequest: (sessionHash, requestId) =>
      one<RoundRow>('select * from round where session_hash = ? and request_id = ?', sessionHash, requestId),
    findByBet: (betId) => one<RoundRow>('select * from round where bet_id = ?', betId),
    decide: (id, state, { payout = 0, answer = '', owed }) => {
      run(
        `update round set state = ?, payout = ?, answer = ?, owed_path = ?, owed_body = ?
         where id = ? and state = 'reserved'`,
        state,
        payout,
        answer,
        owed?.path ?? null,
        owed?.body ?? null,
        id,
      )
    },
    settle: (id, state, answer, balance) => {
      run(
        `update round set state = ?, answer = ?, balance = ?, owed_path = null, owed_body = null
         where id = ? and owed_body is not null`,
        state,
        answer,
        balance,
        id,
      )
    },
    postpone: (id, dueAtMs, answer) => {
      run(
        'update round set attempts = attempts + 1, due_at_ms = ?, answer = ? where id = ?',
        dueAtMs,
        answer,
        id,
      )
    },
    listDue: (nowMs) =>
      all<RoundRow>(
        'select * from round where owed_body is not null and due_at_ms <= ? order by due_at_ms limit 50',
        nowMs,
      ),
    listReserved: () => all<RoundRow>(`select * from round where state = 'reserved'`),
    close: () => database.close(),
  }
}
