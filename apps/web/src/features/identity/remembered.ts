/** Who ticked "remember me" in this browser: the house keeps a device token in a cookie that no script can read. */
export function rememberedUser(cookies: string = document.cookie): string | undefined {
  const pairs = new Map(cookies.split('; ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
  const username = pairs.get('rememberUser')
  return pairs.get('loginRemember') === '1' && username ? decodeURIComponent(username) : undefined
}
