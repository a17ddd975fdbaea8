// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bech32, bech32m, createBase58check, hex } from '@scure/base'
import type { CryptoNetwork } from '@tessera/rules/wallet/payout-kinds'

const base58check = createBase58check(
  (data: Uint8Array) => new Uint8Array(createHash('sha256').update(data).digest()),
)
const longest = 90

/**
 * The one way to write an address of a network; undefined when its checksum or form is wrong, so that a mistyped
 * address never gets money. An address of Ethereum in one case has no checksum and is refused, too.
 */
export function cryptoAddress(network: CryptoNetwork, typed: string): string | undefined {
  const address = typed.trim()
  if (address.length > longest) return undefined
  switch (network) {
    case 'bitcoin':
      return /^bc1/i.test(address) ? segwit(address) : base58(address, [0x00, 0x05])
    case 'ethereum':
      return ethereum(address)
    case 'tron':
      return base58(address, [0x41])
  }
}

/** A version byte and a hash of 20 bytes, with its checksum (BIP 13, Tron). */
function base58(address: string, versions: readonly number[]): string | undefined {
  const bytes = attempt(() => base58check.decode(address))
  return bytes?.length === 21 && versions.includes(bytes[0] ?? -1) ? address : undefined
}

/** Witness addresses: version 0 with bech32 (BIP 173), later ones with bech32m (BIP 350). */
function segwit(address: string): string | undefined {
  for (const [code, fits] of [
    [bech32, (version: number) => version === 0],
    [bech32m, (version: number) => version > 0 && version <= 16],
  ] as const) {
    const decoded = attempt(() => code.decode(address as `${string}1${string}`, longest))
    const [version = -1, ...words] = decoded?.words ?? []
    if (!decoded || decoded.prefix !== 'bc' || !fits(version)) continue
    const program = attempt(() => code.fromWords(words))
    if (program && isProgram(version, program.length)) return address.toLowerCase()
  }
  return undefined
}

const isProgram = (version: number, length: number): boolean =>
  version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40

/** Capitals are the checksum (EIP-55). */
function ethereum(address: string): string | undefined {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return undefined
  const digits = address.slice(2)
  const sum = hex.encode(keccak_256(new TextEncoder().encode(digits.toLowerCase())))
  const right = [...digits.toLowerCase()]
    .map((digit, index) => (Number.parseInt(sum[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit))
    .join('')
  return right === digits ? address : undefined
}

function attempt<Value>(decode: () => Value): Value | undefined {
  try {
    return decode()
  } catch {
    return undefined
  }
}
