// SPDX-License-Identifier: Apache-2.0
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createSettings } from '../../platform/settings/settings.ts'
import { addresses, hosts, openSiteTestServer, type SiteTestServer } from './site-for-tests.ts'

let server: SiteTestServer

beforeAll(async () => {
  server = await openSiteTestServer()
})
afterAll(() => server.close())

const value = async <
  Name extends
    | 'site.permission'
    | 'site.whitelabel'
    | 'site.status'
    | 'site.registerSettings'
    | 'site.routers',
>(
  name: Name,
  host = hosts.first,
  ip?: string,
) => (await server.at(host).call(name, {} as never, { ip })).envelope.value

const switches = [
  'mobileRegister',
  'mobileRegisterPassword',
  'smsVerification',
  'usernameRegister',
  'freePlay',
  'forcePasswordExpiry',
  'verificationCodeLogin',
  'phoneLogin',
  'emailReset',
  'countryCodeSelector',
  'referralPromo',
  'loginRequired',
  'publicity',
  'memberCenter',
  'showBars',
  'lotteryCenter',
  'botCheck',
  'twoFactor',
] as const

describe('the whitelabel call', () => {
  it('gives a visitor every switch and value [CALL-023]', async () => {
    const look = await value('site.whitelabel')
    for (const name of switches) expect(typeof look[name], name).toBe('boolean')
    expect(look.socialLogin).toEqual({ google: false, facebook: false })
    expect(look).toMatchObject({
      siteName: 'Tessera',
      merchantCode: 'brand1',
      smsProvider: 'own',
      withdrawConfirmMinutes: 1440,
      siteTimeZone: 'Asia/Ho_Chi_Minh',
      defaultLanguage: 'TY',
    })
    expect(look.encryption.publicKey).toMatchObject({ kty: 'EC', crv: 'P-256' })
    expect(look.languages).toHaveLength(29)
  })

  it('gives 18 as the age, unless the operator is stricter [CONST-035]', async () => {
    expect((await value('site.whitelabel')).ageLimit).toBe(18)
    await expect(server.set('site.ageLimit', 17)).rejects.toThrow()
    await server.set('site.ageLimit', 21)
    expect((await value('site.whitelabel')).ageLimit).toBe(21)
    await server.set('site.ageLimit', 18)
  })

  it('turns a feature off and on again without a build or restart', async () => {
    const seen: boolean[] = []
    for (const on of [false, true, false]) {
      await server.set('site.publicity', on)
      seen.push((await value('site.permission')).whitelabel.publicity)
    }
    expect(seen).toEqual([false, true, false])
  })

  it('says whether phone fields offer other dialling codes', async () => {
    expect(await value('site.whitelabel')).toMatchObject({ countryCodeSelector: false })
    await server.set('identity.countryCodeSelector', true)
    expect(await value('site.whitelabel')).toMatchObject({ countryCodeSelector: true })
  })

  it('never reveals what stays on the server', async () => {
    await server.set('identity.defaultPassword', 'Welcome-999')
    await server.set('site.blockedIps', ['203.0.113.99'])
    const answers = JSON.stringify([await value('site.permission'), await value('site.whitelabel')])
    expect(answers).not.toMatch(/Welcome-999|203\.0\.113\.99/)
    await server.set('site.blockedIps', [])
  })
})

