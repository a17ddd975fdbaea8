// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ContentBody } from '@tessera/contract/messages/content'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverMigrationsFolder } from '../../../platform/db/migrate.ts'
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await testDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.close()
})

const migration = (name: string): string => readFileSync(join(serverMigrationsFolder, name), 'utf8')

it('moves banners and notices from the first tables unchanged, with plain text as a paragraph', async () => {
  // The database as it was before: the first tables, and none of the new ones.
  await client.query(
    'drop table content_revision, content, messages_secret cascade; drop function content_revision_refuse_change',
  )
  await client.query(migration('0009-messages.sql'))
  await client.query(`insert into banner (group_name, title, subtitle, action, picture_id, picture_theme, linkage_type, url, sort, enabled) values
    ('home', 'First', 'Under it', 'Go', 'home-first', 'dragon', 'PAGE', '/hot', 2, true), ('rng', 'Second', '', '', 'rng', 'egypt', 'NONE', '', 1, false)`)
  await client.query(`insert into announcement (title, content, pinned, created_at, enabled) values
    ('Pinned', 'a < b & c > d', true, '2026-01-02T03:04:05Z', true), ('Usual', 'plain', false, '2026-01-01T00:00:00Z', true)`)
  await client.query(migration('0025-contents.sql'))

  const { rows } = await client.query<{
    kind: string
    state: string
    sort: number
    draft: unknown
    body: unknown
    at: number
  }>(
    'select kind, state, sort, draft, body, at from content join content_revision on content_id = content.id and number = revision order by kind desc, sort',
  )
  expect(rows.map(({ kind, state, sort }) => [kind, state, sort])).toEqual([
    ['PL', 'published', 0],
    ['H', 'published', 0],
    ['B', 'archived', 1],
    ['B', 'published', 2],
  ])
  for (const { draft, body } of rows) {
    expect(ContentBody.safeParse(body).error?.issues ?? []).toEqual([])
    expect(draft).toEqual(body)
  }
  expect(rows[1]).toMatchObject({
    body: { texts: { EN: { title: 'Pinned', content: '<p>a &lt; b &amp; c &gt; d</p>' } } },
    at: Date.parse('2026-01-02T03:04:05Z'),
  })
  expect(rows[3]?.body).toMatchObject({
    groupName: 'home',
    linkageType: 'PAGE',
    url: '/hot',
    picture: { artId: 'home-first', theme: 'dragon', wide: null, phone: null },
    texts: { EN: { title: 'First', summary: 'Under it', action: 'Go' } },
  })
  expect(
    (
      await client.query(
        `select to_regclass('banner') as banner, to_regclass('announcement') as announcement`,
      )
    ).rows,
  ).toEqual([{ banner: null, announcement: null }])
})
