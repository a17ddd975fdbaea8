// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  auditBooks,
  fundedMember,
  registerVendor,
  startWireTestServer,
  type WireTestServer,
  type WireVendor,
} from '@tessera/server/src/adapters/vendors/hub88/wire-server-for-tests.ts'
import type { Member } from '@tessera/server/src/modules/members/index.ts'
import { setPlayerEnabled } from '@tessera/server/src/modules/play/index.ts'
import { sql } from '@tessera/server/src/platform/db/index.ts'
import { testDatabase, type TestDatabase } from '@tessera/server/src/testing/test-database.ts'
import { units } from '@tessera/rules/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenWallet, type Fault } from './broken-wallet-for-tests.ts'
import type { Outcome } from './scenario.ts'

const script = fileURLToPath(new URL('./run.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'conform-'))
let test: TestDatabase
let server: WireTestServer
let number = 0
const vendors: WireVendor[] = []

interface Report {
  passed: number
  failed: number
  skipped: number
  outcomes: Outcome[]
}
interface Ended {
  code: number | null
  out: string
  err: string
  report: Report | undefined
}

let reports = 0
/** Runs the command as a vendor does: a process of its own, in a folder of its own. */
function conform(...args: string[]): Promise<Ended> {
  reports += 1
  const json = `report-${reports}.json`
  const child = spawn(process.execPath, [script, ...args, '--json', json], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], INIT_CWD: folder },
  })
  const ended: Ended = { code: null, out: '', err: '', report: undefined }
  child.stdout.on('data', (chunk: Buffer) => {
    ended.out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    ended.err += chunk.toString()
  })
  return new Promise((resolve) => {
    child.on('close', (code) => {
      try {
        ended.report = JSON.parse(readFileSync(join(folder, json), 'utf8')) as Report
      } catch {
        // A wrong command line has no report.
      }
      resolve({ ...ended, code })
    })
  })
}

const failuresOf = ({ report }: Ended): string[] =>
  (report?.outcomes ?? [])
    .filter(({ verdict }) => verdict === 'failed')
    .map(({ scenario, got }) => `${scenario}: ${got}`)
const skippedBy = ({ report }: Ended): string[] =>
  (report?.outcomes ?? []).filter(({ verdict }) => verdict === 'skipped').map(({ scenario }) => scenario)

/** What no tool can play from outside, or the wire does not have. */
const neverPlayed = [
  'A win that is paid before its bet',
  'An old timestamp',
  'A nonce that was used before',
  'The wallet is killed between its commit and its answer',
  'A campaign that is finished twice',
]

beforeAll(async () => {
  test = await testDatabase()
  server = await startWireTestServer({ databaseUrl: test.url })
  // Before the first call: the server reads its accounts once a second.
  for (let index = 1; index <= 10; index += 1)
    vendors.push(await registerVendor(server.platform.database, `vendor${index}`))
})
afterAll(async () => {
  await server.close()
  await test.close()
  rmSync(folder, { recursive: true })
})

/** A vendor account with two games and a player with a session, as the command line names them. */
async function vendorAndPlayer(paidIn = units(5)) {
  number += 1
  const vendor = vendors[number - 1]!
  writeFileSync(join(folder, `${vendor.id}.pem`), vendor.key.export({ type: 'pkcs8', format: 'pem' }))
  const open = async (member: Member) => {
    const { token, playerRef: user } = await server.play.sessions.open({
      memberId: member.id,
      vendorAccountId: vendor.id,
      currency: 'USD',
      gameCode: 'g-1',
    })
    return { user, token }
  }
  const member = await fundedMember(server.platform.database, `player${number}`, paidIn)
  const session = await open(member)
  const args = ['--wallet', server.url, '--vendor', vendor.id, '--key', `${vendor.id}.pem`]
  // What a wallet answers is tested here, not how fast it is on a busy machine.
  args.push('--call-timeout', '300')
  args.push('--user', session.user, '--token', session.token, '--game', 'g-1', '--currency', 'USD')
  return { vendor, member, open, args }
}

