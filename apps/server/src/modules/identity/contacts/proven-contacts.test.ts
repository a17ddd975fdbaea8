// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import {
  freshName,
  isAlive,
  loggedIn,
  openIdentityTestServer,
  password,
  type IdentityTestServer,
} from '../identity-for-tests.ts'

// Entering a number or an address does not prove who holds it: it is stored unverified, and identifies
// nobody.

let server: IdentityTestServer
beforeAll(async () => {
  server = await openIdentityTestServer()
  const rules = await server.platform.settings.read('identity.registrationFields')
  await server.set('identity.registrationFields', {
    ...rules,
    email: { ...rules.email!, enabled: true, required: false },
  })
  for (const name of ['verificationCodeLogin', 'emailReset', 'phoneLogin', 'mobileRegister'] as const)
    await server.set(`identity.${name}`, true)
})
afterAll(() => server.close())

let numbers = 0
const freshNumber = (): string => `09078${String(++numbers).padStart(5, '0')}`
const e164 = (number: string): string => `+84${number.slice(1)}`
let addresses = 0
const address = (): string => `203.0.113.${(++addresses % 250) + 1}`
const sent = async (to: string) => (await server.sentTo(to))[0]

/** Registers with unverified contacts. */
async function claimant(contacts: {
  mobileNum?: string
  email?: string
}): Promise<{ name: string; client: CallClient; code: string }> {
  const [client, name] = [server.program(), freshName()]
  const form: CallInput<'identity.register'> = {
    username: name,
    password,
    confirmPassword: password,
    login: true,
    agreed: true,
    ...contacts,
    ...(await client.botCheck()),
  }
  const { envelope } = await client.call('identity.register', form, { ip: address() })
  if (envelope.success) client.token = envelope.value.token
  return { name, client, code: String(envelope.code) }
}

/** A member who has verified a contact with the code that was sent there. */
async function prove(
  client: CallClient,
  contact: { mobileNum: string } | { email: string },
): Promise<string> {
  await client.call('identity.sendContactCode', contact, { ip: address() })
  const target = 'email' in contact ? contact.email : e164(contact.mobileNum)
  return String(
    (
      await client.call(
        'identity.changeContact',
        { ...contact, verificationCode: (await sent(target))?.secret ?? '' },
        { ip: address() },
      )
    ).envelope.code,
  )
}

async function logInByCode(mobileNum: string): Promise<{ client: CallClient; code: string }> {
  const client = server.program()
  await client.call('identity.sendLoginCode', { mobileNum, ...(await client.botCheck()) }, { ip: address() })
  const verificationCode = (await sent(e164(mobileNum)))?.secret ?? '000000'
  const { envelope } = await client.call(
    'identity.login',
    { type: 'sms', mobileNum, verificationCode, ...(await client.botCheck()) },
    { ip: address() },
  )
  client.token = envelope.value.token
  return { client, code: String(envelope.code) }
}
const accountOf = async (client: CallClient) => (await client.call('members.info', {})).envelope.value.account
const contactsOf = async (client: CallClient) => {
  const { mobileNum, mobileVerified, email, emailVerified } = (await client.call('identity.security', {}))
    .envelope.value
  return { mobileNum, mobileVerified, email, emailVerified }
}

