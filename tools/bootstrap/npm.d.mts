// SPDX-License-Identifier: Apache-2.0
/** Path of npm's own script: the one that started us, else the one beside the running Node, else the first in PATH. */
export function findNpm(): string
