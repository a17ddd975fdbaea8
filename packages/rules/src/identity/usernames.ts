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
  'brand1',
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

/** Signs that can be taken for the one before the colon. */
const lookAlikes =
  'l:i1|!ıіιӏ o:0оο a:аα e:еε c:с p:рρ y:уυ x:хχ j:ј s:ѕ h:һнη d:ԁ q:ԛ w:ԝ g:ɡ k:кκ m:мμ t:тτ b:вβ v:ν z:ζ'
const looksLike = new Map(
  lookAlikes.split(' ').flatMap((row) => [...row.slice(2)].map((sign) => [sign, row.charAt(0)] as const)),
)

/**
 * What a name looks like: two names of one skeleton can be taken for one another, such as `limes11x`, `Iimes11x` and
 * `l1mesllx`. The database has the same rule (`member_name_skeleton`), because it decides whose a name is.
 */
export const nameSkeleton = (username: string): string =>
  [...usernameKey(username)].map((sign) => looksLike.get(sign) ?? sign).join('')

const reservedSkeletons = new Set([...reserved].map(nameSkeleton))

/**
 * Whether this name is reserved: it looks like an official name, with or without digits behind it, or like the
 * name of the site.
 */
export function isReservedUsername(username: string, siteName: string): boolean {
  const key = usernameKey(username)
  return (
    reservedSkeletons.has(nameSkeleton(key)) ||
    reservedSkeletons.has(nameSkeleton(key.replace(/\d+$/, ''))) ||
    nameSkeleton(key) === nameSkeleton(siteName).replace(/\s/g, '')
  )
}

/** A name as strangers see it: its first two letters, such as `an***` (D-32). */
export const maskUsername = (username: string): string => `${[...username].slice(0, 2).join('')}***`
