// SPDX-License-Identifier: Apache-2.0
/** Names that would let a member pass for the platform. */
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
 * The form in which names are compared: two names that differ only in case or in the way letters are encoded
 * are one.
 */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase()

/** Is this name kept back for the platform, also with digits behind it, or in the name of the site? */
export function isReservedUsername(username: string, siteName: string): boolean {
  const key = usernameKey(username)
  return (
    reserved.has(key) ||
    reserved.has(key.replace(/\d+$/, '')) ||
    key === usernameKey(siteName).replace(/\s/g, '')
  )
}
