// SPDX-License-Identifier: Apache-2.0
/** npm's own script: the one that started us, else beside the running Node, else the first in PATH. */
export function findNpm(): string
