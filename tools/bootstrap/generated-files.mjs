// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBundle } from './bundle.mjs'
import { cacheFolder, rootFolder } from './root-folder.mjs'
import { withLock } from './with-lock.mjs'

/**
 * The folders that are in no commit, what makes them, and all of what they are made from.
 * @typedef {{ name: string, script: string, folder: string, sources: string[] }} Part
 * @type {Part[]}
 */
const parts = [
  {
    name: 'texts',
    script: 'tools/generate/texts.ts',
    folder: 'packages/texts/src/generated',
    sources: ['packages/texts', 'tools/generate'],
  },
  {
    name: 'routes',
    script: 'tools/generate/routes.ts',
    folder: 'packages/contract/src/generated',
    sources: [
      'packages/contract',
      'packages/limits',
      'packages/rules',
      'packages/texts/src',
      'tools/generate',
    ],
  },
]
const madeFolder = join(cacheFolder, 'made')
const leftOut = new Set(['node_modules', 'generated'])

/**
 * Makes the generated folders whose sources changed since they were made, or that are not as they were made.
 * Reads their content, not its time, so that any checkout and any hand in a folder are noticed; a tenth of a
 * second when all is fresh.
 * @param {string} [node] path of the Node to run the generators with
 */
export async function ensureGenerated(node = process.execPath) {
  if (isBundle || staleParts().length === 0) return
  await withLock('generated', async () => {
    const results = await Promise.all(staleParts().map((part) => make(part, node)))
    const failed = results.filter((failure) => failure !== undefined)
    if (failed.length > 0) throw new Error(failed.join('\n'))
  })
}

function staleParts() {
  return parts.filter((part) => readStamp(part.name) !== stampOf(part))
}

/**
 * @param {Part} part @param {string} node
 * @returns {Promise<string | undefined>} why it could not be made
 */
async function make(part, node) {
  // Before the generator reads the sources: a change in between makes the stamp wrong, so that it is made anew.
  const sources = hashOf(part.sources)
  const failure = await run(node, part.script)
  if (failure !== undefined) return `${part.folder} could not be made:\n${failure}`
  writeStamp(part.name, `${sources} ${hashOf([part.folder], [])}`)
  return undefined
}

/**
 * @param {string} node @param {string} script
 * @returns {Promise<string | undefined>} what it printed when it failed
 */
function run(node, script) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(rootFolder, script)], {
    cwd: rootFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0 ? undefined : output.trim()))
  })
}

/** @param {Part} part */
function stampOf({ sources, folder }) {
  return `${hashOf(sources)} ${hashOf([folder], [])}`
}

/** @param {string} name */
function readStamp(name) {
  try {
    return readFileSync(join(madeFolder, name), 'utf8')
  } catch {
    return undefined
  }
}

/** @param {string} name @param {string} stamp */
function writeStamp(name, stamp) {
  mkdirSync(madeFolder, { recursive: true })
  const unfinished = join(madeFolder, `${name}.${process.pid}`)
  writeFileSync(unfinished, stamp)
  renameSync(unfinished, join(madeFolder, name))
}

/**
 * One checksum of all files in these folders; tests are no source.
 * @param {string[]} folders
 * @param {Iterable<string>} without names of folders that do not count
 */
function hashOf(folders, without = leftOut) {
  const hash = createHash('sha256')
  const skipped = new Set(without)
  for (const folder of folders) addFolder(hash, folder, skipped)
  return hash.digest('hex')
}

/** @param {import('node:crypto').Hash} hash @param {string} folder @param {ReadonlySet<string>} skipped */
function addFolder(hash, folder, skipped) {
  for (const entry of entriesOf(folder)) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) addFolder(hash, path, skipped)
    } else if (!/\.test\.tsx?$/.test(entry.name))
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(rootFolder, path)))
        .update('\0')
  }
}

/** @param {string} folder */
function entriesOf(folder) {
  try {
    return readdirSync(join(rootFolder, folder), { withFileTypes: true }).sort((one, other) =>
      one.name < other.name ? -1 : 1,
    )
  } catch {
    return []
  }
}

// npm runs this after an installation (`prepare`). An older Node cannot; the commands find a newer one.
if (process.argv[1] === fileURLToPath(import.meta.url) && Number(process.versions.node.split('.')[0]) >= 24)
  await ensureGenerated()
