// SPDX-License-Identifier: Apache-2.0
/** The NATS servers over which processes exchange what open pages must show. */
export interface LiveServers {
  /** host:port */
  addresses: string[]
  user?: string | undefined
  password?: string | undefined
  token?: string | undefined
  /** Whether connections without TLS are refused. */
  tls: boolean
  /** Absolute path of a credentials file (.creds) as nsc writes it. */
  credentialsFile?: string | undefined
  /** Absolute path of the certificate authority that signed the servers' certificates (PEM). */
  caFile?: string | undefined
}

const usualPort = '4222'

/**
 * Reads nats://a:4222,nats://b:4222 (tls:// requires TLS), with user:password@ or token@ in any one of them;
 * undefined for anything else.
 */
export function readLiveServers(list: string): LiveServers | undefined {
  const urls = list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => URL.parse(entry))
  if (urls.length === 0 || !urls.every(isServer)) return undefined
  const login = urls.find(({ username }) => username !== '')
  const [name, password] = [login?.username, login?.password].map((part) =>
    part ? decodeURIComponent(part) : undefined,
  )
  return {
    addresses: urls.map(({ hostname, port }) => `${hostname}:${port || usualPort}`),
    tls: urls.some(({ protocol }) => protocol === 'tls:'),
    ...(password === undefined ? { token: name } : { user: name, password }),
  }
}

const isServer = (url: URL | null): url is URL =>
  url !== null &&
  /^(nats|tls):$/.test(url.protocol) &&
  url.hostname !== '' &&
  /^\/?$/.test(url.pathname) &&
  !url.search &&
  !url.hash &&
  canDecode(url)

function canDecode({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password)
    return true
  } catch {
    return false
  }
}
