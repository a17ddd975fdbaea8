// SPDX-License-Identifier: Apache-2.0
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { waitsForSheet } from './first-sheet.ts'

const helper = '/src/shared/trouble/load-part.ts'
/** `import('…')` used as a value: not in a type, not in a comment. */
const dynamicImport = /(?<=(?:=>|await|return|[(,=:?])\s*)import\(\s*((['"])[^'"]+\2)\s*\)(?!\.[A-Z])/g

/**
 * Routes every lazily loaded part of the site through `loadPart`, whoever loads it. So each one handles a
 * part that fails to load, or takes too long, in the same way (D-162), and none can be forgotten. A part with
 * components that are not of the first view goes through `loadStyledPart`, which also waits for the whole style sheet.
 */
export function watchedParts(): Plugin {
  return {
    name: 'tessera-watched-parts',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? ''
      if (
        !/\/(apps\/web\/src|packages\/texts\/src\/generated)\/.*\.tsx?$/.test(file) ||
        file.endsWith(helper) ||
        !dynamicImport.test(code)
      )
        return undefined
      dynamicImport.lastIndex = 0
      const watched = code.replace(dynamicImport, (_, quoted: string) => {
        const target = quoted.slice(1, -1)
        const path = target.startsWith('.') ? resolve(dirname(file), target) : target
        return `${waitsForSheet(path) ? 'loadStyledPart' : 'loadPart'}(() => import(${quoted}))`
      })
      return {
        code: `${watched}\nimport { loadPart, loadStyledPart } from ${JSON.stringify(helper)}\n`,
        map: null,
      }
    },
  }
}
