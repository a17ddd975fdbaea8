// SPDX-License-Identifier: Apache-2.0
import { createTransport } from 'nodemailer'
import type { MailCarrier } from '../../modules/outbox/ports.ts'

/**
 * Mail by SMTP. `url` is smtp:// or smtps:// with user and password inside; a plain one is upgraded to TLS
 * where the server can.
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
