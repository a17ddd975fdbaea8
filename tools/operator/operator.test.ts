// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { bareEnvironment } from '@tessera/server/src/testing/bare-environment.ts'
import { openTestServer, type TestServer } from '@tessera/server/src/testing/server-for-tests.ts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const script = fileURLToPath(new URL('./run.ts', import.meta.url))
const password = 'correct-horse-battery'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

interface Ended {
  code: number | null
  out: string
  err: string
}
function operator(
  args: string[],
  { input = '', environment = { DATABASE_URL: server.ownerUrl } as Record<string, string> } = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [script, ...args], { env: { ...bareEnvironment, ...environment } })
  const ended: Ended = { code: null, out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    ended.out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    ended.err += chunk.toString()
  })
  child.stdin.end(input)
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ ...ended, code }))
  })
}

const add = (name: string, role = 'finance', input = `${password}\n`) =>
  operator(['add', '--name', name, '--role', role, '--password-stdin'], { input })
async function signIn(name: string, secret = password, { client = server.program(), ip = '127.0.0.1' } = {}) {
  const answer = await client.call(
    'backoffice.login',
    { name, password: secret, ...(await client.botCheck()) },
    { ip },
  )
  if (answer.envelope.success) client.token = answer.envelope.value.token
  return answer
}

