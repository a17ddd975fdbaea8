// SPDX-License-Identifier: Apache-2.0
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import { bareEnvironment } from '@tessera/server/src/testing/bare-environment.ts'

/** A fenced block of a page: its info string, its heading, and its content. */
export interface Block {
  page: string
  heading: string
  language: string
  isExample: boolean
  text: string
}

export const runbookPages: readonly string[] = globSync('docs/runbook/*.md', { cwd: rootFolder }).toSorted()

/**
 * Every fenced block of a page of the runbook, in order. `example` after the language marks one for another
 * machine.
 */
export function blocksOf(page: string): Block[] {
  let heading = ''
  const blocks: Block[] = []
  let open: Block | undefined
  for (const line of readFileSync(join(rootFolder, page), 'utf8').split('\n')) {
    if (line.trimStart().startsWith('```')) {
      if (open) blocks.push(open)
      const [language = '', mark] = line.trim().slice(3).split(' ')
      open = open ? undefined : { page, heading, language, isExample: mark === 'example', text: '' }
    } else if (open) open.text += `${line}\n`
    else if (/^#+ /.test(line)) heading = line.replace(/^#+ /, '')
  }
  return blocks
}

/** The commands below a heading, block by block, in order: those for any machine. */
export function commandsBelow(page: string, heading: string, language = 'sh'): string[] {
  const found = blocksOf(page).filter(
    (block) => block.heading === heading && block.language === language && !block.isExample,
  )
  if (found.length === 0) throw new Error(`${page} has no commands under "${heading}"`)
  return found.map(({ text }) => text)
}

export interface Ended {
  code: number | null
  said: string
}

/** Shells that execute what a page says, with some words replaced for this machine. */
export interface Reader {
  /** Runs lines to their end, in a shell that stops at the first failure. */
  run(commands: string): Promise<Ended>
  /** Starts lines that run until they are interrupted. */
  start(commands: string): { said(): string; interrupt(): Promise<void> }
}

/** A reader with a separate environment, who types other words where the page cannot know them. */
export function createReader({
  environment,
  instead,
}: {
  environment: string
  instead(commands: string): string
}): Reader {
  const shell = (commands: string): ChildProcess =>
    spawn('bash', ['-c', ['set -e', environment, instead(commands)].join('\n')], {
      cwd: rootFolder,
      env: { ...bareEnvironment, HOME: process.env['HOME'] },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
  const listen = (child: ChildProcess): (() => string) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString()
      })
    return () => said
  }
  return {
    async run(commands) {
      const child = shell(commands)
      const said = listen(child)
      const [code] = (await once(child, 'close')) as [number | null]
      return { code, said: said() }
    },
    start(commands) {
      const child = shell(commands)
      const said = listen(child)
      return {
        said,
        async interrupt() {
          if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
          const gone = once(child, 'exit')
          // Like Ctrl-C: the whole process group gets the signal.
          process.kill(-child.pid, 'SIGINT')
          await gone
        },
      }
    },
  }
}
