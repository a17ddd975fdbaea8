// SPDX-License-Identifier: Apache-2.0
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text, type TextKey } from '@tessera/texts'
import type { TextSet } from '@tessera/texts/languages'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallClient } from '../../../testing/call-client.ts'
import { notifyOwner } from '../../messages/index.ts'
import { hosts, openSiteTestServer, type SiteTestServer } from '../../site/site-for-tests.ts'

const page =
  '<!doctype html><html lang="en" dir="ltr" data-theme="dark"><head><!--head--><title>x</title><!--/head--><!--sets EN /assets/site-1.js;RU /assets/site-2.js--></head><body><!--texts--></body></html>'
let folder: string
let server: SiteTestServer
let editor: CallClient
let owner: pg.Client

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-'))
  for (const app of ['site', 'console']) {
    await mkdir(join(folder, app))
    await writeFile(join(folder, app, 'index.html'), page)
  }
  server = await openSiteTestServer({
    built: { site: join(folder, 'site'), console: join(folder, 'console') },
  })
  editor = await server.operator('words', 'content')
  owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
  await rm(folder, { recursive: true })
})

async function word(language: TextSet, key: TextKey, sentence: string, version = 0): Promise<void> {
  const { envelope } = await editor.call('backoffice.setText', { language, key, text: sentence, version })
  expect(envelope.code).toBe('OK')
}

/** A member of a brand whose address is proven, and what is written to them when their password was set. */
async function letterTo(username: string, brandCode: string) {
  const { platform, modules } = server
  const member = await modules.identity.openAccount({
    ...{ username, password: 'Password-1', currency: 'USD', brandCode },
  })
  const id = member!.id
  await owner.query(
    `insert into member_profile (member_id, brand_code, email, email_key, email_verified) values ($1, $2, $3, $3, true)
     on conflict (member_id) do update set email = $3, email_key = $3, email_verified = true`,
    [id, brandCode, `${username}@example.com`],
  )
  await platform.settings.refresh()
  await platform.database.transaction((tx) =>
    notifyOwner(
      tx,
      { settings: platform.settings, outbox: modules.identity.deps.outbox },
      {
        memberId: id,
        notice: 'passwordSet',
        nowMs: server.clock.now(),
      },
    ),
  )
  const { rows: letters } = await owner.query<{
    title: string
    content: string
    words: Record<string, { title: string; content: string }>
  }>('select title, content, words from inbox_message where member_id = $1', [id])
  const { rows: mails } = await owner.query<{ subject: string; body: string }>(
    'select subject, body from outbox_message where recipient = $1',
    [`${username}@example.com`],
  )
  return { letter: letters[0]!, mail: mails[0]! }
}

const html = async (host: string, language: string) =>
  (await server.app.inject({ url: '/help', headers: { host, cookie: `hisLang=${language}` } })).body

describe('the words of a brand', () => {
  it('are in letters and mails to its members, in each language; other brands have those of the release', async () => {
    await word('EN', 'mail.security.title', 'Look here & there')
    await word('ES', 'mail.security.warning', 'Llámanos')
    await word('EN', 'mail.security.warning', 'Call us at once')
    const ours = await letterTo('ours', 'brand1')
    expect(ours.letter.title).toBe('Look here & there')
    expect(ours.letter.words['ES']!.title).toBe(text('ES', 'mail.security.title'))
    expect(ours.letter.words['ES']!.content).toContain('<p>Llámanos</p>')
    expect(ours.letter.content).toContain('<p>Call us at once</p>')
    expect(ours.mail.body).toContain('Call us at once')

    const theirs = await letterTo('theirs', 'brand2')
    expect(theirs.letter.title).toBe(text('EN', 'mail.security.title'))
    expect(JSON.stringify(theirs.letter.words)).not.toContain('Llámanos')
    expect(theirs.mail.body).toContain(text('EN', 'mail.security.warning'))
  })

  it('in a letter are text, whatever signs they have', async () => {
    await word('EN', 'mail.security.passwordSet', 'Password & more: &lt;img src=x onerror=alert(1)&gt;')
    const { letter } = await letterTo('third', 'brand1')
    expect(letter.content).toContain('&#38;lt;img')
    expect(letter.content).not.toMatch(/&lt;img|<img/)
  })

  it('are in the title and the description of its pages, escaped, and its pages name their languages', async () => {
    expect(await html(hosts.first, 'RU')).not.toMatch(/lang="ru"[^>]*data-own-texts="[^"]*RU/)
    await word('RU', 'help.title', 'Помощь & "советы"')
    const ours = await html(hosts.first, 'RU')
    expect(ours).toContain('<title>Помощь &#38; &#34;советы&#34; - ')
    expect(ours).toMatch(/<html [^>]*data-own-texts="[A-Z ]*RU/)
    expect(ours).toContain('href="/wps/system/texts?language=RU"')
    const theirs = await html(hosts.second, 'RU')
    expect(theirs).toContain(`<title>${text('RU', 'help.title')} - `)
    expect(theirs).not.toContain('data-own-texts')
    expect(theirs).not.toContain('/wps/system/texts')
    const inFrench = await html(hosts.first, 'FR')
    expect(inFrench).toContain(`<title>${text('FR', 'help.title')} - `)
    expect(inFrench).not.toContain('/wps/system/texts')
  })

  it('are in the lists that the server names', async () => {
    const names = async (host: string) =>
      (
        await server.at(host).call('lottery.menus', {}, { headers: { host, language: 'VI' } })
      ).envelope.value.map(({ labelName }) => labelName)
    const before = await names(hosts.first)
    expect(before).toContain(text('VI', 'lottery.group.MB'))
    await word('VI', 'lottery.group.MB', 'Phía Bắc của ta')
    expect(await names(hosts.first)).toContain('Phía Bắc của ta')
    expect(await names(hosts.second)).toEqual(before)
  })
})
