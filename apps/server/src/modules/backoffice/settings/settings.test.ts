// SPDX-License-Identifier: Apache-2.0
import { contract, settings as declared, type CallName } from '@tessera/contract'
import { english } from '@tessera/texts/english'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { hosts, openSiteTestServer, type SiteTestServer } from '../../site/site-for-tests.ts'
import { operatorRoles, type OperatorRole } from '@tessera/rules/operators/permissions'
import { settingsCalls } from '@tessera/contract/backoffice/settings-calls'

let server: SiteTestServer
let admin: CallClient
const operators = new Map<OperatorRole, CallClient>()

beforeAll(async () => {
  server = await openSiteTestServer()
  for (const role of operatorRoles) operators.set(role, await server.operator(`${role}-one`, role))
  admin = operators.get('admin')!
})
afterAll(() => server.close())

const tree = async (brandCode?: string) =>
  (await admin.call('backoffice.settings', brandCode === undefined ? {} : { brandCode })).envelope.value
const leaf = async (name: string, brandCode?: string) => {
  const found = (await tree(brandCode)).leaves.find((one) => one.name === name)
  if (!found) throw new Error(`no leaf ${name}`)
  return found
}
interface Wanted {
  name: string
  value: unknown
  version?: number
}
/** Changes leaves at their current version unless another is given. */
async function change(wanted: Wanted[], more: { brandCode?: string; dryRun?: boolean } = {}) {
  const { leaves } = await tree(more.brandCode)
  const changes = wanted.map(({ name, value, version }) => ({
    name,
    value,
    version: version ?? leaves.find((one) => one.name === name)?.version ?? 0,
  }))
  return admin.call('backoffice.changeSettings', { ...more, changes })
}
const publicName = async (host: string = hosts.first) =>
  (await server.at(host).call('site.whitelabel', {})).envelope.value.siteName

describe('the tree of settings', () => {
  it('has every leaf with its form, title, help, default and value', async () => {
    const { leaves, groups, brandCode } = await tree()
    expect([brandCode, leaves.map(({ name }) => name)]).toEqual(['brand1', Object.keys(declared)])
    const titles: Record<string, string> = english
    for (const one of leaves) {
      expect(titles[one.title], one.name).toBeTypeOf('string')
      expect(groups, one.name).toContain(one.group)
      expect(one.help, one.name).toMatch(/\.$/)
      expect(Object.keys(one.schema).length, one.name).toBeGreaterThan(0)
      expect(
        declared[one.name as keyof typeof declared].schema.safeParse(one.default).success,
        one.name,
      ).toBe(true)
    }
  })

  it('reports the feature of every identity switch as available', async () => {
    expect([
      (await leaf('identity.countryCodeSelector')).built,
      (await leaf('identity.usernameRegister')).built,
    ]).toEqual([true, true])
  })

  it('shows who changed a leaf last, and when', async () => {
    expect(await leaf('site.ageLimit')).toMatchObject({
      version: 0,
      changedBy: null,
      changedAt: null,
      value: 18,
    })
    await change([{ name: 'site.ageLimit', value: 19 }])
    expect(await leaf('site.ageLimit')).toMatchObject({
      version: 1,
      changedBy: 'admin-one',
      changedAt: server.clock.now(),
      value: 19,
    })
  })
})

