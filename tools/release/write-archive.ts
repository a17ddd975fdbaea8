// SPDX-License-Identifier: Apache-2.0
import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

export interface Archive {
  /** The folder that the paths are in. */
  folder: string
  /** Paths of files and links. */
  paths: readonly string[]
  /** The folder that they are in inside the archive. */
  inside: string
  /** The time of every file, in seconds since 1970. */
  timeSeconds: number
  /** The file to write, .tar.gz. */
  file: string
}

/**
 * Writes files into an archive. The same files give the same bytes: nothing of the machine, its users, its
 * umask, the order of its folders or the time of the copy gets in. Needs GNU tar.
 */
export async function writeArchive({ folder, paths, inside, timeSeconds, file }: Archive): Promise<void> {
  const sorted = [...new Set(paths)].sort((one, other) => (one < other ? -1 : 1))
  const tar = spawn(
    'tar',
    [
      '--create',
      '--format=gnu',
      `--mtime=@${timeSeconds}`,
      ...['--owner=root:0', '--group=root:0', '--numeric-owner', '--mode=u=rwX,go=rX'],
      '--hard-dereference',
      `--transform=flags=r;s,^,${inside}/,`,
      ...['--no-recursion', '--null', '--verbatim-files-from', '--files-from=-'],
    ],
    {
      cwd: folder,
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  let complaint = ''
  tar.stderr.on('data', (piece: Buffer) => {
    complaint += piece.toString()
  })
  const ended = new Promise<void>((resolve, reject) => {
    tar.once('error', reject)
    tar.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`tar failed: ${complaint.trim()}`)),
    )
  })
  await Promise.all([
    ended,
    // tar may end before it has read all names; why is in its complaint.
    pipeline(Readable.from(sorted.map((path) => `${path}\0`)), tar.stdin).catch(() => undefined),
    pipeline(tar.stdout, createGzip({ level: 9 }), createWriteStream(file)),
  ])
}
