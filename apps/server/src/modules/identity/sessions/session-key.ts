// SPDX-License-Identifier: Apache-2.0
/**
 * The internal name of a session, for open connections and running games: the hash of its token as text. It
 * gives no access.
 */
export const sessionKeyOf = (tokenHash: Buffer): string => tokenHash.toString('base64url')
export const tokenHashOf = (sessionKey: string): Buffer => Buffer.from(sessionKey, 'base64url')
