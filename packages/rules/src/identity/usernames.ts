// SPDX-License-Identifier: Apache-2.0
/** Names that would let a member look like staff. */
const reserved = new Set([
  'admin',
  'administrator',
  'root',
  'system',
  'superuser',
  'operator',
  'support',
  'helpdesk',
  'service',
  'customerservice',
  'moderator',
  'official',
  'staff',
  'manager',
  'finance',
  'cashier',
  'security',
  'agent',
  'house',
  'house1',
  'tessera',
  'anonymous',
  'null',
  'undefined',
  'webmaster',
  'postmaster',
  'hostmaster',
])

/**
 * The form in which names are compared: names that differ only in case or in the encoding of letters are the
 * same.
 */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase()

/**
 * Whether this name is reserved: an official name, with or without digits behind it, or one that contains the
 * name of the site.
 */
export function isReservedUsername(username: string, siteName: string): boolean {
  const key = usernameKey(username)
  return (
    reserved.has(key) ||
    reserved.has(key.replace(/\d+$/, '')) ||
    key === usernameKey(siteName).replace(/\s/g, '')
  )
}

/** A name as strangers see it: its first two letters, such as `an***` (D-32). */
export const maskUsername = (username: string): string => `${[...username].slice(0, 2).join('')}***`
