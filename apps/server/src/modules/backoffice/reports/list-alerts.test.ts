// SPDX-License-Identifier: Apache-2.0
import { readdirSync, readFileSync } from 'node:fs'
import { text } from '@tessera/texts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { alertKinds } from '../../../platform/alerts/alert-kinds.ts'
import { alertPages, pageOfAlert } from '../../../platform/alerts/alert-pages.ts'
import { openTestServer, type TestServer } from '../../../testing/server-for-tests.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it('the console says of each alert what it is about', async () => {
  const { database, alerts, clock } = server.platform
  await database.transaction(async (tx) => {
    for (const kind of alertKinds)
      await alerts.raise(tx, { kind, reference: 'one', details: {} }, clock.now())
  })
  const admin = await server.operator('reader', 'admin')
  const { list } = (await admin.call('backoffice.alerts', { pageSize: 100 })).envelope.value
  expect(list.map(({ source }) => source).toSorted()).toEqual([...alertKinds].toSorted())
  expect(new Set(list.map(({ message }) => message)).size).toBe(alertKinds.length)
  expect(list.map(({ message }) => message)).not.toContain(text('en', 'alert.other'))
  for (const { source, page } of list) expect(page).toBe(pageOfAlert(source))
})

it('the console has the page that each alert leads to', () => {
  const app = new URL('../../../../../backoffice/src/app/', import.meta.url)
  const pages = readdirSync(app)
    .filter((name) => name.endsWith('pages.ts'))
    .flatMap((name) => [...readFileSync(new URL(name, app), 'utf8').matchAll(/path: '([^']+)'/g)])
    .map(([, path]) => path)
  expect(Object.entries(alertPages).filter(([, page]) => !pages.includes(page))).toEqual([])
})

it('the runbook says of each alert what to do', () => {
  const runbook = readFileSync(new URL('../../../../../../docs/runbook/alerts.md', import.meta.url), 'utf8')
  const named = runbook
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => (line.split('|')[1] ?? '').match(/[\w.*]+/g) ?? [])
  const missing = alertKinds.filter(
    (kind) => !named.includes(kind) && !named.includes(kind.replace(/\..*/, '.*')),
  )
  expect(missing).toEqual([])
})
