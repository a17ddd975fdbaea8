// SPDX-License-Identifier: Apache-2.0
import { createTransport } from 'nodemailer'
import type { MailCarrier } from '../../modules/outbox/ports.ts'

/** Somebody at a keyboard waits for a try. */
const tryTimeouts = {
  dnsTimeout: 3_000,
  connectionTimeout: 3_000,
  greetingTimeout: 3_000,
  socketTimeout: 5_000,
}
const safely = { disableFileAccess: true, disableUrlAccess: true }

/** Why a server did not let us in, by the codes of the library; its own words may hold a user's name. */
const reasons: Record<string, string> = {
  EAUTH: 'it refuses the user or the password',
  ETIMEDOUT: 'it did not answer in time',
  EDNS: 'nobody knows its name',
  ECONNECTION: 'it was not reached',
  ESOCKET: 'it was not reached',
  ETLS: 'its certificate or its TLS is refused',
}

/**
 * Sends mail by SMTP. `url` is smtp:// or smtps:// and contains user and password; a plain connection is
 * upgraded to TLS if the server can.
 */
export function createSmtp({ url, from }: { url: string; from: string }): MailCarrier {
  const transport = createTransport(url, {
    from,
    connectionTimeout: 8_000,
    greetingTimeout: 8_000,
    socketTimeout: 15_000,
    ...safely,
  } as object)
  return {
    name: 'smtp',
    async send({ to, subject, text, html }) {
      await transport
        .sendMail({ from, to: { name: '', address: to }, subject, text, html })
        .catch((error: unknown) => {
          throw new Error(
            `the mail server refused: ${String((error as { code?: unknown }).code ?? 'unknown')}`,
          )
        })
    },
    async test() {
      const trial = createTransport(url, { ...tryTimeouts, ...safely } as object)
      try {
        await trial.verify()
      } catch (error) {
        const code = String((error as { code?: unknown }).code ?? 'unknown')
        throw new Error(`${reasons[code] ?? 'it refused'} (${code})`, { cause: error })
      } finally {
        trial.close()
      }
      const { hostname, username } = new URL(url)
      return `${hostname} answers${username === '' ? '' : ' and takes our password'}`
    },
  }
}