describe('npm run conform against the wallet of the platform', () => {
  it('passes every scenario with all options, and leaves balances, ledger and rounds as they were', async () => {
    const { vendor, member, open, args } = await vendorAndPlayer()
    const database = server.platform.database
    const second = await fundedMember(database, `second${number}`, units(5))
    const disabled = await fundedMember(database, `disabled${number}`, units(5))
    const [theirs, other, ended, disabledSession] = [
      await open(second),
      await open(member),
      await open(member),
      await open(disabled),
    ]
    await server.play.sessions.revoke(ended.token)
    await setPlayerEnabled(database, disabled.id, false)
    const stranger = await vendorAndPlayer()
    const run = await conform(
      ...args,
      ...['--second-user', theirs.user, '--second-token', theirs.token, '--other-token', other.token],
      ...['--ended-token', ended.token, '--disabled-user', disabledSession.user],
      ...['--disabled-token', disabledSession.token, '--second-game', 'g-2'],
      ...['--other-key', `${stranger.vendor.id}.pem`],
    )
    expect({ err: run.err, failures: failuresOf(run), skipped: skippedBy(run), code: run.code }).toEqual({
      err: '',
      failures: [],
      skipped: neverPlayed,
      code: 0,
    })
    expect(run.report?.passed).toBeGreaterThan(60)
    expect(run.out).toContain('At most 5.00 USD are at stake at once')
    for (const { id } of [member, second, disabled])
      expect(await auditBooks(database, id)).toEqual({
        differences: [],
        twice: [],
        cash: units(5),
        bonus: 0n,
      })
    expect(
      await database.query(
        sql`select count(*)::integer as open from play_transaction bet
          where kind = 'bet' and vendor_account_id = ${vendor.id} and state <> 'rolled_back' and not exists (
            select from play_transaction last where last.round_id = bet.round_id and last.round_closed)`,
      ),
    ).toEqual([{ open: 0 }])
  })

  it('skips what it has no option for, and says what is missing', async () => {
    const { member, args } = await vendorAndPlayer(units(100))
    const run = await conform(...args)
    expect([run.code, failuresOf(run)]).toEqual([0, []])
    expect(skippedBy(run)).toEqual(
      expect.arrayContaining([
        ...neverPlayed,
        'A bet of the whole balance',
        "A bet in the name of a second player with the first one's token",
        'Two sessions of one player',
      ]),
    )
    expect(run.out).toContain('because  needs a second player (--second-user, --second-token)')
    expect(run.out).toContain('because  the whole balance may not be at stake (--most, --yes)')
    expect(await auditBooks(server.platform.database, member.id)).toMatchObject({
      differences: [],
      cash: units(100),
    })
  })

  it('does not begin with a session that is no good, too little money, or too much at stake unasked', async () => {
    const { args } = await vendorAndPlayer()
    const wrong = await conform(...args, '--token', 'never-handed-out')
    expect([wrong.code, wrong.report]).toEqual([1, undefined])
    expect(wrong.err).toContain('cannot be used: /user/balance answered HTTP 200')
    const poor = await conform(...args, '--stake', '0.10', '--yes')
    expect([poor.code, poor.err]).toEqual([1, 'The player needs at least 10.00 USD and has 5.00.\n'])
    const rich = await vendorAndPlayer(units(1_000))
    const dear = await conform(...rich.args, '--stake', '1.00')
    expect([dear.code, dear.err]).toEqual([
      1,
      'With this stake up to 100.00 USD are at stake at once, more than 10.00: add --yes if you mean it.\n',
    ])
  })

  it.each(['-Xk9-_token', '--Xk9-_token', '-g', '--'])('takes %s for the token that it is', async (token) => {
    const { args } = await vendorAndPlayer()
    const at = args.indexOf('--token') + 1
    const run = await conform(...args.with(at, token))
    expect([run.code, run.err]).toEqual([1, expect.stringContaining('RS_ERROR_INVALID_TOKEN')])
  })

  it('explains its usage and exits with 2 when it is used wrongly', async () => {
    for (const args of [
      [],
      ['--wallet', 'x'],
      ['--games', 'http://a', '--wallet', 'http://b'],
      ['--loud'],
      ['--wallet', 'http://a', '--call-timeout', 'soon'],
    ]) {
      const run = await conform(...args)
      expect([run.code, run.out]).toEqual([2, ''])
      expect(run.err).toContain('Usage:')
    }
  })
})

describe('npm run conform against a wallet with a fault', () => {
  it.each<[Fault | 'none', theme: string, string[]]>([
    ['none', 'all', []],
    ['pays repeated wins again', 'repeats', ['The same win twice']],
    ['takes repeated bets again', 'repeats', ['The same bet twice']],
    ['takes repeated bets again', 'parallel', ['10 copies of one bet at once']],
    [
      'accepts wrong signatures',
      'signatures',
      [
        'A bet signed with a key that nobody knows',
        'A bet whose body was changed in one byte after it was signed',
        'A bet without the header X-Hub88-Signature',
      ],
    ],
    ['loses rollbacks', 'order', ['A rollback without a user', 'The rollback of one of two bets']],
    ['gives back twice', 'order', ['Two rollbacks of one bet, under different ids']],
    ['accepts beyond the balance', 'bets', ['1/100000 more than the balance']],
    ['pays wins of unknown bets', 'order', ['A win without a bet']],
    [
      'accepts bets after their rollback',
      'order',
      ['A rollback that arrives before its bet, then the bet, then a win for it'],
    ],
    [
      'forgets which id had which amount',
      'repeats',
      ['A bet under the id of another one, with another amount'],
    ],
    ['pays wins of bets that were rolled back', 'order', ['A win after the rollback of its bet']],
    ['takes any currency', 'sessions', ['A bet in another currency']],
    ['answers the balance of now', 'repeats', ['A bet again after another bet has moved the balance']],
    ['never answers a bet of 0', 'bets', ['A bet of 0']],
  ])('%s (%s): the scenario that it breaks fails and says so', async (fault, theme, broken) => {
    const wallet = await brokenWallet(fault, 500_000n)
    try {
      writeFileSync(join(folder, 'broken.pem'), wallet.privateKeyPem)
      const run = await conform(
        ...['--wallet', wallet.url, '--key', 'broken.pem', '--user', wallet.user, '--token', wallet.token],
        ...['--game', wallet.game, '--currency', wallet.currency],
        ...(theme === 'all' ? [] : ['--only', theme]),
      )
      const failed = run.report?.outcomes.filter(({ verdict }) => verdict === 'failed') ?? []
      expect(failed.map(({ scenario }) => scenario)).toEqual(
        broken.length === 0 ? [] : expect.arrayContaining(broken),
      )
      expect(run.code).toBe(broken.length === 0 ? 0 : 1)
      for (const { scenario, got } of failed)
        expect(run.out).toMatch(new RegExp(`FAILED .*${escaped(scenario)}[^]*got +${escaped(got)}`))
      // Whatever the wallet did, the tool has put the player's money back where it was.
      expect(wallet.balance()).toBe(500_000n)
    } finally {
      await wallet.close()
    }
  })
})

const escaped = (text: string): string => RegExp.escape(text)
