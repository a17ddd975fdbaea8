// SPDX-License-Identifier: Apache-2.0
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql, type Sql } from '../../platform/db/index.ts'
import { memberByUsername } from '../members/index.ts'
import { loginAddress, loginName } from './attempts/subjects.ts'
import { digestOf } from '../../platform/seal/digest.ts'
import {
  freshName,
  isAlive,
  loggedIn,
  openIdentityTestServer,
  password,
  registered,
  type IdentityTestServer,
} from './identity-for-tests.ts'

let server: IdentityTestServer
beforeAll(async () => {
  server = await openIdentityTestServer()
})
afterAll(() => server.close())

let hosts = 0
/** A separate address, so that failures of one test do not lock another's. */
const address = (): string => `198.51.100.${++hosts}`
const tooMany = {
  status: 429,
  envelope: {
    success: false,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many requests, please try again after 5 minutes.',
  },
}

async function failTimes(count: number, username: string, ip: string | (() => string)): Promise<void> {
  for (let n = 0; n < count; n++) {
    const answer = await loggedIn(
      server.program(),
      { username, password: `wrong-${n}` },
      typeof ip === 'string' ? ip : ip(),
    )
    expect(answer.envelope.code).toBe('BAD_CREDENTIALS')
  }
}

describe('logging in', () => {
  it('takes the name in any case and the right password [AUTH-020]', async () => {
    const name = await registered(server.program())
    const client = server.program()
    const { envelope } = await loggedIn(client, { username: name.toUpperCase() }, address())
    expect(envelope).toMatchObject({
      success: true,
      code: 'OK',
      value: { firstTimeLogin: false, passwordExpired: false, defaultPassword: false, captcha: false },
    })
    expect(envelope.value.token).toMatch(/^[\w-]{43}$/)
    expect((await client.call('members.info', {})).envelope.value.account).toBe(name)
  })

  it('answers an unknown name and a wrong password alike', async () => {
    const name = await registered(server.program())
    const wrong = await loggedIn(server.program(), { username: name, password: 'not-the-one' }, address())
    const unknown = await loggedIn(
      server.program(),
      { username: freshName(), password: 'not-the-one' },
      address(),
    )
    expect(wrong.envelope).toEqual({
      success: false,
      code: 'BAD_CREDENTIALS',
      message: 'The username or password is incorrect',
      value: { captcha: false },
    })
    expect(unknown.envelope).toEqual(wrong.envelope)
    expect(unknown.status).toBe(wrong.status)
  })

  it('names the password field when it is missing', async () => {
    const client = server.program()
    const answer = await client.call('identity.login', {
      username: freshName(),
      ...(await client.botCheck()),
    })
    expect(answer).toMatchObject({
      status: 400,
      envelope: { value: { fields: { password: 'Password not empty' } } },
    })
  })

  it('reveals that an account is closed only with its password', async () => {
    const client = server.program()
    const name = await registered(client)
    const {
      envelope: {
        value: { id },
      },
    } = await client.call('members.info', {})
    await server.identity.setAccountEnabled(BigInt(id), false)
    expect(await isAlive(client)).toBe(false)
    expect(
      (await loggedIn(server.program(), { username: name, password: 'not-the-one' }, address())).envelope
        .code,
    ).toBe('BAD_CREDENTIALS')
    expect((await loggedIn(server.program(), { username: name }, address())).envelope.code).toBe(
      'ACCOUNT_LOCKED',
    )
    await server.identity.setAccountEnabled(BigInt(id), true)
    expect((await loggedIn(server.program(), { username: name }, address())).envelope.success).toBe(true)
  })

  it('reports a password that is too old or temporary', async () => {
    const name = await registered(server.program())
    await server.identity.openAccount({ username: 'tempuser', password, currency: 'USD', temporary: true })
    server.clock.advance(90 * 86_400_000)
    expect(
      (await loggedIn(server.program(), { username: name }, address())).envelope.value.passwordExpired,
    ).toBe(false)
    server.clock.advance(1)
    expect(
      (await loggedIn(server.program(), { username: name }, address())).envelope.value.passwordExpired,
    ).toBe(true)
    expect(
      (await loggedIn(server.program(), { username: 'tempuser' }, address())).envelope.value,
    ).toMatchObject({ passwordExpired: true, firstTimeLogin: true })
  })

  it('reports the default password that operators hand out', async () => {
    await server.identity.openAccount({ username: 'handedout', password: 'Welcome-123', currency: 'USD' })
    await server.platform.settings.write('identity.defaultPassword', 'Welcome-123', 'test')
    expect(
      (await loggedIn(server.program(), { username: 'handedout', password: 'Welcome-123' }, address()))
        .envelope.value.defaultPassword,
    ).toBe(true)
    await server.platform.settings.write('identity.defaultPassword', 'Other-123', 'test')
    expect(
      (await loggedIn(server.program(), { username: 'handedout', password: 'Welcome-123' }, address()))
        .envelope.value.defaultPassword,
    ).toBe(false)
  })
})

