// SPDX-License-Identifier: Apache-2.0
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../../testing/call-client.ts'
import { openTestServer, type TestServer } from '../../../../testing/server-for-tests.ts'

let server: TestServer
let admin: CallClient
let supervisor: CallClient
let support: CallClient
async function signInOperators(round: number): Promise<void> {
  admin = await server.operator(`chief${round}`, 'admin')
  supervisor = await server.operator(`lead${round}`, 'supervisor')
  support = await server.operator(`helper${round}`, 'support')
}
beforeAll(async () => {
  server = await openTestServer()
  await server.platform.settings.write('identity.twoFactor', true, 'test')
  await signInOperators(1)
})
afterAll(() => server.close())

const reason = 'asked by phone'
const dayMs = 86_400_000
const query = <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  server.platform.database.query<Row>({ name: text.slice(0, 40), text, values })

async function memberWithApp(username: string): Promise<{ id: number; client: CallClient }> {
  const client = await server.member(username)
  const { secret } = (await client.call('identity.startTotp', {})).envelope.value
  await client.call('identity.confirmTotp', {
    code: new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now() }),
  })
  const id =
    (await admin.call('backoffice.members', { search: username })).envelope.value.list[0]?.memberId ?? 0
  return { id, client }
}
const hasApp = async (id: number): Promise<boolean> =>
  (await support.call('backoffice.account', { id })).envelope.value.totp
const ask = async (
  id: number,
  kind: 'invite' | 'removeSecondFactors' = 'removeSecondFactors',
  client = support,
) => client.call('backoffice.askAccountStep', { id, kind, reason })
const approve = (client: CallClient, requestId: string) =>
  client.call('backoffice.approveAccountRequest', { id: requestId, reason: 'I called back' })
const refuse = (client: CallClient, requestId: string) =>
  client.call('backoffice.refuseAccountRequest', { id: requestId, reason: 'Not the owner' })
const proveMail = (id: number, email: string) =>
  query(
    `
  insert into member_profile (member_id, brand_code, email, email_key, email_verified) values ($1, 'brand1', $2, $2, true)
  on conflict (member_id) do update set email = $2, email_key = $2, email_verified = true`,
    [id, email],
  )

