// SPDX-License-Identifier: Apache-2.0
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSmtp } from './smtp.ts'

let server: SMTPServer
let port: number
const taken: { from: string; to: string[]; raw: Buffer; user: string }[] = []
let refuse = false

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'tessera' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('no')),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refuse) return done(new Error('mailbox unavailable'))
        const { mailFrom, rcptTo } = session.envelope
        taken.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
          user: String(session.user ?? ''),
        })
        done()
      })
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.server.address() as AddressInfo).port
})
afterAll(() => new Promise<void>((done) => server.close(() => done())))

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
  const [got] = taken
  expect(got).toMatchObject({ from: 'no-reply@example.com', to: ['member@example.com'], user: 'tessera' })
  const { subject, text, html } = await PostalMime.parse(got?.raw ?? '')
  expect([subject, text?.trim(), html?.trim()]).toEqual([mail.subject, mail.text, mail.html])
})

it('goes to one address only, whatever it contains', async () => {
  taken.length = 0
  for (const to of [
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    '"x" <a@example.com>, <b@example.com>',
  ]) {
    await createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'no-reply@example.com' })
      .send({ ...mail, to })
      .catch(() => undefined)
  }
  expect(taken.every(({ to }) => to.length === 1)).toBe(true)
})

it('fails when the server refuses; the reason contains no text of the mail', async () => {
  refuse = true
  await expect(
    createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'no-reply@example.com' }).send(mail),
  ).rejects.toThrow(/^the mail server refused: E\w+$/)
  await expect(
    createSmtp({ url: 'smtp://127.0.0.1:1', from: 'no-reply@example.com' }).send(mail),
  ).rejects.toThrow(/^the mail server refused: E\w+$/)
})
