// SPDX-License-Identifier: Apache-2.0
/**
 * Sends SMS. A throw means that the message was not accepted; the error says why, without the text or the
 * number.
 */
export interface SmsCarrier {
  name: string
  send(message: { to: string; text: string }): Promise<void>
  /** A service that makes and checks codes itself. Codes then never pass through the platform. */
  verification?: { start(to: string): Promise<void>; check(to: string, code: string): Promise<boolean> }
}

export interface MailCarrier {
  name: string
  send(message: { to: string; subject: string; text: string; html: string }): Promise<void>
}

/**
 * Finds the carriers for the messages of a brand by its settings. Undefined: none; messages stay in the
 * outbox.
 */
export interface Carriers {
  sms(settings: SmsSettings): SmsCarrier | undefined
  mail(settings: { smtpUrl: string; from: string }): MailCarrier | undefined
}
export type SmsSettings =
  | { provider: 'outbox' }
  | { provider: 'http'; url: string; authorization: string; body: string }
  | { provider: 'twilio'; baseUrl: string; serviceSid: string; accountSid: string; authToken: string }
