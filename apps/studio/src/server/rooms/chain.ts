// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { outcomeHash } from '../../fair/chain.ts'
import type { ChainView } from '../../protocol.ts'
import type { StudioDeps } from '../deps.ts'
import { findUnfinishedChain, insertChain, setSalt, type StoredChain } from './store/chain-store.ts'

/**
 * The current chain of a room with all its links: h(0) is public, the others are secret until their round has ended.
 */
export interface Chain {
  readonly id: bigint
  readonly links: readonly string[]
  readonly view: ChainView
}

type ChainDeps = Pick<StudioDeps, 'database' | 'clock' | 'chance' | 'seedSeal'>

/**
 * All links from h(0) to h(length), hashed down from the last one. The same as SHA-256 of the text in the
 * browser.
 */
export function linksFrom(seed: string, length: number): string[] {
  const links = [seed]
  for (let position = length; position > 0; position -= 1) {
    links.push(createHash('sha256').update(links.at(-1)!).digest('hex'))
  }
  return links.reverse()
}

/**
 * The current chain, or a new one when the last is used up. A new chain is committed to (h(0) stored and so
 * published) before its salt is drawn, so that no chain could have been chosen for its outcomes.
 */
export async function currentChain(deps: ChainDeps, room: string, length: number): Promise<Chain> {
  const stored = (await findUnfinishedChain(deps.database, room)) ?? (await commitToChain(deps, room, length))
  return openChain(deps, stored)
}

/** A stored chain with its links. */
export async function openChain(deps: ChainDeps, stored: StoredChain): Promise<Chain> {
  const salt = stored.salt ?? (await setSalt(deps.database, stored.id, deps.chance.hex(32)))
  return {
    id: stored.id,
    links: linksFrom(deps.seedSeal.open(stored.sealedSeed, stored.terminalHash), stored.length),
    view: { terminalHash: stored.terminalHash, salt, length: stored.length },
  }
}

async function commitToChain(deps: ChainDeps, room: string, length: number): Promise<StoredChain> {
  const seed = deps.chance.hex(32)
  const terminalHash = linksFrom(seed, length)[0]!
  const sealedSeed = deps.seedSeal.seal(seed, terminalHash)
  const createdAtMs = deps.clock.now()
  const id = await insertChain(deps.database, { room, sealedSeed, length, terminalHash, createdAtMs })
  return { id, sealedSeed, length, terminalHash, salt: null }
}

/** The hash from which the outcome of a link is read. Secret until its round is drawn. */
export const outcomeOf = (chain: Chain, position: number): Promise<string> =>
  outcomeHash({ hash: chain.links[position]!, salt: chain.view.salt })
