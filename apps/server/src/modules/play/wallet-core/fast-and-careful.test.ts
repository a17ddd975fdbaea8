// SPDX-License-Identifier: Apache-2.0
import { hash } from 'node:crypto'
import { amountOfMillionths, units } from '@tessera/rules/money'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginPeriod, checkInvariants } from '../../ledger/index.ts'
import type { WalletCommand, WalletOutcome } from '../ports.ts'
import { type ClosableWalletCore, setPlayerEnabled } from './index.ts'
import type { LoginSessions } from './login-sessions.ts'
import {
  type Happening,
  type RandomCommand,
  randomTurns,
  type Turn,
  vendors,
} from './random-commands-for-tests.ts'
import { millionths, openTestWallet, type TestPlayer, type TestWallet, verdict } from './wallet-for-tests.ts'

/**
 * The rules of a bet and a win are written three times: in apply-carefully.ts, in play_apply_one and, for a
 * batch, in play_apply. Three wallets get the same commands. One decides all of them carefully, one takes the
 * fast path with each alone, one with all that arrive at the same moment. Their results must be identical.
 */
const [commands, seed] = process.env['LONG_TESTS'] ? [10_000, 16] : [600, 61]
const members = 24

interface World {
  wallet: TestWallet
  core: ClosableWalletCore
  /** By "member/vendor", the latest last. */
  sessions: Map<string, TestPlayer[]>
  /** Until when a session of the site lives. */
  logins: Map<string, number>
  periods: number
  /** How many commands were decided carefully. */
  careful: number
  /** Which transaction each of our ids was reported for. */
  named: Map<string, string>
}

const siteSessionMs = 60 * 60 * 1_000
const worlds: World[] = []
let [careful, alone, together]: (World | undefined)[] = []

beforeAll(async () => {
  for (let n = 0; n < 3; n += 1) worlds.push(await openWorld())
  ;[careful, alone, together] = worlds
  await takeFastPathAway(careful!.wallet.database.url)
})
afterAll(async () => {
  for (const { wallet, core } of worlds) {
    await core.close()
    await wallet.close()
  }
})

async function openWorld(): Promise<World> {
  const logins = new Map<string, number>()
  const livesUntil: LoginSessions['livesUntil'] = (_db, key) => {
    const until = logins.get(key) ?? 0
    return Promise.resolve(until > wallet.clock.now() ? until : undefined)
  }
  const wallet = await openTestWallet({ loginSessions: { livesUntil, noteUses: () => Promise.resolve() } })
  const world: World = {
    wallet,
    core: wallet.coreOn(wallet.batcher.pool, {
      ...wallet.db,
      transaction: (work, options) => {
        world.careful += 1
        return wallet.db.transaction(work, options)
      },
    }),
    sessions: new Map(),
    logins,
    periods: 1,
    careful: 0,
    named: new Map(),
  }
  for (const vendor of vendors) {
    const perDay = millionths(2n ** 62n)
    await wallet.limit({ largestWin: units(8), perDay }, '', vendor)
    await wallet.limit({ largestWin: units(6), perDay, inAll: perDay }, 'spring', vendor)
  }
  for (let member = 0; member < members; member += 1) {
    for (const vendor of vendors)
      await happen(world, { type: 'session', member, vendor, currency: 'USD', fromSite: member % 2 === 0 })
    await happen(world, { type: 'payIn', member, millionths: 60_000_000n, id: 'first' })
  }
  return world
}

/** Makes both functions leave every decision to the careful path. */
async function takeFastPathAway(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  for (const [name, body] of [
    ['play_apply_one', `begin code := 'other'; end`],
    ['play_apply', 'begin positions := null; end'],
  ] as const) {
    const { rows } = await owner.query<{ definition: string }>(
      'select pg_get_functiondef($1::regproc) as definition',
      [name],
    )
    await owner.query(
      rows[0]!.definition.replace(/\$function\$.*\$function\$/s, `$function$ ${body} $function$`),
    )
  }
  await owner.end()
}

