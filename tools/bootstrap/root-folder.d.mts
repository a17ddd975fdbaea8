// SPDX-License-Identifier: Apache-2.0
export const rootFolder: string
export const cacheFolder: string
export const compiledFolder: string
