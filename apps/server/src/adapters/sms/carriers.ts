// SPDX-License-Identifier: Apache-2.0
import type { Carriers, MailCarrier, SmsCarrier, SmsSettings } from '../../modules/outbox/ports.ts'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import { createSmtp } from '../mail/smtp.ts'
import { createHttpGateway } from './http-gateway.ts'
import { createTwilioVerify } from './twilio-verify.ts'

function smsCarrier(settings: SmsSettings, outbound: Outbound): SmsCarrier | undefined {
  if (settings.provider === 'http')
    return settings.url === '' ? undefined : createHttpGateway(settings, outbound)
  if (settings.provider === 'twilio')
    return settings.baseUrl === '' ? undefined : createTwilioVerify(settings, outbound)
  return undefined
}

/** The message carrier from the settings of a brand. It is reused until those settings change. */
export function createCarriers(outbound: Outbound): Carriers {
  const sms = new WeakMap<object, SmsCarrier | undefined>()
  const mail = new WeakMap<object, MailCarrier | undefined>()
  return {
    sms(settings) {
      if (!sms.has(settings)) sms.set(settings, smsCarrier(settings, outbound))
      return sms.get(settings)
    },
    mail(settings) {
      if (!mail.has(settings))
        mail.set(
          settings,
          settings.smtpUrl === '' ? undefined : createSmtp({ url: settings.smtpUrl, from: settings.from }),
        )
      return mail.get(settings)
    },
  }
}
