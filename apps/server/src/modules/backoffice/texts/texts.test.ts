// SPDX-License-Identifier: Apache-2.0
import { english } from '@tessera/texts/english'
import { readSentences } from '@tessera/texts/locales'
import { text, type TextKey } from '@tessera/texts'
import type { TextSet } from '@tessera/texts/languages'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operatorRoles } from '@tessera/rules/operators/permissions'
import type { CallClient } from '../../../testing/call-client.ts'
import { hosts, openSiteTestServer, type SiteTestServer } from '../../site/site-for-tests.ts'

let server: SiteTestServer
let editor: CallClient
let owner: pg.Client

beforeAll(async () => {
  server = await openSiteTestServer()
  editor = await server.operator('words', 'content')
  owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

interface Wanted {
  language?: TextSet
  brandCode?: string
  version?: number
}

const row = async (key: string, { language = 'EN', brandCode = 'brand1' }: Wanted = {}) => {
  const { list } = (
    await editor.call('backoffice.texts', { brandCode, language, search: key, pageSize: 100 })
  ).envelope.value
  const found = list.find((one) => one.key === key)
  if (!found) throw new Error(`the list has no ${key}`)
  return found
}
/** Words a sentence at its current version unless another is given. */
const word = async (key: TextKey, sentence: string, wanted: Wanted = {}) => {
  const { language = 'EN', brandCode = 'brand1' } = wanted
  const version = wanted.version ?? (await row(key, wanted)).version
  return editor.call('backoffice.setText', { brandCode, language, key, text: sentence, version })
}
const history = async (key: string, { language = 'EN', brandCode = 'brand1' }: Wanted = {}) =>
  (await editor.call('backoffice.textHistory', { brandCode, language, key })).envelope.value.list
const wrongWith = async (key: TextKey, sentence: string, wanted: Wanted = {}) => {
  const { status, envelope } = await word(key, sentence, wanted)
  return [status, String((envelope.value as unknown as { fields: { text: string } }).fields.text)]
}
/** The refusal of a call without a session, as a visitor of a host reads it. */
const refusal = async (language: string, host: string = hosts.first) =>
  (await server.at(host).call('wallet.balance', {}, { headers: { host, language } })).envelope.message
const messages = async (language: string, host: string = hosts.first) =>
  (await server.at(host).call('site.texts', { language }, { headers: { host } })).envelope.value.messages

describe('the sentences of a brand', () => {
  it('are those of the release, with the English one beside them', async () => {
    expect(await row('common.cancel', { language: 'ES' })).toEqual({
      key: 'common.cancel',
      english: english['common.cancel'],
      shipped: readSentences('ES')['common.cancel'],
      shippedIn: 'ES',
      own: null,
      problem: null,
      open: true,
      version: 0,
      changedAt: null,
      changedBy: null,
    })
  })

  it('are found by their words, in the language and in English, and by their keys', async () => {
    const found = async (search: string) =>
      (
        await editor.call('backoffice.texts', { language: 'ES', search, pageSize: 100 })
      ).envelope.value.list.map(({ key }) => key)
    expect(await found(english['common.pageOf'].slice(0, 8))).toContain('common.pageOf')
    expect(await found(readSentences('ES')['common.cancel']!.toUpperCase())).toContain('common.cancel')
    expect(await found('common.pageOf')).toEqual(['common.pageOf'])
    expect(await found('nothing says this anywhere')).toEqual([])
  })

  it('do not contain those of the console, of games and of the bank of demonstrations', async () => {
    const { totalCount } = (await editor.call('backoffice.texts', { pageSize: 1 })).envelope.value
    expect(totalCount).toBeGreaterThan(1_000)
    for (const search of ['console.', 'studio.', 'bank.title', 'fault.backoffice.'])
      expect(
        (await editor.call('backoffice.texts', { search, pageSize: 100 })).envelope.value.list.filter(
          ({ key }) => key.startsWith(search),
        ),
      ).toEqual([])
  })
})

describe('a sentence that an operator words', () => {
  it('is said to visitors of that brand in that language, by server and page, and to nobody else', async () => {
    const shipped = text('ES', 'fault.call.unauthorized')
    expect(await refusal('ES')).toBe(shipped)
    const { envelope } = await word('fault.call.unauthorized', 'Primero entra, por favor', { language: 'ES' })
    expect(envelope.value).toMatchObject({
      own: 'Primero entra, por favor',
      shipped,
      version: 1,
      changedBy: 'words',
      changedAt: server.clock.now(),
    })
    expect(await refusal('ES')).toBe('Primero entra, por favor')
    expect(await refusal('FR')).toBe(text('FR', 'fault.call.unauthorized'))
    expect(await refusal('ES', hosts.second)).toBe(shipped)

    await word('common.pageOf', 'Hoja {page} de {total}', { language: 'ES' })
    expect(await messages('ES')).toEqual({ 'common.pageOf': ['Hoja ', ['page'], ' de ', ['total']] })
    expect(await messages('ES', hosts.second)).toEqual({})
    expect(await messages('FR')).toEqual({})
  })

  it('replaces what browsers have stored: its answer has another ETag', async () => {
    const etag = async () =>
      (
        await server
          .at(hosts.first)
          .callWith('site.texts', { language: 'VI' }, { headers: { host: hosts.first } })
      ).headers.etag
    const before = await etag()
    await word('common.cancel', 'Thôi', { language: 'VI' })
    const after = await etag()
    expect(after).not.toBe(before)
    expect(await etag()).toBe(after)
  })

  it('in English is not read in other languages, but in those that the release shows in English', async () => {
    await word('fault.call.unauthorized', 'Log in first, please')
    expect(await Promise.all(['EN', 'TY', 'TR', 'JA'].map((language) => refusal(language)))).toEqual([
      'Log in first, please',
      'Log in first, please',
      'Log in first, please',
      text('JA', 'fault.call.unauthorized'),
    ])
    await word('fault.call.unauthorized', '')
  })

  it('names the fields of a form in the words of the brand', async () => {
    await word('fault.field.required', 'Falta esto', { language: 'ES' })
    const { envelope } = await server
      .at(hosts.first)
      .call('site.domainRoute', {} as { domain: string }, { headers: { host: hosts.first, language: 'ES' } })
    expect(envelope.value).toEqual({ fields: { domain: 'Falta esto' } })
  })

  it('is public in other processes, too, as soon as they look again', async () => {
    const other = server.platform.settings
    await word('common.cancel', 'Forget it')
    await owner.query(
      `update brand_text set sentence = 'By hand' where key = 'common.cancel' and language = 'EN'`,
    )
    await owner.query(`update brand_text_version set version = version + 1 where language = 'EN'`)
    await other.reload()
    expect(other.of('brand1').texts.say('EN', 'common.cancel')).toBe('By hand')
  })
})

describe('the history of a sentence', () => {
  it('names who changed it, when, before and after; a restored sentence is one more change', async () => {
    const options = { language: 'RU' } as const
    await word('common.ok', 'Ладно', options)
    await word('common.ok', 'Хорошо', options)
    await word('common.ok', 'Ладно', options)
    await word('common.ok', '', options)
    const changes = await history('common.ok', options)
    expect(
      changes.map(({ version, before, after, changedBy }) => [version, before, after, changedBy]),
    ).toEqual([
      [4, 'Ладно', null, 'words'],
      [3, 'Хорошо', 'Ладно', 'words'],
      [2, 'Ладно', 'Хорошо', 'words'],
      [1, null, 'Ладно', 'words'],
    ])
    expect(await row('common.ok', options)).toMatchObject({ own: null, version: 4 })
    expect(await messages('RU')).toEqual({})
  })

  it('is not changed, not even by the role of the application', async () => {
    await expect(owner.query('delete from brand_text_change')).rejects.toThrow('never changed')
    await expect(owner.query(`update brand_text_change set after = 'x'`)).rejects.toThrow('never changed')
  })

  it('has no line for a sentence that stays as it is', async () => {
    await word('common.close', 'Shut')
    await word('common.close', 'Shut')
    expect(await history('common.close')).toHaveLength(1)
  })

  it('is in the record of what operators did', async () => {
    await word('common.back', 'Return', { brandCode: 'brand2' })
    const { rows } = await owner.query(
      `select operator_name, subject, before, after from operator_action where action = 'setText' order by id desc limit 1`,
    )
    expect(rows).toEqual([
      {
        operator_name: 'words',
        subject: 'brand:brand2',
        before: { language: 'EN', key: 'common.back', text: '' },
        after: { language: 'EN', key: 'common.back', text: 'Return' },
      },
    ])
  })
})

describe('two editors', () => {
  it('do not overwrite each other: the later one is refused and sees the sentence of the other', async () => {
    const { version } = await row('common.retry')
    expect((await word('common.retry', 'Once more', { version })).status).toBe(200)
    const { status, envelope } = await word('common.retry', 'Again, please', { version })
    expect([status, envelope.code]).toEqual([409, 'TEXT_CHANGED'])
    expect((await row('common.retry')).own).toBe('Once more')
  })

  it('at the same moment make one change', async () => {
    const { version } = await row('common.save')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => word('common.save', `Store ${index}`, { version })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
    expect(await history('common.save')).toHaveLength(1)
  })

  it('work in two brands without noticing each other', async () => {
    await word('common.search', 'Look for', { brandCode: 'brand1' })
    expect(await row('common.search', { brandCode: 'brand2' })).toMatchObject({ own: null, version: 0 })
  })
})

describe('a sentence is refused', () => {
  it.each<[string, TextKey, string, Wanted, RegExp]>([
    ['that is no ICU message', 'common.page', 'Page {page', {}, /not a readable ICU message/],
    ['without a value of the release', 'common.pageOf', 'Page {page}', {}, /lacks \{total\}/],
    ['with a value that nobody gives', 'common.cancel', 'No, {name}', {}, /has \{name\}/],
    ['with a format', 'common.page', 'Page {page, number}', {}, /asks for the format number/],
    [
      'without a plural form of its language',
      'lobby.games',
      '{count, plural, one {# игра} other {# игр}}',
      { language: 'RU' },
      /lacks the form few/,
    ],
    ['with markup', 'common.cancel', '<b>Never</b>', {}, /a bracket < or >/],
    ['with a script', 'common.page', '<script>alert({page})</script>', {}, /a bracket < or >/],
    ['with an apostrophe that ICU reads as a quote', 'common.cancel', "Don't", {}, /straight apostrophe/],
    ['of blanks', 'common.cancel', '   ', {}, /is empty/],
  ])('%s', async (_name, key, sentence, wanted, problem) => {
    const before = await row(key, wanted)
    const [status, said] = await wrongWith(key, sentence, wanted)
    expect(status).toBe(400)
    expect(said).toMatch(problem)
    expect(await row(key, wanted)).toEqual(before)
  })

  it('longer than 2000 characters, and with control characters', async () => {
    expect((await word('common.cancel', 'x'.repeat(2_001))).status).toBe(400)
    expect((await word('common.cancel', 'a\u0007b')).status).toBe(400)
  })

  it('of another program, of no catalogue, and one that protects members', async () => {
    const code = async (key: string) => {
      const { status, envelope } = await editor.call('backoffice.setText', {
        language: 'EN',
        key,
        text: 'Anything',
        version: 0,
      })
      return [status, envelope.code]
    }
    expect(await code('console.save')).toEqual([404, 'NO_TEXT'])
    expect(await code('studio.bet')).toEqual([404, 'NO_TEXT'])
    expect(await code('toString')).toEqual([404, 'NO_TEXT'])
    expect(await code('saferPlay.title')).toEqual([200, 'FIXED_TEXT'])
    expect(await code('fault.compliance.excluded')).toEqual([200, 'FIXED_TEXT'])
    expect((await row('saferPlay.title')).open).toBe(false)
  })

  it('of a brand that does not exist', async () => {
    const { status, envelope } = await editor.call('backoffice.setText', {
      brandCode: 'nobrand',
      language: 'EN',
      key: 'common.cancel',
      text: 'Never',
      version: 0,
    })
    expect([status, envelope.code]).toEqual([404, 'NO_BRAND'])
  })

  it('above the number that a brand may have in one language', async () => {
    await owner.query(`
      insert into brand_text (brand_code, language, key, sentence, version, changed_at, changed_by)
      select 'brand2', 'TH', 'old.' || n, 'x', 1, now(), 'test' from generate_series(1, 2000) n`)
    const { envelope } = await word('common.cancel', 'ไม่', { language: 'TH', brandCode: 'brand2' })
    expect([envelope.code, envelope.message]).toEqual(['TOO_MANY_TEXTS', expect.stringContaining('2000')])
  })

  it('to roles that do not write for the site', async () => {
    for (const role of operatorRoles) {
      const client = await server.operator(`role-${role}`, role)
      const { status } = await client.call('backoffice.texts', {})
      expect([role, status]).toEqual([role, ['admin', 'content'].includes(role) ? 200 : 403])
    }
  })
})

describe('a sentence that a newer release no longer takes', () => {
  it('is not said; the list says why', async () => {
    await owner.query(`
      insert into brand_text (brand_code, language, key, sentence, version, changed_at, changed_by) values
        ('brand1', 'FR', 'common.pageOf', 'Page {page}', 1, now(), 'earlier'),
        ('brand1', 'FR', 'saferPlay.title', 'Jouez plus', 1, now(), 'earlier'),
        ('brand1', 'FR', 'common.gone', 'Rien', 1, now(), 'earlier');
      insert into brand_text_version values ('brand1', 'FR', 1) on conflict (brand_code, language) do update set version = brand_text_version.version + 1`)
    await server.platform.settings.reload()
    expect(await messages('FR')).toEqual({})
    const { say } = server.platform.settings.of('brand1').texts
    expect(say('FR', 'common.pageOf', { page: 1, total: 2 })).toBe(
      text('FR', 'common.pageOf', { page: 1, total: 2 }),
    )
    expect(await row('common.pageOf', { language: 'FR' })).toMatchObject({
      own: 'Page {page}',
      problem: 'lacks {total}',
    })
  })
})

describe('the preview', () => {
  const preview = async (language: TextSet, key: string, sentence: string) =>
    (await editor.call('backoffice.previewText', { language, key, text: sentence })).envelope.value

  it('says a sentence in each of its forms', async () => {
    const { problems, samples } = await preview(
      'RU',
      'lobby.games',
      '{count, plural, one {# игра} few {# игры} many {# игр} other {# игры}}',
    )
    expect(problems).toEqual([])
    expect(samples.map(({ text: said }) => said)).toEqual(
      expect.arrayContaining(['1 игра', '2 игры', '0 игр']),
    )
  })

  it('says what is wrong, and still what can be said', async () => {
    expect(await preview('EN', 'common.pageOf', 'Page {page}')).toEqual({
      problems: ['lacks {total}'],
      samples: [{ values: { page: '‹page›' }, text: 'Page ‹page›' }],
    })
    expect(await preview('EN', 'common.pageOf', 'Page {page')).toEqual({
      problems: ['is not a readable ICU message'],
      samples: [],
    })
  })

  it('changes nothing', async () => {
    const before = await row('common.next')
    await preview('EN', 'common.next', 'Onward')
    expect(await row('common.next')).toEqual(before)
  })
})
