// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rootFolder } from '../../platform/env/environment.ts'
import { tellWhileSlow } from './tell-while-slow.ts'

export const clientApps = [
  { name: 'the site', folder: join(rootFolder, 'apps/web') },
  { name: 'the operator console', folder: join(rootFolder, 'apps/backoffice') },
  { name: 'the games', folder: join(rootFolder, 'apps/studio') },
]

export type ClientApp = (typeof clientApps)[number]

/**
 * Builds each browser app whose sources changed since its last build. Throws with the builder's message when
 * one fails.
 */
export async function buildStaleClients({
  signal,
  development = false,
}: { signal?: AbortSignal; development?: boolean } = {}): Promise<void> {
  const apps = clientApps.filter(hasBuild)
  for (const [index, app] of apps.entries()) {
    // In development the pages are served from their sources; only the games' server must be allowed in
    // frames.
    if (development && app.name !== 'the games') continue
    const sources = hashOfSources(app.folder)
    const stamp = join(app.folder, 'dist/.sources')
    if (isBuilt(stamp, sources)) continue
    // Two installations of one clone must not write the same pages at once.
    await withLock('pages', async () => {
      if (isBuilt(stamp, sources)) return
      const began = performance.now()
      await tellWhileSlow('Building', async (tell) => {
        tell(`Building pages: ${index + 1} of ${apps.length}, ${app.name} …`)
        await build(app, stamp, sources, signal)
      })
      console.log(`  done in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    })
  }
}

const isBuilt = (stamp: string, sources: string): boolean =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === sources

async function build(
  app: ClientApp,
  stamp: string,
  sources: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  await runBuild(app, signal)
  setSourceMapsAside(app.folder)
  await compress(join(app.folder, 'dist'))
  writeFileSync(stamp, sources)
}

/**
 * Moves the source maps out of what is served: they contain our sources, and stay beside the pages for
 * operators (`source-maps`, named like the scripts). No script names its map.
 */
function setSourceMapsAside(appFolder: string): void {
  const [built, aside] = [join(appFolder, 'dist'), join(appFolder, 'source-maps')]
  rmSync(aside, { recursive: true, force: true })
  for (const map of globSync('**/*.map', { cwd: built })) {
    mkdirSync(dirname(join(aside, map)), { recursive: true })
    renameSync(join(built, map), join(aside, map))
  }
}

/** Preparing a clone is up to the tools, and builds always come with them. */
async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  const preparing: { withLock: typeof withLock } = await import(
    pathToFileURL(join(rootFolder, 'tools/bootstrap/with-lock.mjs')).href
  )
  await preparing.withLock(name, work)
}

export function hasBuild({ folder }: ClientApp): boolean {
  return existsSync(join(folder, 'vite.config.ts'))
}

/** The script behind `vite`, for Node to run directly. */
export function viteScript(): string {
  return join(
    dirname(createRequire(join(rootFolder, 'apps/web/package.json')).resolve('vite/package.json')),
    'bin/vite.js',
  )
}

function runBuild(app: ClientApp, signal: AbortSignal | undefined): Promise<void> {
  const child = spawn(process.execPath, [viteScript(), 'build'], {
    cwd: app.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
    ...(signal ? { signal } : {}),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`Building ${app.name} failed:\n${output.trim()}`)),
    )
  })
}

const compressor = join(rootFolder, 'tools/generate/compress-assets.ts')

/** Brotli and gzip twins of the built files, made once here instead of at every request. */
async function compress(folder: string): Promise<void> {
  const { compressAssets }: { compressAssets: (folder: string) => Promise<number> } = await import(
    pathToFileURL(compressor).href
  )
  await compressAssets(folder)
}

/**
 * One checksum over everything that goes into the bundle: the app, the packages it uses, the locked
 * libraries, the compressor.
 */
function hashOfSources(appFolder: string): string {
  const hash = createHash('sha256')
  for (const folder of [
    appFolder,
    ...['rules', 'contract', 'texts', 'ui'].map((name) => join(rootFolder, 'packages', name)),
  ])
    addFolder(hash, folder)
  for (const file of [join(rootFolder, 'package-lock.json'), compressor]) addFile(hash, file)
  return hash.digest('hex')
}

const leftOut = new Set(['node_modules', 'dist', 'source-maps', 'migrations', 'server'])

function addFolder(hash: ReturnType<typeof createHash>, folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !leftOut.has(entry.name)) addFolder(hash, path)
    else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) addFile(hash, path)
  }
}

function addFile(hash: ReturnType<typeof createHash>, path: string): void {
  hash.update(path.slice(rootFolder.length)).update('\0').update(readFileSync(path)).update('\0')
}
