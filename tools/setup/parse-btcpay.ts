// SPDX-License-Identifier: Apache-2.0

export interface BtcpayCommand {
  command: 'btcpay'
  id: string
  /** Undefined: the account is closed. */
  opens:
    | {
        url: string
        store: string
        /** Where the key is read from. */
        keyFile: string
        name: string
        brand: string | undefined
      }
    | undefined
}

interface Typed {
  id: string
  url?: string | undefined
  store?: string | undefined
  'key-file'?: string | undefined
  name?: string | undefined
  brand?: string | undefined
  close?: boolean | undefined
}

const longestName = 60
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Reads the options of `btcpay`. Answers the command, or a sentence that says what is wrong. */
export function readBtcpay({ id, close, ...typed }: Typed): BtcpayCommand | string {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(id))
    return '--id has small letters, digits and dashes only, such as bitcoin.'
  if (close) {
    const rest = Object.values(typed).some((value) => value !== undefined)
    return rest ? 'Give either --close or the server.' : { command: 'btcpay', id, opens: undefined }
  }
  const store = typed.store?.trim() ?? ''
  const keyFile = typed['key-file']
  if (!typed.url || !store || !keyFile) return 'Give --url, --store and --key-file, or --close.'
  const url = originOf(typed.url.trim())
  if (!url) return '--url must be an https address without a path, such as https://btcpay.example.'
  if (!/^[\w-]{1,64}$/.test(store)) return '--store is the id of the store: letters and digits.'
  const name = typed.name?.trim() || 'Crypto'
  if (name.length > longestName || /[\p{Cc}]/u.test(name))
    return `--name must be one line of at most ${longestName} characters.`
  return {
    command: 'btcpay',
    id,
    opens: { url, store, keyFile, name, brand: typed.brand?.trim() || undefined },
  }
}

/** Only https, except on this computer, where nobody listens in. */
export function originOf(typed: string): string | undefined {
  if (!URL.canParse(typed)) return undefined
  const { protocol, hostname, origin, pathname, search, hash, username } = new URL(typed)
  const secure = protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))
  return secure && pathname === '/' && `${search}${hash}${username}` === '' ? origin : undefined
}