describe('an unverified contact', () => {
  it('cannot be used to log in, and no code is sent there', async () => {
    const number = freshNumber()
    await claimant({ mobileNum: number })
    expect((await logInByCode(number)).code).toBe('BAD_CODE')
    expect(await sent(e164(number))).toMatchObject({ status: 'withheld', secret: null })
  })

  it('is no login name, and recovers no account, by phone or by mail', async () => {
    const [number, email] = [freshNumber(), 'unproven@example.com']
    const { name, client } = await claimant({ mobileNum: number, email })
    expect((await loggedIn(server.program(), { username: number }, address())).envelope.code).toBe(
      'BAD_CREDENTIALS',
    )
    const stranger = server.program()
    await stranger.call(
      'identity.sendForgotCode',
      { mobileNum: number, ...(await stranger.botCheck()) },
      { ip: address() },
    )
    const reset = await stranger.call(
      'identity.resetByPhone',
      {
        mobileNum: number,
        verificationCode: (await sent(e164(number)))?.secret ?? '000000',
        newPassword: 'strangers-horse-9',
      },
      { ip: address() },
    )
    expect(reset.envelope.code).toBe('BAD_CODE')
    await stranger.callWith(
      'identity.resetByEmail',
      { username: name, email, ...(await stranger.botCheck()) },
      { ip: address() },
    )
    expect(await sent(email)).toMatchObject({ status: 'withheld', secret: null })
    expect(await isAlive(client)).toBe(true)
  })

  it('is accepted at registration without revealing that another member has it, verified or not', async () => {
    const [number, email] = [freshNumber(), 'taken@example.com']
    const owner = await claimant({})
    expect([await prove(owner.client, { mobileNum: number }), await prove(owner.client, { email })]).toEqual([
      'OK',
      'OK',
    ])
    const answers = [
      await claimant({ mobileNum: number }),
      await claimant({ mobileNum: number, email: 'TAKEN@example.com' }),
      await claimant({ mobileNum: freshNumber(), email: 'free@example.com' }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(['OK', 'OK', 'OK'])
    expect(await contactsOf(answers[1]!.client)).toMatchObject({
      mobileVerified: false,
      emailVerified: false,
    })
    expect(await accountOf((await logInByCode(number)).client)).toBe(owner.name)
    await answers[0]!.client.callWith(
      'identity.resetByEmail',
      { username: owner.name, email, ...(await answers[0]!.client.botCheck()) },
      { ip: address() },
    )
    expect((await sent(email))?.secret).toMatch(/^[a-zA-Z0-9]{16}$/)
  })
})

describe('a member who verifies a contact', () => {
  it('owns it from then on, whoever entered it before; for the others it stays unverified', async () => {
    const [number, email] = [freshNumber(), 'mine@example.com']
    const others = [
      await claimant({ mobileNum: number, email }),
      await claimant({ mobileNum: number, email }),
    ]
    const owner = await claimant({})
    expect([await prove(owner.client, { mobileNum: number }), await prove(owner.client, { email })]).toEqual([
      'OK',
      'OK',
    ])
    expect(await accountOf((await logInByCode(number)).client)).toBe(owner.name)
    for (const { client } of others)
      expect(await contactsOf(client)).toMatchObject({ mobileVerified: false, emailVerified: false })
  })

  it('can be a new member with the code of the registration', async () => {
    const number = freshNumber()
    const before = await claimant({ mobileNum: number })
    const client = server.program()
    await client.call(
      'identity.sendRegisterCode',
      { mobileNo: number, ...(await client.botCheck()) },
      { ip: address() },
    )
    const registered = await client.call(
      'identity.registerMobile',
      {
        mobileNum: number,
        verificationCode: (await sent(e164(number)))?.secret ?? '',
        registerMethod: 'WEB',
        login: true,
        agreed: true,
        ...(await client.botCheck()),
      },
      { ip: address() },
    )
    expect(registered.envelope.code).toBe('OK')
    client.token = registered.envelope.value.token
    const entered = await logInByCode(number)
    expect(await accountOf(entered.client)).toBe(await accountOf(client))
    expect(await accountOf(entered.client)).not.toBe(before.name)
  })

  it('is its only owner: of two who verify it at once, one gets it and the other is refused', async () => {
    const number = freshNumber()
    const [one, other] = [await claimant({ mobileNum: number }), await claimant({})]
    const codes: string[] = []
    for (const { client } of [one, other]) {
      codes.push(await prove(client, { mobileNum: number }))
      server.clock.advance(60_000)
    }
    expect(codes).toEqual(['OK', 'MOBILE_TAKEN'])
    expect(await accountOf((await logInByCode(number)).client)).toBe(one.name)
  })
})
