// SPDX-License-Identifier: Apache-2.0
import type { CallInput } from '@tessera/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  freshName,
  openIdentityTestServer,
  password,
  type IdentityTestServer,
} from '../identity-for-tests.ts'

let server: IdentityTestServer
beforeAll(async () => {
  server = await openIdentityTestServer()
  await server.set('identity.botCheck', false)
})
afterAll(() => server.close())

const rule = (patternId: number, minLength = 1, maxLength = 50, acceptedPattern = '') => ({
  enabled: true,
  required: true,
  acceptedPattern,
  patternId,
  minLength,
  maxLength,
})
type Rules = Record<string, ReturnType<typeof rule>>
const usual: Rules = { username: rule(1, 6, 12), password: rule(19, 8, 64) }

let addresses = 0
/** The messages by field with which a registration is refused; none if it was accepted. */
async function said(
  rules: Rules,
  typed: Partial<CallInput<'identity.register'>>,
): Promise<Record<string, string>> {
  await server.set('identity.registrationFields', rules)
  addresses += 1
  const { envelope } = await server.program().call(
    'identity.register',
    {
      username: freshName(),
      password,
      confirmPassword: password,
      login: true,
      agreed: true,
      ...typed,
    },
    { ip: `198.51.100.${addresses}` },
  )
  return envelope.success ? {} : (envelope.value as unknown as { fields: Record<string, string> }).fields
}
const saidOf = async (patternId: number, value: string): Promise<string | undefined> =>
  (await said({ ...usual, wechat: rule(patternId) }, { wechat: value }))['wechat']

/** Its message, patternId, values that it accepts, values that it refuses. */
const patterns: [string, number, string[], string[]][] = [
  ['any characters [VAL-031]', 0, ['a 1!'], []],
  ['first char letter then letters and digits [VAL-032]', 1, ['abc123'], ['1abc23']],
  ['kanji and digits [VAL-033]', 2, ['漢字12', '12'], ['ab12']],
  ['email format [VAL-034]', 3, ['a@b.co'], ['a@b']],
  ['alphanumeric without special characters [VAL-035]', 4, ['ab12'], ['ab_12']],
  ['letters and digits combined [VAL-036]', 5, ['abc123'], ['abcdef', '123456']],
  ['digits only [VAL-037]', 6, ['1234'], ['12a4']],
  ['alphanumeric with at least one uppercase [VAL-038]', 7, ['Abc123'], ['abc123']],
  ['English letters and spaces [VAL-039]', 8, ['John Doe'], ['สมชาย']],
  ['no spaces [VAL-040]', 9, ['a_b!1'], ['a b']],
  ['Chinese and punctuation [VAL-041]', 10, ['王小·明'], ['John']],
  ['date yyyy-MM-dd [VAL-042]', 11, ['2000-02-29'], ['2001-02-29', '02-28-2001']],
  ['letters and spaces [VAL-043]', 12, ['Nguyễn Văn An'], ['John1']],
  ['date MM-dd-yyyy [VAL-044]', 13, ['02-28-2001'], ['2001-02-28']],
  ['letters and digits only [VAL-045]', 14, ['abc', '123'], ['a-1']],
  ['Korean only [VAL-046]', 15, ['김철수'], ['Kim']],
  ['Thai only [VAL-047]', 16, ['สมชาย'], ['สม ชาย', 'สมA']],
  ['Thai or English plus spaces [VAL-048]', 17, ['สมชาย Abc'], ['สมชาย 1']],
  ['uppercase letters and spaces with at least one English letter [VAL-049]', 18, ['JOHN DOE'], ['John']],
  ['letters, digits and symbols [VAL-050]', 19, ['aB1!'], ['a b']],
  ['at least one uppercase, lowercase, digit and special symbol [VAL-051]', 20, ['Aa1!aa'], ['Aa1aaa']],
]

