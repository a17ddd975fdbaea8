// SPDX-License-Identifier: Apache-2.0
export interface RememberedNumber {
  mobileNum: string
  countryDialingCode: string
}

/**
 * Who ticked "remember me" in this browser. The platform's device token itself is in a cookie that no script
 * can read.
 */
export function rememberedUser(cookies: string = document.cookie): string | undefined {
  return isRemembered(cookies) ? cookieOf(cookies, 'rememberUser') : undefined
}

/** The number of the last login by SMS with "remember me" ticked. */
export function rememberedNumber(cookies: string = document.cookie): RememberedNumber | undefined {
  const stored = isRemembered(cookies) ? cookieOf(cookies, 'loginTypeSms') : undefined
  try {
    const { mobileNum, countryDialingCode } = JSON.parse(stored ?? '{}') as Partial<RememberedNumber>
    return typeof mobileNum === 'string' && mobileNum !== ''
      ? { mobileNum, countryDialingCode: String(countryDialingCode ?? '') }
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Stores the name that belongs to the platform's device token, or removes it. Call it after a successful
 * login.
 */
export function rememberUser(username: string, wanted: boolean): void {
  keep({ rememberUser: username, loginTypeSms: '', loginRemember: '1' }, wanted)
}

/** The same after a login by SMS: fills in the number next time, never the code. */
export function rememberNumber({ mobileNum, countryDialingCode }: RememberedNumber, wanted: boolean): void {
  keep(
    { loginTypeSms: JSON.stringify({ mobileNum, countryDialingCode }), rememberUser: '', loginRemember: '1' },
    wanted,
  )
}

const aDaySeconds = 86_400

function keep(cookies: Record<string, string>, wanted: boolean): void {
  for (const [name, value] of Object.entries(cookies)) {
    const stored = wanted && value !== ''
    document.cookie = `${name}=${stored ? encodeURIComponent(value) : ''}; Path=/; SameSite=Strict; Max-Age=${stored ? aDaySeconds : 0}${location.protocol === 'https:' ? '; Secure' : ''}`
  }
}

const isRemembered = (cookies: string): boolean => cookieOf(cookies, 'loginRemember') === '1'

function cookieOf(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((part) => part.startsWith(`${name}=`))
  try {
    return decodeURIComponent(pair?.slice(name.length + 1) ?? '') || undefined
  } catch {
    return undefined
  }
}
