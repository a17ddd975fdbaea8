import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/**
 * Runs npm under the given Node and shows that it is busy, also where there is no terminal.
 * @param {string} node @param {string[]} args @param {string} folder @param {string} what
 * @returns {Promise<number>} its exit code
 */
export function runNpm(node, args, folder, what) {
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1000)
  console.log(`${what} …`)
  const ticking = setInterval(() => console.log(`  still at it, ${seconds()} s`), 10_000)
  const child = spawn(node, [findNpm(), ...args], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, PATH: withFirst(dirname(node)), npm_config_workspaces: undefined, npm_config_workspace: undefined } })
  return new Promise((resolve, reject) => {
    child.once('error', (error) => { clearInterval(ticking); reject(error) })
    child.once('close', (code) => {
      clearInterval(ticking)
      if (code === 0) console.log(`  done in ${seconds()} s`)
      resolve(code ?? 1)
    })
  })
}

/** PATH with one folder in front. @param {string} folder */
export function withFirst(folder) {
  return [folder, process.env.PATH ?? ''].join(delimiter)
}

/** npm's own script: the one that started us, else beside the running Node, else the first in PATH. */
export function findNpm() {
  const beside = dirname(process.execPath)
  const inPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm')).filter(existsSync).map((file) => realpathSync(file))
  const candidates = [
    process.env.npm_execpath ?? '',
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    ...inPath,
  ]
  const found = candidates.find((file) => file.endsWith('npm-cli.js') && existsSync(file))
  if (!found) throw new Error('npm was not found. It comes with Node from https://nodejs.org.')
  return found
}
