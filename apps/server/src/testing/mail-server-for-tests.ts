// SPDX-License-Identifier: Apache-2.0
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface TakenMail {
  from: string
  to: string[]
  raw: Buffer
  user: string
}

export interface TestMailServer {
  port: number
  /** Every mail that it has taken. */
  taken: TakenMail[]
  /** While true it refuses every mail, after it was sent. */
  refuses: boolean
  close(): Promise<void>
}

/** A real mail server on this machine. Its only user is tessera, with the password p@ss; nobody has to sign in. */
export async function openTestMailServer(): Promise<TestMailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'tessera' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('no')),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (test.refuses) return done(new Error('mailbox unavailable'))
        const { mailFrom, rcptTo } = session.envelope
        test.taken.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks),
          user: String(session.user ?? ''),
        })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const test: TestMailServer = {
    port: (server.server.address() as AddressInfo).port,
    taken: [],
    refuses: false,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
  return test
}
