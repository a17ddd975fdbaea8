// SPDX-License-Identifier: Apache-2.0
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** An address of a launch: good once, for a minute. */
export interface TicketRow {
  hash: string
  user: string
  token: string
  currency: string
  game: string
  lobby_url: string
  expires_at_ms: number
}

/** A player at the game, with the seed of the next round, whose hash they know. */
export interface SessionRow {
  hash: string
  user: string
  token: string
  currency: string
  game: string
  lobby_url: string
  next_seed: string
}

/**
 * reserved: the bet is written down and may be on its way. decided: it was taken, and the win is owed. settled: the
 * win was accepted. refused: the wallet did not take the bet. voiding: nobody knows whether it was taken, and its
 * rollback is owed. voided: that was accepted.
 */
export type RoundState = 'reserved' | 'decided' | 'settled' | 'refused' | 'voiding' | 'voided'

export interface RoundRow {
  id: string
  session_hash: string
  request_id: string
  state: RoundState
  direction: 'higher' | 'lower'
  target: number
  stake: number
  payout: number
  server_seed: string
  client_seed: string
  bet_id: string
  bet_body: string
  /** The call that the operator must accept: a win or a rollback. */
  owed_path: string | null
  owed_body: string | null
  attempts: number
  due_at_ms: number
  answer: string
  balance: string | null
  started_at_ms: number
}

const schema = `
  create table if not exists ticket (
    hash text primary key, user text not null, token text not null, currency text not null, game text not null,
    lobby_url text not null, expires_at_ms integer not null
  ) strict;
  create table if not exists session (
    hash text primary key, user text not null, token text not null, currency text not null, game text not null,
    lobby_url text not null, next_seed text not null
  ) strict;
  create table if not exists round (
    id text primary key, session_hash text not null references session (hash), request_id text not null,
    state text not null check (state in ('reserved', 'decided', 'settled', 'refused', 'voiding', 'voided')),
    direction text not null, target integer not null, stake integer not null check (stake > 0),
    payout integer not null default 0 check (payout >= 0), server_seed text not null, client_seed text not null,
    bet_id text not null unique, bet_body text not null, owed_path text, owed_body text,
    attempts integer not null default 0, due_at_ms integer not null default 0, answer text not null default '',
    balance text, started_at_ms integer not null,
    unique (session_hash, request_id),
    check ((state in ('decided', 'voiding')) = (owed_body is not null))
  ) strict;
  create index if not exists round_owed on round (due_at_ms) where owed_body is not null;
  create unique index if not exists round_one_at_a_time on round (session_hash)
    where state in ('reserved', 'decided', 'voiding');`

/**
 * Opens the file with all rounds. What a statement has written is on the disk when it returns (synchronous = full), so
 * it survives kill -9 and a power cut. The lock lets one process work here at a time; the system takes it from a dead one.
 */
export function openTables(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'rounds.sqlite'))
  database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full;')
  database.exec('pragma foreign_keys = on;')
  database.exec(schema)
  return database
}
