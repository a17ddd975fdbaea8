// SPDX-License-Identifier: Apache-2.0
/**
 * Makes the generated folders whose sources changed since they were made, or that are not as they were made,
 * with the running Node.
 */
export function ensureGenerated(): Promise<void>
