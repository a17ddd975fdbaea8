// SPDX-License-Identifier: Apache-2.0
import { maskRealName } from '@tessera/rules/identity/codes'
import { addressKey, noAddress } from '@tessera/rules/site/address-key'
import { maskAddress } from '@tessera/rules/agents/shared-traces'
import { foldName } from '@tessera/rules/names/fold-name'
import { digestOf } from '../../../platform/seal/digest.ts'
import type { Trace } from './trace-store.ts'

/** The trace of an address; none for a text that is no address. */
export function traceOfAddress(ip: string): Trace[] {
  const key = addressKey(ip)
  return key === noAddress ? [] : [{ kind: 'Address', valueHash: digestOf(key), label: maskAddress(key) }]
}

/** The trace of a browser, by the digest of its lasting cookie. */
export const traceOfBrowser = (browserHash: Buffer | undefined, device: string): Trace[] =>
  browserHash ? [{ kind: 'Browser', valueHash: browserHash, label: device }] : []

/** The trace of a name to which money is paid; none for a name without letters and digits. */
export function traceOfName(name: string): Trace[] {
  const key = foldName(name)
  return key === '' ? [] : [{ kind: 'Name', valueHash: digestOf(key), label: maskRealName(name.trim()) }]
}
