// SPDX-License-Identifier: Apache-2.0
// Readers of streams wait for transactions of every database of the server: one that another test makes on a busy machine
// takes longer than they would wait for each other.
import { patience } from '../platform/db/wait-for-running.ts'

patience.ms = 60_000
