// SPDX-License-Identifier: Apache-2.0
/**
 * The name of a session inside the platform, for open connections and running games: the hash of its token as
 * text. Nobody can log in with it.
 */
export const sessionKeyOf = (tokenHash: Buffer): string => tokenHash.toString('base64url')
export const tokenHashOf = (sessionKey: string): Buffer => Buffer.from(sessionKey, 'base64url')
