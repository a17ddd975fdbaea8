// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'

/** A stable number from 0 to 1 for each label, so that every seeded installation is the same. */
export const drawn = (label: string): number =>
  createHash('sha256').update(label).digest().readUInt32BE() / 2 ** 32