describe('a change', () => {
  it('takes several leaves at once and is public at once', async () => {
    const { envelope } = await change([
      { name: 'site.name', value: 'Both' },
      { name: 'identity.countryCodeSelector', value: true },
    ])
    expect(envelope.value).toEqual({
      dryRun: false,
      differences: [
        { name: 'identity.countryCodeSelector', before: false, after: true, version: 1 },
        { name: 'site.name', before: 'Tessera', after: 'Both', version: 1 },
      ],
    })
    expect((await server.program().call('site.permission', {})).envelope.value.whitelabel).toMatchObject({
      siteName: 'Both',
      countryCodeSelector: true,
    })
  })

  it('can be tried: the same differences, but nothing changes', async () => {
    const before = [
      await tree(),
      (await admin.call('backoffice.settingHistory', {})).envelope.value.totalCount,
      await publicName(),
    ]
    const { envelope } = await change([{ name: 'site.name', value: 'Tried' }], { dryRun: true })
    expect(envelope.value).toMatchObject({
      dryRun: true,
      differences: [{ name: 'site.name', before: 'Both', after: 'Tried' }],
    })
    expect([
      await tree(),
      (await admin.call('backoffice.settingHistory', {})).envelope.value.totalCount,
      await publicName(),
    ]).toEqual(before)
  })

  it('of one brand does not affect another brand', async () => {
    await change([{ name: 'site.name', value: 'Second' }], { brandCode: 'brand2' })
    expect([await publicName(), await publicName(hosts.second)]).toEqual(['Both', 'Second'])
    expect(await leaf('site.ageLimit', 'brand2')).toMatchObject({ value: 18, version: 0 })
  })

  it('to the current value is not a change', async () => {
    const { version } = await leaf('site.name')
    expect((await change([{ name: 'site.name', value: 'Both' }])).envelope.value.differences).toEqual([])
    expect((await leaf('site.name')).version).toBe(version)
  })

  it('by two operators at once is made by one; the other is refused', async () => {
    const { version } = await leaf('site.gtagId')
    const ids = Array.from({ length: 12 }, (_, index) => `G-RACE${1000 + index}`)
    const answers = await Promise.all(
      ids.map((value) =>
        admin.call('backoffice.changeSettings', { changes: [{ name: 'site.gtagId', value, version }] }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 11 }, () => 409),
    ])
    const winner = ids[answers.findIndex(({ status }) => status === 200)]
    expect(await leaf('site.gtagId')).toMatchObject({ value: winner, version: version + 1 })
    const lost = answers.find(({ status }) => status === 409)
    expect(lost?.envelope).toMatchObject({
      success: false,
      code: 'SETTING_CHANGED',
      value: { names: 'site.gtagId' },
    })
  })

  it('that is outdated for one leaf changes none', async () => {
    const answer = await change([
      { name: 'site.name', value: 'Half' },
      { name: 'site.gtagId', value: 'G-LATE1234', version: 0 },
    ])
    expect([answer.status, await publicName()]).toEqual([409, 'Both'])
  })

  it.each([
    ['an unknown leaf', 'site.nonsense', 1, 'There is no such setting'],
    ['a name of every object', 'constructor', 1, 'There is no such setting'],
    ['another prototype', '__proto__', 1, 'There is no such setting'],
    ['a wrong type', 'site.ageLimit', '21', 'expected number'],
    ['a number out of bounds', 'site.ageLimit', 17, '18'],
    ['nothing', 'site.name', null, 'expected string'],
    ['an empty name', 'site.name', '   ', '1'],
    ['markup in a name', 'site.name', '<b>x</b>', 'brackets'],
    [
      'an unsafe address',
      'site.customerService',
      [{ csType: 'LIVE', path: 'javascript:alert(1)', title: 'x' }],
      'path',
    ],
    ['a field too many', 'identity.socialLogin', { google: true, facebook: false, other: true }, 'other'],
    ['a country that is none', 'site.blockedCountries', ['XX'], 'No country'],
    [
      'a list too long',
      'site.resources',
      Array.from({ length: 41 }, () => ({
        type: 'LINE',
        url: 'https://example.com',
        qrCodeUrl: '',
        labelNameEn: 'x',
      })),
      '40',
    ],
    [
      'a pattern that could hang',
      'identity.registrationFields',
      {
        username: {
          enabled: true,
          required: true,
          acceptedPattern: '(a+)+$',
          patternId: 1,
          minLength: 1,
          maxLength: 9,
        },
      },
      'safe to run',
    ],
    [
      'a field that no form has',
      'identity.registrationFields',
      {
        shoeSize: {
          enabled: true,
          required: true,
          acceptedPattern: '*',
          patternId: 1,
          minLength: 1,
          maxLength: 9,
        },
      },
      'no such field',
    ],
    [
      'a colour that cannot be read',
      'site.brandColour',
      { dark: '#101820', light: '#007a45' },
      'Too hard to read in the dark theme',
    ],
    ['a colour that is none', 'site.brandColour', { dark: 'red', light: '#007a45' }, '#rrggbb'],
    ['a minimum above the maximum', 'wallet.depositMinimum', 60_000, 'larger than the largest'],
    ['a first language that is not offered', 'site.languages', ['EN', 'TH'], 'not among the languages'],
    ['half a sign', 'site.name', '\uD800', ''],
  ])('to %s is refused with a reason, and changes nothing', async (_name, name, value, reason) => {
    const before = await tree()
    const answer = await change([
      { name: 'identity.countryCodeSelector', value: false },
      { name, value },
    ])
    expect([answer.status, answer.envelope.success]).toEqual([400, false])
    if (reason !== '')
      expect((answer.envelope.value as unknown as { fields: Record<string, string> }).fields[name]).toContain(
        reason,
      )
    expect(await tree()).toEqual(before)
  })

  it('of hundreds of leaves or of one leaf twice is refused', async () => {
    expect(
      (await change(Array.from({ length: 101 }, () => ({ name: 'site.name', value: 'x' })))).status,
    ).toBe(400)
    expect(
      (
        await change([
          { name: 'site.name', value: 'x' },
          { name: 'site.name', value: 'y' },
        ])
      ).status,
    ).toBe(400)
  })

  it('of the currency is refused once the brand has members', async () => {
    const euro = [{ name: 'site.currency', value: { code: 'EUR', symbol: '€' } }]
    expect((await change(euro, { brandCode: 'brand2' })).status).toBe(200)
    await server.member('dora01')
    expect((await change(euro)).status).toBe(400)
  })

  it('at an unknown brand is refused', async () => {
    expect((await admin.call('backoffice.settings', { brandCode: 'nobody' })).status).toBe(404)
    expect(
      (
        await admin.call('backoffice.changeSettings', {
          brandCode: 'nobody',
          changes: [{ name: 'site.name', value: 'x', version: 0 }],
        })
      ).envelope.code,
    ).toBe('NO_BRAND')
  })
})

