/** Addresses that one subscriber holds count as one: an IPv6 network of 64 bits, or one IPv4 address. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  if (!ip.includes(':')) return ip
  const [before = '', after = ''] = ip.toLowerCase().split('::')
  const head = before.split(':').filter(Boolean)
  const tail = after.split(':').filter(Boolean)
  const full = ip.includes('::') ? [...head, ...Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0'), ...tail] : head
  return full.slice(0, 4).map(part => Number.parseInt(part, 16).toString(16)).join(':')
}

/** A member by number, or a name that nobody has: it is somebody else's at another brand. */
export const loginName = (merchant: string, name: string): string => `login:${merchant}:${name}`
export const loginAddress = (ip: string): string => `login-address:${networkOf(ip)}`
export const passwordChange = (memberId: number): string => `password-change:${memberId}`
export const paymentPasswordUse = (memberId: number): string => `payment-password:${memberId}`
/** A browser on which the right password was typed before. */
export const loginDevice = (tokenHash: Buffer): string => `login-device:${tokenHash.toString('base64url')}`
/** A member's second factor. */
export const secondFactorUse = (owner: string): string => `second-factor:${owner}`
export const codeAddress = (ip: string): string => `code-address:${networkOf(ip)}`
