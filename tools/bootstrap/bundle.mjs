// SPDX-License-Identifier: Apache-2.0
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from './root-folder.mjs'

const file = join(rootFolder, 'bundle.json')

/**
 * Whether this folder is a bundle of a release: packages, generated files and pages came with it, so nothing is
 * installed or made.
 */
export const isBundle = existsSync(file)

/** Throws when the packages of the bundle are those of another system. */
export function requireSystemOfBundle() {
  const { system } = JSON.parse(readFileSync(file, 'utf8'))
  const here = `${process.platform}-${process.arch}`
  if (system !== here)
    throw new Error(
      `This bundle runs on ${system}, and this machine is ${here}. Run the sources of the release here.`,
    )
}
