// SPDX-License-Identifier: Apache-2.0
import { createTransport } from 'nodemailer'
import type { MailCarrier } from '../../modules/outbox/ports.ts'

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
    disableFileAccess: true,
    disableUrlAccess: true,
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
  }
}
