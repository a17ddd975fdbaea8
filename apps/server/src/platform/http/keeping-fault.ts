// SPDX-License-Identifier: Apache-2.0
import { Fault } from '@tessera/contract'
import type { Tx } from '../db/index.ts'

/**
 * A refusal that leaves something behind although its work is undone, such as the first of two approvals. `keep` runs
 * in a transaction in which nothing of the refused work is left.
 */
export class KeepingFault extends Fault {
  readonly keep: (tx: Tx) => Promise<void>

  constructor(fault: string, details: Record<string, unknown> | undefined, keep: (tx: Tx) => Promise<void>) {
    super(fault, details)
    this.keep = keep
  }
}
