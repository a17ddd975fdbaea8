// SPDX-License-Identifier: Apache-2.0
import { createServer } from 'node:net'
import { once } from 'node:events'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestMailServer, type TestMailServer } from '../../testing/mail-server-for-tests.ts'
import { createSmtp } from './smtp.ts'

let server: TestMailServer
let port: number
beforeAll(async () => {
  server = await openTestMailServer()
  port = server.port
})
afterAll(() => server.close())

const mail = {
  to: 'member@example.com',
  subject: 'Mật khẩu tạm thời',
  text: 'Xin chào\nmã: 424242',
  html: '<p>mã: 424242</p>',
}

it('is accepted by a real mail server, with its special characters and both forms', async () => {
  await createSmtp({
    url: `smtp://tessera:p%40ss@127.0.0.1:${port}`,
    from: 'Site <no-reply@example.com>',
  }).send(mail)
  const [got] = server.taken
  expect(got).toMatchObject({ from: 'no-reply@example.com', to: ['member@example.com'], user: 'tessera' })
  const { subject, text, html } = await PostalMime.parse(got?.raw ?? '')
  expect([subject, text?.trim(), html?.trim()]).toEqual([mail.subject, mail.text, mail.html])
})

it('goes to one address only, whatever it contains', async () => {
  server.taken.length = 0
  for (const to of [
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    '"x" <a@example.com>, <b@example.com>',
  ]) {
    await createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'no-reply@example.com' })
      .send({ ...mail, to })
      .catch(() => undefined)
  }
  expect(server.taken.every(({ to }) => to.length === 1)).toBe(true)
})

it('fails when the server refuses; the reason contains no text of the mail', async () => {
  server.refuses = true
  await expect(
    createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'no-reply@example.com' }).send(mail),
  ).rejects.toThrow(/^the mail server refused: E\w+$/)
  await expect(
    createSmtp({ url: 'smtp://127.0.0.1:1', from: 'no-reply@example.com' }).send(mail),
  ).rejects.toThrow(/^the mail server refused: E\w+$/)
})

it('is tried without a mail: by signing in at the server', async () => {
  server.taken.length = 0
  const from = 'no-reply@example.com'
  const tried = (url: string) => createSmtp({ url, from }).test()
  expect(await tried(`smtp://tessera:p%40ss@127.0.0.1:${port}`)).toBe(
    '127.0.0.1 answers and takes our password',
  )
  expect(await tried(`smtp://127.0.0.1:${port}`)).toBe('127.0.0.1 answers')
  await expect(tried(`smtp://tessera:guess@127.0.0.1:${port}`)).rejects.toThrow(
    'it refuses the user or the password (EAUTH)',
  )
  await expect(tried('smtp://127.0.0.1:1')).rejects.toThrow(/^it was not reached \(E\w+\)$/)
  expect(server.taken).toEqual([])
})

it('does not wait for a server that says nothing', async () => {
  const silent = createServer(() => {})
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const address = silent.address()
  const at = typeof address === 'object' && address ? address.port : 0
  await expect(createSmtp({ url: `smtp://127.0.0.1:${at}`, from: 'a@example.com' }).test()).rejects.toThrow(
    'it did not answer in time (ETIMEDOUT)',
  )
  silent.close()
})