describe('npm run operator', () => {
  it('starts without operators and creates the first one, who can sign in', async () => {
    expect((await operator(['list'])).out).toContain('There are no operators')
    const added = await add('Cashier')
    expect([added.code, added.err]).toEqual([0, ''])
    expect((await signIn('Cashier')).envelope.value.operator).toMatchObject({
      name: 'Cashier',
      role: 'finance',
    })
    expect((await operator(['list'])).out).toBe('Cashier  finance  open\n')
  })

  it('refuses a second operator of the same name, whatever its case, and changes nothing', async () => {
    await add('Twin')
    const again = await add('TWIN', 'admin', 'another-long-secret\n')
    expect([again.code, again.out]).toEqual([1, ''])
    expect(again.err).toContain('There is an operator TWIN already')
    expect((await signIn('Twin')).envelope.value.operator).toMatchObject({ role: 'finance' })
  })

  it('blocks an operator at once and unblocks them again', async () => {
    await add('Closing')
    const client = server.program()
    await signIn('Closing', password, { client })
    expect((await operator(['disable', '--name', 'closing'])).code).toBe(0)
    expect((await client.call('backoffice.me', {})).envelope.success).toBe(false)
    expect((await signIn('Closing')).envelope.success).toBe(false)
    expect((await operator(['enable', '--name', 'Closing'])).code).toBe(0)
    expect((await client.call('backoffice.me', {})).status).toBe(401)
    expect((await signIn('Closing')).envelope.success).toBe(true)
  })

  it('sets a new password, which ends every session', async () => {
    await add('Forgetful')
    const client = server.program()
    await signIn('Forgetful', password, { client })
    expect(
      (
        await operator(['password', '--name', 'Forgetful', '--password-stdin'], {
          input: 'another-long-secret',
        })
      ).code,
    ).toBe(0)
    expect((await client.call('backoffice.me', {})).status).toBe(401)
    expect((await signIn('Forgetful')).envelope.success).toBe(false)
    expect((await signIn('Forgetful', 'another-long-secret')).envelope.success).toBe(true)
  })

  it('unlocks an account after wrong attempts', async () => {
    await add('Locked')
    for (let tries = 0; tries < 5; tries += 1) await signIn('Locked', 'guess', { ip: `203.0.113.${tries}` })
    expect((await signIn('Locked')).status).toBe(429)
    const opened = await operator(['unlock', '--name', 'LOCKED'])
    expect([opened.code, opened.out]).toEqual([0, 'Locked is not locked any more.\n'])
    expect((await signIn('Locked')).envelope.success).toBe(true)
    const { rows } = await server.platform.database.pool.query(
      "select action from operator_action where after->>'name' = 'Locked' and action = 'unlockOperator'",
    )
    expect(rows.length).toBe(1)
    expect((await operator(['unlock', '--name', 'Nobody'])).err).toContain('There is no operator Nobody')
  })

  it('resets a lost authenticator app, which ends every session and is recorded', async () => {
    server.clock.advance(Date.now() - server.clock.now())
    await add('Applost')
    const client = server.program()
    await signIn('Applost', password, { client })
    const { secret } = (await client.call('backoffice.startTotp', {})).envelope.value
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now() })
    expect((await client.call('backoffice.confirmTotp', { code })).envelope.success).toBe(true)
    expect((await signIn('Applost')).envelope.code).toBe('CODE_REQUIRED')
    const renewed = await operator(['password', '--name', 'Applost', '--password-stdin'], {
      input: `${password}\n`,
    })
    expect(renewed.out).toContain('reset-app --name "Applost"')
    expect((await operator(['reset-app', '--name', 'applost'])).out).toContain(
      'no authenticator app any more',
    )
    expect((await client.call('backoffice.me', {})).status).toBe(401)
    expect((await signIn('Applost')).envelope.success).toBe(true)
    const { rows } = await server.platform.database.pool.query(
      "select operator_name from operator_action where after->>'name' = 'Applost' and action = 'resetApp'",
    )
    expect(rows).toEqual([{ operator_name: 'command line' }])
    expect((await operator(['reset-app', '--name', 'Nobody'])).err).toContain('There is no operator Nobody')
  })

  it('decides about a request to enter an account in place of a second operator', async () => {
    // The command uses the real time.
    server.clock.advance(Date.now() - server.clock.now())
    await server.member('forgetful1')
    await add('Single', 'admin')
    const client = server.program()
    await signIn('Single', password, { client })
    const id =
      (await client.call('backoffice.members', { search: 'forgetful1' })).envelope.value.list[0]?.memberId ??
      0
    const ask = async () =>
      (await client.call('backoffice.askAccountStep', { id, kind: 'invite', reason: 'The member called' }))
        .envelope.value.requestId
    expect((await operator(['requests'])).out).toBe('Nothing waits for a decision.\n')
    const first = await ask()
    expect((await operator(['requests'])).out).toBe(
      `${first}  link for a new password  brand1/forgetful1  asked by Single: The member called\n`,
    )
    expect((await operator(['refuse', '--request', first, '--reason', 'Not the owner'])).out).toContain(
      'Nothing happens',
    )
    const second = await ask()
    const approved = await operator(['approve', '--request', second, '--reason', 'I know the voice'])
    expect([approved.code, approved.out]).toEqual([
      0,
      expect.stringMatching(/hand this link to the owner yourself.*\n.*\/login\?invite=[\w-]{43}\n$/),
    ])
    const token = new URL(approved.out.split('\n')[1] ?? '').searchParams.get('invite') ?? ''
    const accepted = await server.program().call('identity.acceptInvite', {
      token,
      newPassword: 'My-own-horse-8',
      confirmNewPassword: 'My-own-horse-8',
    })
    expect(accepted.envelope).toMatchObject({ success: true, value: { username: 'forgetful1' } })
    const again = await operator(['approve', '--request', second, '--reason', 'I know the voice'])
    expect([again.code, again.err]).toEqual([1, 'This request has been decided or has expired.\n'])
    const { rows } = await server.platform.database.pool.query<{
      action: string
      operator_id: number | null
    }>('select action, operator_id from operator_action where subject = $1 order by id', [`member:${id}`])
    expect(rows.filter(({ operator_id }) => operator_id === null).map(({ action }) => action)).toEqual([
      'refuseAccountStep',
      'approveAccountStep',
    ])
    const { rows: given } = await server.platform.database.pool.query(
      'select 1 from inbox_message where member_id = $1',
      [id],
    )
    expect(given).toHaveLength(4)
  })

  it('writes each change to the audit record, without a password', async () => {
    await add('Recorded')
    await operator(['disable', '--name', 'Recorded'])
    const { rows } = await server.platform.database.pool.query<{
      line: string
      action: string
      operator_id: null
    }>(`
      select action, operator_id, a::text as line from operator_action a where after->>'name' = 'Recorded' order by id`)
    expect(rows.map(({ action, operator_id }) => [action, operator_id])).toEqual([
      ['createOperator', null],
      ['closeOperator', null],
    ])
    expect(rows.map(({ line }) => line).join()).not.toContain(password)
  })

  it.each([
    ['an unknown operator', ['disable', '--name', 'Nobody'], '', 'There is no operator Nobody'],
    [
      'a short password',
      ['add', '--name', 'Short', '--role', 'admin', '--password-stdin'],
      'short\n',
      'at least 12 characters',
    ],
    [
      'a missing terminal',
      ['add', '--name', 'Piped', '--role', 'admin'],
      `${password}\n`,
      '--password-stdin',
    ],
  ])('says what is wrong with %s', async (_name, args, input, sentence) => {
    const ended = await operator(args, { input })
    expect([ended.code, ended.out]).toEqual([1, ''])
    expect(ended.err).toContain(sentence)
  })

  it('explains its usage and exits with 2 when it is used wrongly', async () => {
    const ended = await operator(['add', '--name', 'x', '--role', 'owner'])
    expect([ended.code, ended.out]).toEqual([2, ''])
    expect(ended.err).toContain('Usage:')
  })

  it('says plainly that the installation is not running', async () => {
    const ended = await operator(['list'], {
      environment: { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
    })
    expect([ended.code, ended.out]).toEqual([1, ''])
    expect(ended.err).toMatch(/^The server is not running .*npm start/)
  })
})
