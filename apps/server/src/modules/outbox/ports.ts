// SPDX-License-Identifier: Apache-2.0
/**
 * Sends SMS. A throw means that the message was not accepted; the error says why, without the text or the
 * number.
 */
export interface SmsCarrier {
  name: string
  send(message: { to: string; text: string }): Promise<void>
  /**
   * Finds out without a message whether messages would go out, as far as that can be known: answers what was found, in
   * words for the operator, and throws with what is wrong.
   */
  test(): Promise<string>
  /** A service that makes and checks codes itself. Codes then never pass through the platform. */
  verification?: { start(to: string): Promise<void>; check(to: string, code: string): Promise<boolean> }
}

export interface MailCarrier {
  name: string
  send(message: { to: string; subject: string; text: string; html: string }): Promise<void>
  /** Signs in without sending anything: answers what was found, and throws with what is wrong. */
  test(): Promise<string>
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
