// SPDX-License-Identifier: Apache-2.0
export declare const rootFolder: string
export declare const cacheFolder: string
export declare const compiledFolder: string
