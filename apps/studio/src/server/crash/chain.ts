// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { outcomeHash } from '../../fair/chain.ts'
import { crashPoint } from '../../games/crash/maths.ts'
import type { ChainView } from '../../protocol.ts'
import type { StudioDeps } from '../deps.ts'
import { findUnfinishedChain, insertChain, setSalt, type StoredChain } from './table-store.ts'

/**
 * The current chain with all its links: h(0) is public, the others are secret until their round has ended.
 */
export interface Chain {
  readonly id: bigint
  readonly links: readonly string[]
  readonly view: ChainView
}

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
export async function currentChain(
  deps: Pick<StudioDeps, 'database' | 'clock' | 'chance' | 'seedSeal'>,
  length: number,
): Promise<Chain> {
  const stored = (await findUnfinishedChain(deps.database)) ?? (await commitToChain(deps, length))
  const salt = stored.salt ?? (await setSalt(deps.database, stored.id, deps.chance.hex(32)))
  return {
    id: stored.id,
    links: linksFrom(deps.seedSeal.open(stored.sealedSeed, stored.terminalHash), stored.length),
    view: { terminalHash: stored.terminalHash, salt, length: stored.length },
  }
}

async function commitToChain(
  deps: Pick<StudioDeps, 'database' | 'clock' | 'chance' | 'seedSeal'>,
  length: number,
): Promise<StoredChain> {
  const seed = deps.chance.hex(32)
  const terminalHash = linksFrom(seed, length)[0]!
  const sealedSeed = deps.seedSeal.seal(seed, terminalHash)
  const id = await insertChain(deps.database, {
    sealedSeed,
    length,
    terminalHash,
    createdAtMs: deps.clock.now(),
  })
  return { id, sealedSeed, length, terminalHash, salt: null }
}

/** The crash point of a link, in hundredths. */
export async function pointOf(chain: Chain, position: number): Promise<number> {
  return crashPoint(await outcomeHash({ hash: chain.links[position]!, salt: chain.view.salt }))
}