describe('the rules of the registration forms', () => {
  it('are listed per field and per form, enabled fields only [CALL-024]', async () => {
    const { register, registerMobile } = await value('site.registerSettings')
    expect(register.username).toEqual({
      enabled: true,
      required: true,
      acceptedPattern: '[A-Za-z][A-Za-z0-9]*',
      patternId: 1,
      minLength: 6,
      maxLength: 12,
    })
    expect(register.password).toMatchObject({ patternId: 19, minLength: 8, maxLength: 64 })
    expect(Object.values(register).every(({ enabled }) => enabled)).toBe(true)
    expect(Object.keys(register).toSorted()).toEqual(['affiliateCode', 'mobileNum', 'password', 'username'])
    expect([register.mobileNum?.required, register.password?.required]).toEqual([false, true])
    expect(Object.keys(registerMobile).toSorted()).toEqual(['affiliateCode', 'mobileNum'])
    expect(registerMobile.mobileNum).toMatchObject({
      required: true,
      patternId: 6,
      minLength: 8,
      maxLength: 15,
    })
  })

  it('follow what the brand has set, each form its own, and no other brand [CALL-024]', async () => {
    const rule = {
      enabled: true,
      required: true,
      acceptedPattern: '',
      patternId: 3,
      minLength: 7,
      maxLength: 31,
    }
    const before = {
      name: await server.platform.settings.of('brand2').read('identity.registrationFields'),
      mobile: await server.platform.settings.of('brand2').read('identity.registrationFieldsMobile'),
    }
    await server.set('identity.registrationFields', { ...before.name, email: rule }, 'brand2')
    await server.set(
      'identity.registrationFieldsMobile',
      { ...before.mobile, line: { ...rule, required: false }, affiliateCode: { ...rule, enabled: false } },
      'brand2',
    )
    await server.set('identity.captcha', { enabled: true, required: true }, 'brand2')
    const { register, registerMobile, captcha } = await value('site.registerSettings', hosts.second)
    expect(register['email']).toEqual(rule)
    expect([registerMobile['email'], registerMobile['affiliateCode']]).toEqual([undefined, undefined])
    expect(registerMobile['line']).toEqual({ ...rule, required: false })
    expect(captcha).toEqual({ enabled: true, required: true })
    const first = await value('site.registerSettings')
    expect([first.register['email'], first.captcha]).toEqual([undefined, { enabled: false, required: false }])
  })
})

describe('the permission call', () => {
  it('answers with all that a page needs to render itself [SITE-026]', async () => {
    await server.set('site.gtagId', 'G-ABC1234567')
    await server.set('site.imageCDNs', ['https://img1.example.com', 'https://img2.example.com'])
    await server.set('site.launchGameCDNs', ['https://play1.example.com'])
    const found = await value('site.permission', hosts.first, addresses.vietnam)
    expect(found).toMatchObject({
      analytics: { gtagId: 'G-ABC1234567' },
      imageCDNs: ['https://img1.example.com', 'https://img2.example.com'],
      launchGameCDNs: ['https://play1.example.com'],
      maintenance: false,
      maintenanceEnd: null,
      regionRestriction: false,
      ipBlocked: false,
      location: { ip: addresses.vietnam, country: 'VN' },
      merchantCode: 'brand1',
      whitelabel: { siteName: 'Tessera' },
      register: { username: { required: true } },
      resources: [],
      customerService: [],
    })
  })

  it('takes the host of the page and says whether it is one of ours', async () => {
    const ask = async (host: string) =>
      (await server.program().call('site.permission', { host })).envelope.value.domainRoute
    expect(await ask('localhost:3000')).toMatchObject({ valid: true })
    expect(await ask(hosts.strange)).toMatchObject({ domain: hosts.strange, valid: false })
  })

  it('has a resource of each kind with its fields [SITE-029] [SITE-030]', async () => {
    const resources = (['AFFILIATELINK', 'Android', 'MOBILECONFIG'] as const).map((type) => ({
      type,
      url:
        type === 'MOBILECONFIG'
          ? 'itms-services://?action=download-manifest&url=https://example.com/app.plist'
          : `https://example.com/${type}`,
      qrCodeUrl: '',
      labelNameEn: type,
    }))
    await server.set('site.resources', resources)
    expect((await value('site.permission')).resources).toEqual(resources)
  })

  it('has the ways to reach customer service', async () => {
    const entries = [
      { csType: 'LIVE' as const, path: 'https://help.example.com/chat', title: 'Live chat' },
      { csType: 'EMAIL' as const, path: 'mailto:help@example.com', title: 'E-mail' },
    ]
    await server.set('site.customerService', entries)
    expect((await value('site.permission')).customerService).toEqual(entries)
  })
})

