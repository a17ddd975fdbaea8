// SPDX-License-Identifier: Apache-2.0
const prefix = 'operator:'
/** The internal name of an operator's session. It gives no access. */
export const sessionKeyOf = (tokenHash: Buffer): string => `${prefix}${tokenHash.toString('base64url')}`
export const tokenHashOf = (sessionKey: string): Buffer =>
  Buffer.from(sessionKey.slice(prefix.length), 'base64url')

/** Without this cookie, the token of a browser's session is useless (D-06). */
export const bindingCookie = 'operatorBinding'