describe('guessing', () => {
  it('locks a name for five minutes after five failures, even for the right password [CONST-030]', async () => {
    const name = await registered(server.program())
    await failTimes(5, name, address)
    const locked = await loggedIn(server.program(), { username: name }, address())
    expect(locked).toMatchObject(tooMany)
    expect(locked.headers['retry-after']).toBe('300')
    server.clock.advance(5 * 60_000 - 1)
    expect(await loggedIn(server.program(), { username: name.toUpperCase() }, address())).toMatchObject(
      tooMany,
    )
    server.clock.advance(1)
    expect((await loggedIn(server.program(), { username: name }, address())).envelope.success).toBe(true)
  })

  it('locks a name that does not exist in the same way', async () => {
    const name = freshName()
    await failTimes(5, name, address)
    expect(await loggedIn(server.program(), { username: name }, address())).toMatchObject(tooMany)
  })

  it('locks an address after five failures at five names', async () => {
    const ip = address()
    const name = await registered(server.program())
    for (let n = 0; n < 5; n++) await failTimes(1, freshName(), ip)
    expect(await loggedIn(server.program(), { username: name }, ip)).toMatchObject(tooMany)
    expect((await loggedIn(server.program(), { username: name }, address())).envelope.success).toBe(true)
  })

  it('counts a network of IPv6 as one address', async () => {
    for (let n = 0; n < 5; n++) await failTimes(1, freshName(), `2001:db8:7:7::${n + 1}`)
    expect(await loggedIn(server.program(), { username: freshName() }, '2001:db8:7:7:ffff::1')).toMatchObject(
      tooMany,
    )
    expect(
      (await loggedIn(server.program(), { username: freshName() }, '2001:db8:7:8::1')).envelope.code,
    ).toBe('BAD_CREDENTIALS')
  })

  it('is forgiven by a success', async () => {
    const name = await registered(server.program())
    await failTimes(4, name, address)
    expect((await loggedIn(server.program(), { username: name }, address())).envelope.success).toBe(true)
    await failTimes(4, name, address)
    expect((await loggedIn(server.program(), { username: name }, address())).envelope.success).toBe(true)
  })

  it('is counted by all processes together', async () => {
    const name = await registered(server.program())
    await failTimes(5, name, address)
    const other = await server.otherProcess()
    expect(await loggedIn(other.program(), { username: name }, address())).toMatchObject(tooMany)
  })

  it('reveals the outcome of at most five attempts, however many come at once', async () => {
    const name = await registered(server.program())
    const ready = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        const client = server.program()
        return {
          client,
          input: { username: name, password: `guess-${n}`, ...(await client.botCheck()) },
          ip: address(),
        }
      }),
    )
    const answers = await Promise.all(
      ready.map(({ client, input, ip }) => client.call('identity.login', input, { ip })),
    )
    const received = answers.filter(({ envelope }) => envelope.code === 'BAD_CREDENTIALS').length
    // After the third failure in a row a captcha is required; how many are in progress by then depends on the
    // cores.
    expect([3, 4, 5]).toContain(received)
    expect(
      answers.filter(({ status, envelope }) => status === 429 || envelope.code === 'CAPTCHA_REQUIRED'),
    ).toHaveLength(30 - received)
  })
})

describe('a change while a password is being checked', () => {
  /**
   * Logs in while an earlier change of the member is uncommitted; it is committed as soon as the login waits
   * for it.
   */
  async function loginDuring(change: (name: string) => Sql) {
    const name = await registered(server.program())
    const changer = new pg.Client({ connectionString: server.ownerUrl })
    await changer.connect()
    try {
      await changer.query('begin')
      await changer.query(change(name))
      const answer = loggedIn(server.program(), { username: name }, address())
      await expect.poll(waiting, { interval: 10 }).toBe(1)
      await changer.query('commit')
      return (await answer).envelope
    } finally {
      await changer.end()
    }
  }

  /** How many wait for a row lock. */
  async function waiting(): Promise<number> {
    const row = await server.platform.database.one<{ waiting: bigint }>(sql`
      select count(*) as waiting from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`)
    return Number(row?.waiting)
  }

  it('refuses a member whose account was closed', async () => {
    expect(
      await loginDuring((name) => sql`update member set enabled = false where username = ${name}`),
    ).toMatchObject({ success: false, code: 'ACCOUNT_LOCKED' })
  })

  it('refuses the previous password', async () => {
    const answer = await loginDuring(
      (name) => sql`
      update identity_credential set password_hash = password_hash || 'x' where member_id = (select id from member where username = ${name})`,
    )
    expect(answer).toMatchObject({ success: false, code: 'BAD_CREDENTIALS' })
  })

  it('requires a new password if that was requested meanwhile', async () => {
    const answer = await loginDuring(
      (name) =>
        sql`update identity_credential set password_temporary = true where member_id = (select id from member where username = ${name})`,
    )
    expect(answer).toMatchObject({ success: true, value: { mustChangePassword: true } })
  })
})

