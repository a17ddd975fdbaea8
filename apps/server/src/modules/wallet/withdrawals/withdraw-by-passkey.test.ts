// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthenticator } from '../../identity/passkeys/authenticator-for-tests.ts'
import { requestId } from '../wallet-for-tests.ts'
import { openWithdrawalFixture, type Rich, type WithdrawalFixture } from './withdrawal-for-tests.ts'

let fixture: WithdrawalFixture
beforeAll(async () => {
  fixture = await openWithdrawalFixture()
  await fixture.bank.server.platform.settings.write('identity.passkeys', true, 'test')
  await fixture.bank.server.platform.settings.write('identity.newFactorHours', 0, 'test')
})
afterAll(() => fixture.close())

type Key = ReturnType<typeof createAuthenticator>

async function richWithPasskey(): Promise<Rich & { key: Key }> {
  const from = await fixture.rich()
  const { client } = from.member
  // The host is that of the requests, the port that of the site.
  const key = createAuthenticator({ origin: `http://localhost:${new URL(fixture.bank.publicUrl).port}` })
  const { challengeId, options } = (await client.call('identity.addPasskeyTask', {})).envelope.value
  const added = await client.call('identity.addPasskey', {
    challengeId,
    passkey: key.make(options),
    name: '',
  })
  expect(added.envelope).toMatchObject({ success: true })
  return { ...from, key }
}

const taskOf = async ({ member }: Rich) =>
  (await member.client.call('identity.paymentPasskey', {})).envelope.value

const withdraw = ({ member, bankAccountId }: Rich, confirmation: object, id = requestId()) =>
  member.client.callWith('wallet.withdrawByPasskey', {
    amount: 60,
    bankAccountId,
    requestId: id,
    ...confirmation,
  })

describe('a withdrawal that is confirmed with a passkey', () => {
  it('holds the amount without a payment password, and once for a repeated request', async () => {
    const from = await richWithPasskey()
    const { challengeId, options } = await taskOf(from)
    const confirmation = { challengeId, passkey: from.key.use(options) }
    const id = requestId()
    const first = await withdraw(from, confirmation, id)
    expect(first).toMatchObject({ status: 200, envelope: { success: true, value: { status: 'Pending' } } })
    expect((await withdraw(from, confirmation, id)).envelope.value).toEqual(first.envelope.value)
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 40, held: 60 })
  })

  it('needs a challenge of its own for each: what was used, or made for something else, is refused', async () => {
    const from = await richWithPasskey()
    const { challengeId, options } = await taskOf(from)
    const confirmation = { challengeId, passkey: from.key.use(options) }
    expect((await withdraw(from, { ...confirmation })).envelope.success).toBe(true)
    const { client } = from.member
    const stepUp = (await client.call('identity.stepUpPasskey', {})).envelope.value
    const other = { challengeId: stepUp.challengeId, passkey: from.key.use(stepUp.options) }
    for (const again of [confirmation, other])
      expect((await withdraw(from, again)).envelope).toMatchObject({ success: false, code: 'BAD_PASSKEY' })
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 40, held: 60 })
  })

  it('needs a passkey of the member: those of others, and answers for other sites, are refused', async () => {
    const [from, other] = [await richWithPasskey(), await richWithPasskey()]
    const tries = [
      async () => {
        const { challengeId, options } = await taskOf(from)
        return { challengeId, passkey: other.key.use(options) }
      },
      async () => {
        const { challengeId, options } = await taskOf(other)
        return { challengeId, passkey: other.key.use(options) }
      },
      async () => {
        const { challengeId, options } = await taskOf(from)
        return { challengeId, passkey: from.key.use(options, { origin: 'https://evil.example' }) }
      },
      async () => {
        const { challengeId, options } = await taskOf(from)
        return { challengeId, passkey: from.key.use(options, { verified: false }) }
      },
    ]
    for (const confirmation of tries)
      expect((await withdraw(from, await confirmation())).envelope).toMatchObject({
        success: false,
        code: 'BAD_PASSKEY',
      })
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 100, held: 0 })
  })

  it('asks the same of the amount and the account as any other, and takes no password beside it', async () => {
    const from = await richWithPasskey()
    const confirmation = async (): Promise<object> => {
      const { challengeId, options } = await taskOf(from)
      return { challengeId, passkey: from.key.use(options) }
    }
    for (const [part, code] of [
      [{ amount: 100.01 }, 'INSUFFICIENT'],
      [{ bankAccountId: requestId() }, 'UNKNOWN_ACCOUNT'],
      [{ password: '482915' }, 'INVALID'],
    ] as const)
      expect((await withdraw(from, { ...(await confirmation()), ...part })).envelope.code).toBe(code)
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 100, held: 0 })
  })

  it('is one of sixteen that come at once with one confirmation', async () => {
    const from = await richWithPasskey()
    const { challengeId, options } = await taskOf(from)
    const confirmation = { challengeId, passkey: from.key.use(options) }
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => withdraw(from, { ...confirmation, amount: 10 })),
    )
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
    expect(await fixture.bank.balance(from.member)).toEqual({ cash: 90, held: 10 })
  })
})
