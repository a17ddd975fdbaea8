// SPDX-License-Identifier: Apache-2.0
import { runParts } from '../shared/run-parts.ts'

/**
 * The sportsbook: how fast prices are computed and reach open pages, how evenly these are drawn meanwhile, bets placed, markets
 * suspended, and bets settled.
 * Each part has a database of its own. Options: --part price|seasons|place|settle|push|suspend|frames (that one alone), and those of
 * the parts.
 */
export const run = (options: string[]): Promise<void> => runParts(import.meta.dirname, options)
