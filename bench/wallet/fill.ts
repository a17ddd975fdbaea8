// SPDX-License-Identifier: Apache-2.0
import { units } from '@tessera/rules/money'
import { operatorAccount } from '@tessera/server/src/modules/ledger/index.ts'
import { addVendor } from '@tessera/server/src/modules/play/index.ts'
import pg from 'pg'
import type { BenchDatabase } from '../shared/bench-database.ts'
import type { BenchPlayer } from './requests.ts'

export const benchGame = 'bench-game'
export const benchVendor = 'bench'

export interface Filled {
  players: BenchPlayer[]
  firstCashId: bigint
  operatorAccountId: bigint
}

/**
 * Members with money and a wallet session each, and the vendor that they play with. `among`: SQL that selects
 * the ids of members who are there; without it members are made.
 */
export async function fill(
  database: BenchDatabase,
  count: number,
  publicKeyPem: string,
  among?: string,
): Promise<Filled> {
  const app = database.open(2)
  await app.transaction((tx) =>
    addVendor(tx, {
      id: benchVendor,
      protocol: 'hub88',
      publicKeyPem,
      operatorId: 'brand1',
      games: [{ code: benchGame, name: 'Bench' }],
    }),
  )
  const server = await operatorAccount(app, `vendor:${benchVendor}`, 'USD')
  const bank = await operatorAccount(app, 'deposits:bench', 'USD')
  await app.close()
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  const run = (text: string) => owner.query<{ first: bigint }>(text)
  if (among === undefined)
    await run(
      `insert into member (username, username_key, nickname, type, currency, registered_at) select 'player' || n, 'player' || n, 'player', 0, 'USD', now() from generate_series(1, ${count}) n`,
    )
  await run(
    `create temporary table context as select id as member_id, row_number() over (order by id) as n from member where id in (${among ?? 'select id from member'})`,
  )
  for (const purpose of ['cash', 'receivable', 'bonus']) {
    await run(`alter table context add column ${purpose} bigint`)
    await run(
      `with opened as (select n, ledger_open('member:' || member_id, '${purpose}', 'USD') as id from (select * from context order by n) ordered) update context set ${purpose} = opened.id from opened where opened.n = context.n`,
    )
  }
  await run(
    `select count(ledger_post_one('bench.deposit', n::text, 'deposit', cash, ${bank.id}, ${units(1_000_000)}, null)) from context`,
  )
  await run(`insert into play_player (member_id, currency) select member_id, 'USD' from context`)
  await run(
    `insert into play_reference (vendor_account_id, player_ref, member_id, created_at) select '${benchVendor}', 'p' || n, member_id, now() from context`,
  )
  await run(`insert into play_session (token_hash, member_id, player_ref, vendor_account_id, vendor, currency, game_code, created_at, expires_at, cash_id, receivable_id, bonus_id, house_id)
    select sha256(('bench-token-' || n)::bytea), member_id, 'p' || n, '${benchVendor}', upper('${benchVendor}'), 'USD', '${benchGame}', now(), now() + interval '12 hours', cash, receivable, bonus, ${server.id} from context`)
  const { rows } = await run('select min(cash) as first from context')
  await run('vacuum analyze')
  await owner.end()
  return {
    players: Array.from({ length: count }, (_, index) => ({
      user: `p${index + 1}`,
      token: `bench-token-${index + 1}`,
    })),
    firstCashId: rows[0]?.first ?? 0n,
    operatorAccountId: server.id,
  }
}
