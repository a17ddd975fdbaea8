/** Who ticked "remember me" in this browser: the house keeps a device token in a cookie that no script can read. */
export function rememberedUser(cookies: string = document.cookie): string | undefined {
  const pairs = new Map(cookies.split('; ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
  const username = pairs.get('rememberUser')
  return pairs.get('loginRemember') === '1' && username ? decodeURIComponent(username) : undefined
}

const aDaySeconds = 86_400

/** Keeps the name beside the device token of the house, or lets it go. To be called after a login that succeeded. */
export function rememberUser(username: string, wanted: boolean): void {
  const rest = `; Path=/; SameSite=Strict; Max-Age=${wanted ? aDaySeconds : 0}${location.protocol === 'https:' ? '; Secure' : ''}`
  document.cookie = `rememberUser=${wanted ? encodeURIComponent(username) : ''}${rest}`
  document.cookie = `loginRemember=${wanted ? '1' : ''}${rest}`
}
