// SPDX-License-Identifier: Apache-2.0
/**
 * What a process that a test starts takes over from ours: where programs are and where Node keeps compiled
 * code, and nothing else, so that no variable of whoever runs the tests changes what is tested.
 */
export const bareEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  ['PATH', 'NODE_COMPILE_CACHE'].flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  ),
)