describe('the history', () => {
  const history = async (name: string, brandCode = 'brand1') =>
    (await admin.call('backoffice.settingHistory', { name, brandCode })).envelope.value.list

  it('says who changed what, when, from what to what', async () => {
    await change([{ name: 'site.font', value: 'serif' }])
    await change([{ name: 'site.font', value: 'rounded' }])
    expect(await history('site.font')).toMatchObject([
      {
        name: 'site.font',
        before: 'serif',
        after: 'rounded',
        version: 2,
        changedBy: 'admin-one',
        changedAt: server.clock.now(),
      },
      { before: 'builtIn', after: 'serif', version: 1 },
    ])
    expect(await history('site.font', 'brand2')).toEqual([])
  })

  it('restores an old value, as a new change', async () => {
    const [latest] = await history('site.font')
    const tried = await admin.call('backoffice.restoreSetting', { id: latest!.id, version: 2, dryRun: true })
    expect(tried.envelope.value.differences).toEqual([
      { name: 'site.font', before: 'rounded', after: 'serif', version: 3 },
    ])
    await admin.call('backoffice.restoreSetting', { id: latest!.id, version: 2 })
    expect(await leaf('site.font')).toMatchObject({ value: 'serif', version: 3 })
    expect((await admin.call('backoffice.restoreSetting', { id: latest!.id, version: 2 })).status).toBe(409)
    expect((await admin.call('backoffice.restoreSetting', { id: '999999', version: 0 })).status).toBe(404)
  })

  it("appears in the operators' audit log, too", async () => {
    const { rows } = await server.platform.database.pool.query<{
      subject: string
      after: Record<string, string>
    }>(
      `select subject, after from operator_action where action = 'changeSettings' and after ? 'site.font' order by id`,
    )
    expect(rows.map(({ subject, after }) => [subject, after['site.font']])).toEqual([
      ['brand:brand1', '"serif"'],
      ['brand:brand1', '"rounded"'],
      ['brand:brand1', '"serif"'],
    ])
  })

  it('cannot be changed or deleted, not even by the owner of the tables', async () => {
    for (const statement of [
      "update setting_change set after = '1'",
      'delete from setting_change',
      'truncate setting_change',
    ]) {
      await expect(server.platform.database.pool.query(statement)).rejects.toThrow(
        /permission denied|never changed/,
      )
      const owner = new pg.Client({ connectionString: server.ownerUrl })
      await owner.connect()
      await expect(owner.query(statement)).rejects.toThrow('never changed')
      await owner.end()
    }
  })

  it('contains no secrets, and neither do the tree, differences or records', async () => {
    const { envelope } = await change([{ name: 'identity.defaultPassword', value: 'Welcome-777' }])
    const seen = JSON.stringify([envelope, await tree(), await history('identity.defaultPassword')])
    expect(seen).not.toContain('Welcome-777')
    const { rows } = await server.platform.database.pool.query<{ line: string }>(
      `select before::text || after::text as line from operator_action where action = 'changeSettings'`,
    )
    expect(rows.map(({ line }) => line).join()).not.toContain('Welcome-777')
    expect(server.logged()).not.toContain('Welcome-777')
  })

  it('keeps a secret that comes back redacted, and restores the real one', async () => {
    const stored = () => server.platform.settings.read('identity.defaultPassword')
    const { value } = await leaf('identity.defaultPassword')
    expect((await change([{ name: 'identity.defaultPassword', value }])).envelope.value.differences).toEqual(
      [],
    )
    expect(await stored()).toBe('Welcome-777')
    await change([{ name: 'identity.defaultPassword', value: 'Welcome-888' }])
    const [latest] = await history('identity.defaultPassword')
    await admin.call('backoffice.restoreSetting', { id: latest!.id, version: latest!.version })
    expect(await stored()).toBe('Welcome-777')
  })
})

