// SPDX-License-Identifier: Apache-2.0
import type { Settings } from '../../platform/settings/settings.ts'
import { bodyOf } from './message-body.ts'
import type { OutboxMessage } from './outbox-store.ts'
import type { Carriers, MailCarrier, SmsCarrier } from './ports.ts'

/** The carriers of each brand, by its settings. */
export interface BrandCarriers {
  sms(brandCode: string): Promise<SmsCarrier | undefined>
  has(brandCode: string, channel: 'sms' | 'mail'): Promise<boolean>
  /** Throws when the carrier does not accept the message. */
  send(message: OutboxMessage): Promise<void>
}

export function createBrandCarriers(settings: Settings, carriers: Carriers): BrandCarriers {
  const sms = async (brandCode: string): Promise<SmsCarrier | undefined> =>
    carriers.sms(await settings.of(brandCode).read('identity.sms'))
  const mail = async (brandCode: string): Promise<MailCarrier | undefined> =>
    carriers.mail(await settings.of(brandCode).read('identity.mail'))

  return {
    sms,
    has: async (brandCode, channel) =>
      (channel === 'sms' ? await sms(brandCode) : await mail(brandCode)) !== undefined,
    async send(message) {
      if (message.channel === 'mail') {
        const carrier = await mail(message.brandCode)
        return carrier?.send({
          to: message.recipient,
          subject: message.subject,
          text: bodyOf(message),
          html: asHtml(bodyOf(message)),
        })
      }
      const carrier = await sms(message.brandCode)
      if (carrier?.verification && message.secret === null)
        return carrier.verification.start(message.recipient)
      return carrier?.send({ to: message.recipient, text: bodyOf(message) })
    },
  }
}

const escaped = (line: string): string => line.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const asHtml = (body: string): string =>
  `<!doctype html><meta charset="utf-8"><body style="font-family:sans-serif">${body
    .split('\n')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')}</body>`