describe('an outside address', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    'ftp://example.com',
    'https://user:secret@example.com/',
    'https://example.com/ with blank',
    'https://exa\u202Emple.com/',
    'http:',
    'blob:https://example.com/x',
    '/own/path',
  ])('is never %j', async (url) => {
    await expect(
      server.set('site.resources', [{ type: 'FACEBOOK', url, qrCodeUrl: '', labelNameEn: 'x' }]),
    ).rejects.toThrow()
  })
  it.each([
    'https://example.com/a?b=c#d',
    'http://example.com',
    'tg://resolve?domain=site',
    'itms-services://?action=download-manifest&url=https%3A%2F%2Fexample.com',
  ])('may be %s', async (url) => {
    await server.set('site.resources', [{ type: 'TELEGRAM', url, qrCodeUrl: '', labelNameEn: 'Telegram' }])
    expect((await value('site.permission')).resources[0]?.url).toBe(url)
  })
  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/app mobileconfig',
    'app.mobileconfig',
    './app',
    '',
  ])('is never %j for an app', async (url) => {
    for (const type of ['Android', 'MOBILECONFIG'] as const)
      await expect(
        server.set('site.resources', [{ type, url, qrCodeUrl: '', labelNameEn: 'x' }]),
      ).rejects.toThrow()
  })
  it('may be a page or a file of the site for an app', async () => {
    const apps = [
      {
        type: 'Android' as const,
        url: '/down#how-android',
        qrCodeUrl: '/media/code.png',
        labelNameEn: 'App',
      },
      { type: 'MOBILECONFIG' as const, url: '/app.mobileconfig', qrCodeUrl: '', labelNameEn: 'App' },
    ]
    await server.set('site.resources', apps)
    expect((await value('site.permission')).resources).toEqual(apps)
  })
  it('may be a page of the site only for customer service and for apps', async () => {
    await server.set('site.customerService', [{ csType: 'LIVE', path: '/help', title: 'Help' }])
    await expect(
      server.set('site.customerService', [{ csType: 'LIVE', path: '//evil.example', title: 'Help' }]),
    ).rejects.toThrow()
    await expect(
      server.set('site.customerService', [{ csType: 'LIVE', path: '/\\evil.example', title: 'Help' }]),
    ).rejects.toThrow()
  })
  it('is a bare host for pictures and games', async () => {
    for (const origin of [
      'https://cdn.example.com/path',
      'https://cdn.example.com?x',
      "https://cdn.example.com' 'unsafe-inline'",
      'https://cdn.example.com; script-src *',
    ])
      await expect(server.set('site.imageCDNs', [origin])).rejects.toThrow()
  })
})

describe('the list of countries', () => {
  it('has a code and a dialling code for each, by name [CALL-019]', async () => {
    const list = (await server.program().call('site.countryCodes', {})).envelope.value
    expect(list.length).toBeGreaterThan(230)
    expect(list.find(({ countryCode }) => countryCode === 'VN')).toEqual({
      countryCode: 'VN',
      countryDialingCode: '84',
      name: 'Vietnam',
    })
    for (const { countryCode, countryDialingCode, name } of list)
      expect([countryCode, countryDialingCode, name]).toEqual([
        expect.stringMatching(/^[A-Z]{2}$/),
        expect.stringMatching(/^\d{1,4}$/),
        expect.stringMatching(/./),
      ])
    expect(list.map(({ name }) => name)).toEqual(
      list.map(({ name }) => name).toSorted(new Intl.Collator('en').compare),
    )
  })
  it('names them in the language of the caller', async () => {
    const list = (await server.program().call('site.countryCodes', { language: 'FR' })).envelope.value
    expect(list.find(({ countryCode }) => countryCode === 'DE')?.name).toBe('Allemagne')
  })
})

describe('a change of a setting', () => {
  it('is seen by another process within a second', async () => {
    const other = createSettings(server.platform.database, server.clock)
    await server.set('site.name', 'Before')
    expect(await other.read('site.name')).toBe('Before')
    await server.set('site.name', 'After')
    await other.refresh()
    expect(await other.read('site.name')).toBe('Before')
    server.clock.advance(1_000)
    await other.refresh()
    expect(await other.read('site.name')).toBe('After')
    await server.set('site.name', 'Tessera')
  })
})
afterEach(() => server.set('site.resources', []))
