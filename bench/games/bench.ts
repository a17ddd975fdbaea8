// SPDX-License-Identifier: Apache-2.0
import { runParts } from '../shared/run-parts.ts'

/**
 * The in-house games: how fast slots are simulated and counted, rounds through studio, wire and ledger, and what their
 * pages take. Options: --part simulation|rounds|pages|frames|memory (that one alone), and those of the parts.
 */
export const run = (options: string[]): Promise<void> => runParts(import.meta.dirname, options)
