// SPDX-License-Identifier: Apache-2.0
import type { Plugin, Rolldown } from 'vite'

type Chunks = Readonly<Record<string, Rolldown.RenderedChunk>>

/**
 * Makes each part that is loaded lazily import all that its imports import, too, so that a browser requests everything
 * as soon as it has the part. The program itself would otherwise have to list these files of every part, in names
 * that hardly compress: 3 kB of a first visit.
 */
export function flatImports(): Plugin {
  return {
    name: 'tessera-flat-imports',
    apply: 'build',
    renderChunk(code, chunk, _, { chunks }) {
      if (!chunk.isDynamicEntry || chunk.isEntry) return null
      const program = withImports(
        chunks,
        Object.values(chunks).filter(({ isEntry }) => isEntry),
      )
      const all = withImports(chunks, [chunk])
      const missing = [...all].filter(
        (name) => name !== chunk.fileName && !chunk.imports.includes(name) && !program.has(name),
      )
      return missing.length === 0 ? null : { code: code + missing.map(importOf).join(''), map: null }
    },
  }
}

/** Comes last: the order in which modules run stays the same. */
const importOf = (name: string): string => `\nimport ${JSON.stringify(`./${name.replace(/^assets\//, '')}`)};`

/** The names of the chunks and of all that they import. */
function withImports(chunks: Chunks, begin: readonly Rolldown.RenderedChunk[]): Set<string> {
  const found = new Set<string>()
  const open = begin.map(({ fileName }) => fileName)
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    open.push(...(chunks[name]?.imports ?? []))
  }
  return found
}