describe('a registration that the platform decides', () => {
  it('judges every field by the rule it comes with [VAL-001, VAL-002, VAL-003, VAL-004, VAL-005, VAL-006, VAL-007, VAL-008, VAL-009, VAL-010, VAL-011, VAL-012, VAL-013, VAL-014]', async () => {
    const shipped: Rules = await server.platform.settings.read('identity.registrationFields')
    const asked = Object.fromEntries(
      Object.entries(shipped).map(([name, its]) => [name, { ...its, enabled: true }]),
    )
    const wrong: Record<string, [typed: string, words: string]> = {
      username: ['1abcdef', 'Please enter 6 - 12 characters: first char letter then letters and digits'],
      password: ['abc def 12', 'Please enter 8 - 64 characters: letters, digits and symbols'],
      mobileNum: ['abc', 'Please enter a valid mobile number'],
      payeeName: ['John1', 'Real name format is incorrect'],
      paymentPassword: ['12ab56', 'Please enter 6 characters: digits only'],
      qqNum: ['abcdef', 'Please enter 5 - 12 characters: digits only'],
      line: ['a b', 'Please enter 2 - 50 characters: no spaces'],
      whatsapp: ['12345abc', 'Please enter 8 - 15 characters: digits only'],
      zalo: ['12345abc', 'Please enter 8 - 15 characters: digits only'],
      facebook: ['a b', 'Please enter 2 - 50 characters: no spaces'],
      wechat: ['a b', 'Please enter 2 - 50 characters: no spaces'],
      idNumber: ['ab-1234', 'Please enter 6 - 20 characters: alphanumeric without special characters'],
      email: ['a@bcd', 'Please enter 5 - 100 characters: email format'],
      affiliateCode: ['ab-12', 'Please enter 4 - 20 characters: alphanumeric without special characters'],
    }
    const typed = Object.fromEntries(Object.entries(wrong).map(([name, [value]]) => [name, value]))
    expect(await said(asked, { ...typed, confirmPassword: typed['password']! })).toEqual(
      Object.fromEntries(Object.entries(wrong).map(([name, [, words]]) => [name, words])),
    )
  })

  it.each(patterns)('%s', async (title, patternId, accepted, refused) => {
    const words = title.slice(0, title.lastIndexOf(' ['))
    for (const value of accepted) expect.soft(await saidOf(patternId, value), value).toBeUndefined()
    for (const value of [...refused, 'x'.repeat(51)])
      expect.soft(await saidOf(patternId, value), value).toBe(`Please enter 1 - 50 characters: ${words}`)
  })

  it('names the pattern by its number, and both lengths or the single one [VAL-029] [VAL-030]', async () => {
    expect(await said(usual, { username: '1abcdef' })).toEqual({
      username: 'Please enter 6 - 12 characters: first char letter then letters and digits',
    })
    expect(await said({ ...usual, wechat: rule(6, 6, 6) }, { wechat: '12345' })).toEqual({
      wechat: 'Please enter 6 characters: digits only',
    })
  })

  it('has a message of its own for the length of a password [VAL-052]', async () => {
    const typed = { password: 'abc', confirmPassword: 'abc' }
    expect(await said({ ...usual, password: rule(19, 6, 12) }, typed)).toEqual({
      password: 'Please fill in your password with 6 - 12 characters',
    })
  })

  it('refuses what the pattern of the setting does not accept, and any length beyond its bounds [VAL-016] [VAL-017]', async () => {
    const rules = { ...usual, wechat: rule(0, 4, 6, '[0-9]+') }
    for (const wechat of ['1234', '123456']) expect(await said(rules, { wechat })).toEqual({})
    for (const wechat of ['12a4', '123', '1234567'])
      expect(await said(rules, { wechat })).toEqual({ wechat: expect.stringContaining('4 - 6') as string })
  })

  it('accepts any text of an allowed length where the pattern is a star [VAL-018]', async () => {
    const rules = { ...usual, wechat: rule(6, 2, 4, '*') }
    expect(await said(rules, { wechat: 'a ?' })).toEqual({})
    for (const wechat of ['a', 'a ? b'])
      expect(await said(rules, { wechat })).toEqual({ wechat: expect.stringContaining('2 - 4') as string })
  })

  it('asks for name, password and confirmation although the settings do not require them [VAL-019]', async () => {
    const optional = Object.fromEntries(
      Object.entries(usual).map(([name, its]) => [name, { ...its, required: false }]),
    )
    expect(await said(optional, { username: '', password: '', confirmPassword: '' })).toEqual({
      username: 'Username not empty',
      password: 'Password not empty',
      confirmPassword: 'Confirm password not empty',
    })
  })
})