const loginOf = (member: number): string => hash('sha256', `site ${member}`, 'base64url')
const memberIdOf = (member: number): bigint => BigInt(member + 1)
const sessionOf = (
  world: World,
  { member, vendor, sessionsAgo = 0 }: { member: number; vendor: string; sessionsAgo?: number },
): TestPlayer => {
  const opened = world.sessions.get(`${member}/${vendor}`)!
  return opened[Math.max(0, opened.length - 1 - sessionsAgo)]!
}

async function happen(world: World, happening: Happening): Promise<void> {
  const { wallet, logins } = world
  switch (happening.type) {
    case 'session': {
      const { member, vendor, currency, fromSite } = happening
      const login = fromSite ? loginOf(member) : undefined
      if (login !== undefined) logins.set(login, wallet.clock.now() + siteSessionMs)
      const opened = await wallet.session(memberIdOf(member), vendor, currency, login)
      const key = `${member}/${vendor}`
      world.sessions.set(key, [...(world.sessions.get(key) ?? []), opened])
      return
    }
    case 'logOut':
      logins.delete(loginOf(happening.member))
      return
    case 'revoke':
      return wallet.sessions.revoke(sessionOf(world, happening).token)
    case 'enable':
    case 'disable':
      return setPlayerEnabled(wallet.db, memberIdOf(happening.member), happening.type === 'enable')
    case 'payIn':
      return wallet.payIn(
        sessionOf(world, { ...happening, vendor: 'studio' }),
        amountOfMillionths(happening.millionths),
        happening.id,
      )
    case 'advance':
      return wallet.clock.advance(happening.ms)
    case 'period':
      world.periods = await beginPeriod(wallet.db, world.periods, wallet.clock.now())
  }
}

const commandOf = (world: World, { vendor, token, player, rest }: RandomCommand): WalletCommand => ({
  op: 'apply',
  vendorAccountId: vendor,
  echo: {},
  ...rest,
  ...(token !== undefined && {
    sessionToken: token === 'unknown' ? 'nobody' : sessionOf(world, token).token,
  }),
  ...(player !== undefined && { playerRef: sessionOf(world, player).playerRef }),
})

/**
 * A form that is the same for every wallet: players by member, transactions without our ids, which are
 * recorded.
 */
function readable(world: World, { vendor }: RandomCommand, outcome: WalletOutcome): unknown {
  const known = [...world.sessions.entries()].find(([, opened]) =>
    opened.some(({ playerRef }) => playerRef === outcome.playerRef),
  )
  const player = outcome.playerRef === undefined ? undefined : (known?.[0] ?? 'a stranger')
  if (!outcome.ok) return { ...outcome, playerRef: player }
  for (const { txId, ledgerTxId } of outcome.results) world.named.set(ledgerTxId, `${vendor}/${txId}`)
  return {
    ...outcome,
    playerRef: player,
    results: outcome.results.map(({ ledgerTxId: _, ...result }) => result),
  }
}

const applyIn = async (world: World, command: RandomCommand): Promise<unknown> =>
  readable(world, command, await world.core.apply(commandOf(world, command)))

async function oneByOne(world: World, turn: Turn): Promise<unknown[]> {
  const answers: unknown[] = []
  for (const command of turn.commands) answers.push(await applyIn(world, command))
  return answers
}

/**
 * What a wallet has stored, without generated values: our ids, tokens, the database's own clock. The careful
 * path extends sessions when needed; the fast path of a win does not.
 */
