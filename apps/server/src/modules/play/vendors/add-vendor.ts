// SPDX-License-Identifier: Apache-2.0
import type { Tx } from '../../../platform/db/index.ts'
import type { VendorAccount } from '../ports.ts'
import { normalPublicKey } from './public-key.ts'
import {
  giveTransferWallet,
  insertVendorAccount,
  readVendorAccounts,
  updateVendorAddress,
  updateVendorKeys,
  updateVendorLanguages,
  updateVendorRake,
  updateVendorRedeems,
  upsertVendorGame,
} from './vendor-store.ts'

export interface NewVendor {
  id: string
  protocol: 'hub88'
  publicKeyPem: string
  /** The vendor's id for us. */
  operatorId: string
  /** Address of its Games API; empty when the vendor opens its games itself. */
  baseUrl?: string
  /** Its name in the catalogue; the id in capitals unless given. */
  vendorCode?: string
  /** The languages of its games: from our code to the vendor's code. Defaults to English alone. */
  languages?: Readonly<Record<string, string>>
  /** Whether it redeems one-use launch tokens for wallet sessions; false by default. */
  redeems?: boolean
  /** It holds money of players, who move it there before they play. */
  transferWallet?: true
  /** Whether it tells the rake of every round in which members play each other. */
  declaresRake?: boolean
  /** Codes of its first games. */
  games?: { code: string; name: string }[]
}

/** An error that the person running the command can correct. */
export interface VendorRefusal {
  refused: string
}

const idPattern = /^[a-z0-9][a-z0-9-]{0,39}$/

/**
 * Registers a vendor account; running servers pick it up within a second. Adding the same account again
 * changes its address, languages and games; another key is refused, because only a rotation may change who
 * can move money.
 */
export async function addVendor(tx: Tx, vendor: NewVendor): Promise<VendorAccount | VendorRefusal> {
  if (!idPattern.test(vendor.id))
    return { refused: 'A vendor id has up to 40 small letters, digits and dashes.' }
  const publicKey = keyOrRefusal(vendor.publicKeyPem)
  if (typeof publicKey !== 'string') return publicKey
  const account: VendorAccount = {
    id: vendor.id,
    protocol: vendor.protocol,
    enabled: true,
    vendorCode: vendor.vendorCode ?? vendor.id.toUpperCase(),
    baseUrl: vendor.baseUrl ?? '',
    operatorId: vendor.operatorId,
    secrets: { publicKey },
    languages: vendor.languages ?? {},
    options: {},
    ...(vendor.redeems && { redeems: true }),
    ...(vendor.transferWallet && { transferWallet: true }),
    ...(vendor.declaresRake && { declaresRake: true }),
  }
  const stored = (await insertVendorAccount(tx, account)) ? account : await existing(tx, account)
  if ('refused' in stored) return stored
  if (vendor.baseUrl !== undefined && stored.baseUrl !== vendor.baseUrl)
    await updateVendorAddress(tx, stored.id, vendor.baseUrl)
  if (vendor.languages !== undefined) await updateVendorLanguages(tx, stored.id, vendor.languages)
  if (vendor.redeems !== undefined && stored.redeems !== vendor.redeems)
    await updateVendorRedeems(tx, stored.id, vendor.redeems)
  if (vendor.declaresRake !== undefined && stored.declaresRake !== vendor.declaresRake)
    await updateVendorRake(tx, stored.id, vendor.declaresRake)
  if (vendor.transferWallet) await giveTransferWallet(tx, stored.id)
  for (const game of vendor.games ?? []) await upsertVendorGame(tx, stored.id, { ...game, enabled: true })
  return {
    ...stored,
    baseUrl: vendor.baseUrl ?? stored.baseUrl,
    languages: vendor.languages ?? stored.languages,
    redeems: vendor.redeems ?? stored.redeems ?? false,
    transferWallet: vendor.transferWallet ?? stored.transferWallet ?? false,
    declaresRake: vendor.declaresRake ?? stored.declaresRake ?? false,
  }
}

async function existing(tx: Tx, wanted: VendorAccount): Promise<VendorAccount | VendorRefusal> {
  const accounts = await readVendorAccounts(tx)
  const known = accounts.find((account) => account.id === wanted.id)
  if (!known) return { refused: `Another vendor is called ${wanted.vendorCode} in the catalogue.` }
  const { publicKey } = wanted.secrets
  if (known.secrets['publicKey'] === publicKey || known.secrets['publicKeyNext'] === publicKey) return known
  return { refused: `The vendor ${wanted.id} exists with another key. To change it, rotate.` }
}

/** Allows a second signing key. The previous second key becomes the first. */
export async function rotateVendorKey(
  tx: Tx,
  id: string,
  publicKeyPem: string,
): Promise<VendorAccount | VendorRefusal> {
  const publicKey = keyOrRefusal(publicKeyPem)
  if (typeof publicKey !== 'string') return publicKey
  const known = (await readVendorAccounts(tx)).find((account) => account.id === id)
  if (!known) return { refused: `There is no vendor ${id}.` }
  if (Object.values(known.secrets).includes(publicKey)) return known
  const first = known.secrets['publicKeyNext'] ?? known.secrets['publicKey'] ?? publicKey
  await updateVendorKeys(tx, id, first, publicKey)
  return { ...known, secrets: { publicKey: first, publicKeyNext: publicKey } }
}

/** Ends a rotation: from now on only the newer key signs. */
export async function finishVendorRotation(tx: Tx, id: string): Promise<VendorAccount | VendorRefusal> {
  const known = (await readVendorAccounts(tx)).find((account) => account.id === id)
  if (!known) return { refused: `There is no vendor ${id}.` }
  const publicKey = known.secrets['publicKeyNext']
  if (publicKey === undefined) return { refused: `The vendor ${id} is not rotating its key.` }
  await updateVendorKeys(tx, id, publicKey, null)
  return { ...known, secrets: { publicKey } }
}

function keyOrRefusal(pem: string): string | VendorRefusal {
  try {
    return normalPublicKey(pem)
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}
