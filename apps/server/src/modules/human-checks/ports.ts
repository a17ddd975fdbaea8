// SPDX-License-Identifier: Apache-2.0
/**
 * Draws letters as a picture (PNG) that people can read and programs hardly can. `below` is a source of
 * chance.
 */
export type DrawCaptcha = (letters: string, below: (limit: number) => number) => Promise<Buffer>
