// SPDX-License-Identifier: Apache-2.0
import { originOf } from './parse-btcpay.ts'

export interface HostedPageCommand {
  command: 'hosted-page'
  id: string
  /** Undefined: the account is closed. */
  opens:
    | {
        url: string
        /** Where the keys are read from. */
        keyFile: string
        /** A JSON file with where the provider's JSON has what. */
        fieldsFile: string | undefined
        name: string
        brand: string | undefined
      }
    | undefined
}

interface Typed {
  id: string
  url?: string | undefined
  'key-file'?: string | undefined
  fields?: string | undefined
  name?: string | undefined
  brand?: string | undefined
  close?: boolean | undefined
}

const longestName = 60

/** Reads the options of `hosted-page`. Answers the command, or a sentence that says what is wrong. */
export function readHostedPage({ id, close, ...typed }: Typed): HostedPageCommand | string {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(id))
    return '--id has small letters, digits and dashes only, such as cards.'
  if (close) {
    const rest = Object.values(typed).some((value) => value !== undefined)
    return rest ? 'Give either --close or the provider.' : { command: 'hosted-page', id, opens: undefined }
  }
  const keyFile = typed['key-file']
  if (!typed.url || !keyFile) return 'Give --url and --key-file, or --close.'
  const url = originOf(typed.url.trim())
  if (!url) return '--url must be an https address without a path, such as https://api.psp.example.'
  const name = typed.name?.trim() || 'Card'
  if (name.length > longestName || /[\p{Cc}]/u.test(name))
    return `--name must be one line of at most ${longestName} characters.`
  return {
    command: 'hosted-page',
    id,
    opens: { url, keyFile, fieldsFile: typed.fields, name, brand: typed.brand?.trim() || undefined },
  }
}
