// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { leadingZeroBits } from '@tessera/rules/identity/bot-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import {
  freshName,
  openIdentityTestServer,
  password,
  type IdentityTestServer,
} from '../../identity/identity-for-tests.ts'

let server: IdentityTestServer
beforeAll(async () => {
  server = await openIdentityTestServer()
})
afterAll(() => server.close())

type Answer = Awaited<ReturnType<CallClient['botCheck']>>
const register = (
  client: CallClient,
  answer: Omit<Partial<Answer>, 'botCheckResult'> & { botCheckResult?: string | number },
) =>
  client.call('identity.register', {
    username: freshName(),
    password,
    confirmPassword: password,
    login: true,
    agreed: true,
    ...answer,
  })
const refusal = {
  status: 200,
  envelope: {
    success: false,
    code: 'BOT_CHECK_FAILED',
    message: 'Please complete verification first',
    value: null,
  },
}

describe('the bot check', () => {
  it('asks for as many zero bits as the setting says and accepts the first number that has them', async () => {
    const client = server.program()
    const {
      envelope: { value: task },
    } = await client.call('identity.botCheck', {})
    expect(task).toMatchObject({ botCheckType: 'pow', difficulty: 8 })
    const answer = await client.botCheck()
    expect(
      leadingZeroBits(
        createHash('sha256')
          .update(answer.botCheckId + answer.botCheckResult)
          .digest(),
      ),
    ).toBeGreaterThanOrEqual(8)
    expect((await register(client, answer)).envelope.success).toBe(true)
  })

  it('serves one call, also when two come at once', async () => {
    const client = server.program()
    const answer = await client.botCheck()
    const answers = await Promise.all([
      register(client, answer),
      register(client, answer),
      register(client, answer),
    ])
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    expect(await register(client, answer)).toMatchObject(refusal)
  })

  it('expires after two minutes', async () => {
    const client = server.program()
    const [early, late] = [await client.botCheck(), await client.botCheck()]
    server.clock.advance(2 * 60_000 - 1)
    expect((await register(client, early)).envelope.success).toBe(true)
    server.clock.advance(1)
    expect(await register(client, late)).toMatchObject(refusal)
  })

  it('is valid on another process of the platform', async () => {
    const answer = await server.program().botCheck()
    const other = await server.otherProcess()
    expect((await register(other.program(), answer)).envelope.success).toBe(true)
    expect(await register(server.program(), answer)).toMatchObject(refusal)
  })

  const spoiled: [string, (answer: Answer) => Partial<Answer>][] = [
    ['nothing', () => ({})],
    ['no result', ({ botCheckType, botCheckId }) => ({ botCheckType, botCheckId })],
    ['a wrong result', (answer) => ({ ...answer, botCheckResult: wrongResult(answer.botCheckId) })],
    ['a result that is no number', (answer) => ({ ...answer, botCheckResult: `0${answer.botCheckResult}` })],
    ['another type', (answer) => ({ ...answer, botCheckType: 'image' })],
    [
      'an id that the platform did not make',
      (answer) => ({ ...answer, botCheckId: forge(answer.botCheckId) }),
    ],
    ['an id with less work in it', (answer) => ({ ...answer, botCheckId: easier(answer.botCheckId) })],
    ['the same id written otherwise', (answer) => ({ ...answer, botCheckId: `${answer.botCheckId}=` })],
  ]
  it.each(spoiled)('refuses %s', async (_, spoil) => {
    const client = server.program()
    expect(await register(client, spoil(await client.botCheck()))).toMatchObject(refusal)
  })

  it('accepts the result as a number as well as a string', async () => {
    const client = server.program()
    const answer = await client.botCheck()
    expect(
      (await register(client, { ...answer, botCheckResult: Number(answer.botCheckResult) })).envelope.success,
    ).toBe(true)
    for (const botCheckResult of [-1, 1.5, 1e300, wrongNumber(answer.botCheckId)]) {
      expect(
        (await register(client, { ...(await client.botCheck()), botCheckResult })).envelope.success,
      ).toBe(false)
    }
  })

  it('guards logging in as well', async () => {
    expect(await server.program().call('identity.login', { username: freshName(), password })).toMatchObject(
      refusal,
    )
  })

  it('is not used up by a form that could not have succeeded', async () => {
    const client = server.program()
    const answer = await client.botCheck()
    await client.call('identity.register', {
      username: '1',
      password,
      confirmPassword: password,
      login: true,
      agreed: true,
      ...answer,
    })
    expect((await register(client, answer)).envelope.success).toBe(true)
  })

  it('is ignored while it is switched off', async () => {
    await server.platform.settings.write('identity.botCheck', false, 'test')
    const client = server.program()
    expect((await register(client, {})).envelope.success).toBe(true)
    expect(
      (await register(client, { botCheckType: 'pow', botCheckId: 'x', botCheckResult: 'y' })).envelope
        .success,
    ).toBe(true)
  })
})

const wrongNumber = (id: string): number => Number(wrongResult(id))

function wrongResult(id: string): string {
  let n = 0
  while (leadingZeroBits(createHash('sha256').update(`${id}${n}`).digest()) >= 8) n++
  return String(n)
}
const changed = (id: string, change: (bytes: Buffer) => void): string => {
  const bytes = Buffer.from(id, 'base64url')
  change(bytes)
  return bytes.toString('base64url')
}
const forge = (id: string): string =>
  changed(id, (bytes) => {
    bytes[0] = (bytes[0] ?? 0) ^ 1
  })
const easier = (id: string): string =>
  changed(id, (bytes) => {
    bytes[22] = 0
  })
