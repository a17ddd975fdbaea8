// SPDX-License-Identifier: Apache-2.0
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the database is, and what a kill does to its written data. */
export interface Disk {
  dataDir: string
  /** Flushes everything written so far to the disk, whatever the database does. */
  settle(): void
  /** Call it when everything on it has been killed: leaves what a power cut would leave. */
  cut(): void
  remove(): void
}

/** An ordinary folder: after kill -9 the system still holds and writes everything that it was given. */
export function plainDisk(folder: string): Disk {
  mkdirSync(folder, { recursive: true })
  return {
    dataDir: join(folder, 'data'),
    settle: () => undefined,
    cut: () => undefined,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/**
 * A disk whose power can be cut: a file system inside a file. Synced data has reached the file; data that was
 * only written is in the memory of the mounted file system. The cut copies the file at once and continues
 * with the copy, so everything unsynced is lost. Needs root and loop devices (Linux).
 */
export function cuttableDisk(folder: string): Disk {
  const image = join(folder, 'disk.img')
  const mountPoint = join(folder, 'disk')
  mkdirSync(mountPoint, { recursive: true })
  writeFileSync(image, '')
  truncateSync(image, 3 * 1024 ** 3)
  execFileSync('mkfs.ext4', ['-q', '-F', image])
  const mount = (): void => {
    execFileSync('mount', ['-o', 'loop,commit=30', image, mountPoint])
    chmodSync(mountPoint, 0o755)
  }
  mount()
  return {
    dataDir: join(mountPoint, 'data'),
    settle: () => {
      execFileSync('sync', ['-f', mountPoint])
    },
    cut: () => {
      const left = join(folder, 'left.img')
      execFileSync('cp', ['--sparse=always', image, left])
      execFileSync('umount', [mountPoint])
      renameSync(left, image)
      mount()
      // The lock file came back with the cut. It names this process, which would not have survived a real
      // power cut.
      rmSync(`${join(mountPoint, 'data')}.lock`, { recursive: true, force: true })
    },
    remove: () => {
      execFileSync('umount', [mountPoint])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Why power cannot be cut here, or undefined if it can. */
export function whyNoPowerCut(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'cutting the power of a simulated disk needs root on Linux'
  try {
    for (const tool of ['mkfs.ext4', 'losetup']) execFileSync('sh', ['-c', `command -v ${tool}`])
    execFileSync('losetup', ['-f'], { stdio: 'ignore' })
    return undefined
  } catch {
    return 'cutting the power of a simulated disk needs mkfs.ext4 and a free loop device'
  }
}