describe('while a password is being checked', () => {
  /** Logs in with `look` run during the password check. */
  async function loginWith(
    name: string,
    look: () => Promise<unknown>,
    { typed = password, ip = address() } = {},
  ) {
    const { hashes } = server.identity.deps
    const { verify } = hashes
    hashes.verify = async (hash, given) => {
      const right = await verify(hash, given)
      await look()
      return right
    }
    try {
      return (await loggedIn(server.program(), { username: name, password: typed }, ip)).envelope
    } finally {
      hashes.verify = verify
    }
  }
  const traces = (name: string) =>
    server.platform.database.one(sql`
    select last_login_at, (select count(*) from identity_session s where s.member_id = m.id) as sessions,
      (select count(*) from identity_login_log l where l.member_id = m.id and outcome = 'in') as entries from member m where username = ${name}`)
  const lockUp = (subject: string) =>
    server.platform.database.query(sql`
    insert into identity_attempt (subject, locked_until, changed_at) values (${subject}, ${new Date(server.clock.now() + 60_000)}, ${new Date(server.clock.now())})`)
  const idOf = async (name: string) => (await memberByUsername(server.platform.database, 'brand1', name))?.id

  it('a wrong one writes nothing', async () => {
    const name = await registered(server.program())
    const before = await traces(name)
    server.clock.advance(1_000)
    expect(
      (await loggedIn(server.program(), { username: name, password: 'wrong' }, address())).envelope,
    ).toMatchObject({
      success: false,
      code: 'BAD_CREDENTIALS',
    })
    expect(await traces(name)).toEqual(before)
  })

  it('nothing is written, and after the right one everything', async () => {
    const name = await registered(server.program())
    const before = await traces(name)
    await loginWith(name, async () => expect(await traces(name)).toEqual(before))
    expect(await traces(name)).not.toEqual(before)
  })

  it('no row is locked and no transaction is open, whether the name exists or not', async () => {
    const other = new pg.Client({ connectionString: server.ownerUrl })
    await other.connect()
    try {
      for (const name of [await registered(server.program()), freshName()]) {
        const looks: unknown[] = []
        await loginWith(name, async () => {
          await other.query(
            'select from member join identity_credential on member_id = id where username = $1 for update nowait',
            [name],
          )
          const { rows } = await other.query(
            `select from pg_stat_activity
              where datname = current_database() and state like 'idle in transaction%'`,
          )
          looks.push(rows)
        })
        expect(looks).toEqual([[]])
      }
    } finally {
      await other.end()
    }
  })

  it.each(['address', 'name'])('nobody gets in where others have locked the %s meanwhile', async (what) => {
    const [name, ip] = [await registered(server.program()), address()]
    const before = await traces(name)
    const subject = what === 'address' ? loginAddress(ip) : loginName('brand1', `#${await idOf(name)}`)
    expect(await loginWith(name, () => lockUp(subject), { ip })).toMatchObject({
      success: false,
      code: 'TOO_MANY_REQUESTS',
    })
    expect(await traces(name)).toEqual(before)
  })

  it('a mailed one that somebody uses meanwhile works for nobody else', async () => {
    const [name, typed] = [await registered(server.program()), 'mailed-password-1']
    const before = await traces(name)
    await server.platform.database.query(sql`
    update identity_credential set temporary_hash = ${digestOf(typed)}, temporary_expires_at = ${new Date(server.clock.now() + 60_000)} where member_id = ${await idOf(name)}`)
    const use = () =>
      server.platform.database.query(
        sql`update identity_credential set temporary_used = true where member_id = (select id from member where username = ${name})`,
      )
    expect(await loginWith(name, use, { typed })).toMatchObject({ success: false, code: 'BAD_CREDENTIALS' })
    expect(await traces(name)).toEqual(before)
  })
})