const stored: Record<string, string> = {
  accounts: `select owner, purpose, currency, balance, version from ledger_account order by 1, 2, 3`,
  postings: `select p.cause, p.external_id, p.leg, p.kind, p.memo, p.amount, p.balance_after, p.version, p.period,
      a.owner, a.purpose, a.currency, c.owner as contra_owner, c.purpose as contra_purpose
    from ledger_posting p join ledger_account a on a.id = p.account_id join ledger_account c on c.id = p.contra_id
    order by p.cause, p.external_id, p.leg`,
  transactions: `select (to_jsonb(t) - 'id')::text as row from play_transaction t order by vendor_account_id, scope, tx_id`,
  facts: `select (to_jsonb(f) - 'id')::text as row from bet_fact f order by reference, member_id, kind, row`,
  players: `select member_id, currency, enabled from play_player order by 1`,
  sessions: `select member_id, vendor_account_id, currency, created_at, revoked_at, login_session
    from play_session order by 1, 2, 3, 4, 5, 6`,
  promotions: `select * from play_promotion_paid order by 1, 2, 3, 4`,
}

async function read(world: World, query: string): Promise<Record<string, unknown>[]> {
  const owner = new pg.Client({ connectionString: world.wallet.database.url })
  await owner.connect()
  try {
    return (await owner.query<Record<string, unknown>>(query)).rows
  } finally {
    await owner.end()
  }
}

/** Which transaction belongs to each id in an answer. */
async function numbersOf(world: World): Promise<[string, string][]> {
  const rows = await read(
    world,
    `select id::text as id, vendor_account_id || '/' || tx_id as name from play_transaction`,
  )
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return [...world.named].map(([id, name]) => [name, String(names.get(id))])
}

const receivedBy = ({ wallet }: World) =>
  wallet.received.toSorted((one, other) => Number(one.memberId - other.memberId))

it(
  `answers and stores the same for ${commands} commands, carefully, fast one by one and fast in batches`,
  async () => {
    const verdicts = new Map<string, number>()
    let number = 0
    for (const turn of randomTurns(seed, members, commands)) {
      number += 1
      for (const world of worlds) for (const happening of turn.happenings) await happen(world, happening)
      const expected = await oneByOne(careful!, turn)
      const singly = await oneByOne(alone!, turn)
      const inBatch = await Promise.all(turn.commands.map((command) => applyIn(together!, command)))
      for (const [index, command] of turn.commands.entries()) {
        const wanted = { turn: number, command, answer: expected[index] }
        expect({ turn: number, command, answer: singly[index] }).toEqual(wanted)
        expect({ turn: number, command, answer: inBatch[index] }).toEqual(wanted)
        const said = verdict(expected[index] as WalletOutcome)
        verdicts.set(said, (verdicts.get(said) ?? 0) + 1)
      }
    }
    for (const [what, query] of Object.entries(stored)) {
      const expected = await read(careful!, query)
      expect(expected.length, what).toBeGreaterThan(0)
      for (const world of [alone!, together!])
        for (const [index, row] of (await read(world, query)).entries())
          expect({ what, row }).toEqual({ what, row: expected[index] })
      for (const world of [alone!, together!])
        expect((await read(world, query)).length, what).toBe(expected.length)
    }
    for (const world of worlds) {
      for (const [name, found] of await numbersOf(world)) expect(found).toBe(name)
      expect(receivedBy(world)).toEqual(receivedBy(careful!))
      expect(world.wallet.alerts.length).toBe(careful!.wallet.alerts.length)
      expect((await checkInvariants(world.wallet.db, world.wallet.clock.now())).differences).toEqual([])
    }
    // What every path must have handled for the comparison to mean anything.
    for (const said of [
      'ok',
      'ok ok',
      'replay',
      'duplicate',
      'funds',
      'limit',
      'currency',
      'game_unknown',
      'player_disabled',
      'player_unknown',
      'session_expired',
      'session_unknown',
      'tx_unknown',
      'tx_rolled_back',
      'rolled_back',
      'target_unknown',
      'target_already_rolled_back',
      'bad_request',
      'bad_types',
    ])
      expect([...verdicts.keys()]).toContain(said)
    // The fast path decided more than a quarter of all commands, the first wallet none.
    expect(careful!.careful).toBeGreaterThanOrEqual(commands)
    for (const world of [alone!, together!]) expect(world.careful).toBeLessThan(commands * 0.75)
  },
  commands * 200,
)
