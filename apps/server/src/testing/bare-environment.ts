// SPDX-License-Identifier: Apache-2.0
/**
 * What a process of a test inherits from ours: where programs are and where Node caches compiled code, and
 * nothing else, so that no variable of the person who runs the tests changes what is tested.
 */
export const bareEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  ['PATH', 'NODE_COMPILE_CACHE'].flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  ),
)