describe('brands and hosts', () => {
  const names = async () => (await admin.call('backoffice.brands', {})).envelope.value.map(({ code }) => code)

  it('are created in the console and work at once', async () => {
    expect(
      (await admin.call('backoffice.addBrand', { code: 'brand3', name: 'Third brand' })).envelope.value,
    ).toMatchObject({ code: 'brand3', name: 'Third brand', enabled: true, hosts: [] })
    expect(
      (
        await admin.call('backoffice.addHost', {
          code: 'brand3',
          host: 'Third.Example.COM',
          affiliateCode: 'ABC1',
        })
      ).envelope.value.hosts,
    ).toMatchObject([{ host: 'third.example.com', enabled: true, affiliateCode: 'ABC1', speedMs: null }])
    expect(
      (await server.at('third.example.com').call('site.whitelabel', {})).envelope.value.merchantCode,
    ).toBe('brand3')
    expect(await names()).toEqual(['brand1', 'brand2', 'brand3'])
  })

  it('can be closed and opened', async () => {
    const valid = async () =>
      (await server.program().call('site.domainRoute', { domain: 'third.example.com' })).envelope.value.valid
    const seen = [await valid()]
    await admin.call('backoffice.changeHost', { host: 'third.example.com', enabled: false })
    seen.push(await valid())
    await admin.call('backoffice.changeHost', { host: 'third.example.com', enabled: true })
    await admin.call('backoffice.changeBrand', { code: 'brand3', enabled: false })
    seen.push(await valid())
    await admin.call('backoffice.changeBrand', { code: 'brand3', enabled: true, name: 'Third, anew' })
    seen.push(await valid())
    expect(seen).toEqual([true, false, false, true])
  })

  it('have unique codes and hosts, and the first brand cannot be closed', async () => {
    expect((await admin.call('backoffice.addBrand', { code: 'brand2', name: 'x' })).envelope.code).toBe(
      'BRAND_TAKEN',
    )
    expect(
      (await admin.call('backoffice.addHost', { code: 'brand3', host: hosts.second })).envelope.code,
    ).toBe('HOST_TAKEN')
    expect((await admin.call('backoffice.addHost', { code: 'nobody', host: 'x.example.com' })).status).toBe(
      404,
    )
    expect(
      (await admin.call('backoffice.changeHost', { host: 'none.example.com', enabled: true })).status,
    ).toBe(404)
    expect(
      (await admin.call('backoffice.changeBrand', { code: 'brand1', enabled: false })).envelope.code,
    ).toBe('FIRST_BRAND')
  })

  it.each([
    '',
    'a b',
    'http://x.example.com',
    'x.example.com/path',
    '-x.example.com',
    'x..com',
    `${'a'.repeat(64)}.com`,
    'ex\u0430mple.com',
    '*',
  ])('%j is no host', async (host) => {
    expect((await admin.callWith('backoffice.addHost', { code: 'brand3', host })).status).toBe(400)
  })
})

describe('who may do what', () => {
  const reading: CallName[] = ['backoffice.settings', 'backoffice.settingHistory', 'backoffice.brands']
  const bodies: Partial<Record<CallName, unknown>> = {
    'backoffice.changeSettings': { changes: [{ name: 'site.name', value: 'x', version: 99 }] },
    'backoffice.restoreSetting': { id: '999999', version: 0 },
    'backoffice.addBrand': { code: 'brand2', name: 'x' },
    'backoffice.changeBrand': { code: 'nobody' },
    'backoffice.addHost': { code: 'nobody', host: 'x.example.com' },
    'backoffice.changeHost': { host: 'none.example.com', enabled: true },
  }
  it('is listed here for every console call', () => {
    expect([...reading, ...Object.keys(bodies)].toSorted()).toEqual(
      Object.values(settingsCalls)
        .map(({ name }) => name)
        .toSorted(),
    )
    expect(Object.values(contract.backoffice).map(({ name }) => name)).toEqual(
      expect.arrayContaining(reading),
    )
  })
  it.each(reading)('%s: support and finance, too', async (name) => {
    for (const role of ['admin', 'finance', 'support'] as const)
      expect((await operators.get(role)!.callWith(name, {})).status, role).toBe(200)
  })
  it.each(Object.entries(bodies))('%s: only an administrator', async (name, body) => {
    for (const role of operatorRoles)
      expect(
        (await operators.get(role)!.callWith(name as CallName, body)).envelope.code === 'FORBIDDEN',
        role,
      ).toBe(role !== 'admin')
  })
})