describe('a step that lets somebody into an account', () => {
  it('needs two operators: support requests it, another with the permission approves, and nothing happens before', async () => {
    const { id } = await memberWithApp('twopeople1')
    const { envelope } = await ask(id)
    expect(envelope.value).toMatchObject({
      kind: 'removeSecondFactors',
      memberId: id,
      username: 'twopeople1',
      status: 'waiting',
      askedBy: 'helper1',
      own: true,
      expiresAt: server.clock.now() + dayMs,
    })
    expect(await hasApp(id)).toBe(true)
    expect((await approve(support, envelope.value.requestId)).status).toBe(403)
    expect(await hasApp(id)).toBe(true)
    expect((await approve(supervisor, envelope.value.requestId)).envelope.value).toMatchObject({
      request: { status: 'approved', decidedBy: 'lead1', decisionReason: 'I called back' },
      invite: null,
    })
    expect(await hasApp(id)).toBe(false)
  })

  it.each(['admin', 'supervisor'] as const)(
    'is never approved or refused by the %s who asked for it',
    async (role) => {
      const own = role === 'admin' ? admin : supervisor
      const { id } = await memberWithApp(`ownasked${role}`)
      const { requestId } = (await ask(id, 'removeSecondFactors', own)).envelope.value
      expect(await approve(own, requestId)).toMatchObject({ status: 403, envelope: { code: 'OWN_REQUEST' } })
      expect(await refuse(own, requestId)).toMatchObject({ status: 403, envelope: { code: 'OWN_REQUEST' } })
      expect(await hasApp(id)).toBe(true)
      await expect(
        query(
          "update account_request set status = 'approved', decided_by = asked_by, decided_by_name = 'x', decided_at = now() where id = $1",
          [requestId],
        ),
      ).rejects.toThrow('account_request_two_people')
    },
  )

  it('can be refused, is decided once, however many decide at once, and can then be requested again', async () => {
    const { id } = await memberWithApp('refusedone')
    const { requestId } = (await ask(id)).envelope.value
    expect((await ask(id)).envelope.code).toBe('REQUEST_WAITING')
    const answers = await Promise.all([
      refuse(admin, requestId),
      approve(supervisor, requestId),
      refuse(admin, requestId),
      approve(supervisor, requestId),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect((await approve(admin, requestId)).envelope.code).toBe('REQUEST_OVER')
    expect((await ask(id)).envelope.success).toBe(true)
  })

  it('is recorded with who requested it, who decided and why', async () => {
    const { id } = await memberWithApp('recordedone')
    const { requestId } = (await ask(id)).envelope.value
    await approve(supervisor, requestId)
    const rows = await query<{
      operator_name: string
      action: string
      after: { kind: string; reason: string; askedBy?: string }
    }>('select operator_name, action, after from operator_action where subject = $1 order by id', [
      `member:${id}`,
    ])
    expect(rows).toEqual([
      {
        operator_name: 'helper1',
        action: 'askAccountStep',
        after: { kind: 'removeSecondFactors', reason, request: requestId },
      },
      {
        operator_name: 'lead1',
        action: 'approveAccountStep',
        after: {
          kind: 'removeSecondFactors',
          askedBy: 'helper1',
          reason: 'I called back',
          request: requestId,
        },
      },
    ])
  })

  it('notifies the owner on request and completion, by message in their language and by mail to the verified address', async () => {
    const { id, client } = await memberWithApp('toldowner1')
    await proveMail(id, 'owner@example.com')
    await approve(supervisor, (await ask(id)).envelope.value.requestId)
    await client.call('identity.logout', {})
    const inbox = await query<{ title: string; content: string; words: Record<string, { title: string }> }>(
      'select title, content, words from inbox_message where member_id = $1 order by id',
      [id],
    )
    expect(inbox.map(({ content }) => content)).toEqual([
      expect.stringContaining('An authenticator app was set up for your account'),
      expect.stringContaining('Customer service was asked to remove your second factors'),
      expect.stringContaining('A second factor was removed'),
    ])
    expect(inbox.map(({ words }) => [words['VI']?.title, Object.keys(words).length])).toEqual(
      Array.from({ length: 3 }, () => ['Tài khoản của bạn có thay đổi', 17]),
    )
    const mails = (await admin.call('backoffice.outbox', { channel: 'mail', search: 'owner@example.com' }))
      .envelope.value.list
    expect(mails.map(({ subject, body }) => [subject, body])).toEqual([
      [
        'Tessera: a change to your account',
        expect.stringContaining('A second factor was removed from your account.'),
      ],
      ['Tessera: a change to your account', expect.stringContaining('Customer service was asked')],
    ])
    expect(mails[0]?.body).toContain('contact customer service')
  })

  it('shows the password link to no operator when the owner has a verified address', async () => {
    await server.member('mailedone1')
    const id =
      (await admin.call('backoffice.members', { search: 'mailedone1' })).envelope.value.list[0]?.memberId ?? 0
    await proveMail(id, 'mailed@example.com')
    const answer = await approve(supervisor, (await ask(id, 'invite')).envelope.value.requestId)
    expect(answer.envelope.value.invite).toEqual({
      url: null,
      mailed: true,
      expiresAt: server.clock.now() + dayMs,
    })
    const [row] = await query<{ secret: string }>(
      "select secret from outbox_message where recipient = 'mailed@example.com' and template = 'mail.invite'",
    )
    expect(row?.secret).toMatch(/\/login\?invite=[\w-]{43}$/)
    expect(JSON.stringify(answer.envelope)).not.toContain('invite=')
  })

  it('can be looked up: waiting requests, and those decided for one account', async () => {
    const { id } = await memberWithApp('lookedup01')
    const { requestId } = (await ask(id)).envelope.value
    const waiting = (await supervisor.call('backoffice.accountRequests', { waiting: true })).envelope.value
    expect(waiting.list.find((request) => request.requestId === requestId)).toMatchObject({
      own: false,
      askedBy: 'helper1',
      status: 'waiting',
      reason,
    })
    await refuse(admin, requestId)
    expect(
      (await supervisor.call('backoffice.accountRequests', { memberId: id })).envelope.value.list,
    ).toMatchObject([{ requestId, status: 'refused', decidedBy: 'chief1', decisionReason: 'Not the owner' }])
    expect(
      (await supervisor.call('backoffice.accountRequests', { waiting: true })).envelope.value.list.map(
        (request) => request.requestId,
      ),
    ).not.toContain(requestId)
  })

  it('expires after a day', async () => {
    const { id } = await memberWithApp('expiredone')
    const { requestId } = (await ask(id)).envelope.value
    server.clock.advance(dayMs)
    await signInOperators(2)
    expect((await approve(supervisor, requestId)).envelope.code).toBe('REQUEST_OVER')
    expect(await hasApp(id)).toBe(true)
    expect(
      (await supervisor.call('backoffice.accountRequests', { memberId: id })).envelope.value.list,
    ).toMatchObject([{ status: 'expired' }])
    expect((await ask(id)).envelope.success).toBe(true)
  })
})

describe('the owner of an account', () => {
  it('is notified of an unlock, a new contact and a new password, also at the previous verified address', async () => {
    const client = await server.member('changedone')
    const id =
      (await admin.call('backoffice.members', { search: 'changedone' })).envelope.value.list[0]?.memberId ?? 0
    await proveMail(id, 'before@example.com')
    await support.call('backoffice.unlockAccount', { id, reason })
    await client.call('identity.sendContactCode', { email: 'after@example.com' })
    const code =
      /\b(\d{6})\b/.exec(
        (await admin.call('backoffice.outbox', { channel: 'mail', search: 'after@example.com' })).envelope
          .value.list[0]?.body ?? '',
      )?.[1] ?? ''
    expect(
      (await client.call('identity.changeContact', { email: 'after@example.com', verificationCode: code }))
        .envelope.success,
    ).toBe(true)
    await client.call('identity.changePassword', {
      oldPassword: 'Correct-horse-9',
      newPassword: 'Another-horse-9',
      confirmNewPassword: 'Another-horse-9',
    })
    const given = await query<{ recipient: string; body: string }>(
      "select recipient, body from outbox_message where template = 'mail.security' and recipient in ('before@example.com', 'after@example.com') order by id",
    )
    const what = (body: string): string =>
      /unlocked|email address|password of your account/.exec(body)?.[0] ?? body
    expect(given.map(({ recipient, body }) => [recipient, what(body)])).toEqual([
      ['before@example.com', 'unlocked'],
      ['after@example.com', 'email address'],
      ['before@example.com', 'email address'],
      ['after@example.com', 'password of your account'],
    ])
    expect(await query('select 1 from inbox_message where member_id = $1', [id])).toHaveLength(3)
  })
})
