// SPDX-License-Identifier: Apache-2.0
/** Draws letters as a picture that people read and programs hardly do. `below` is chance. A PNG. */
export type DrawCaptcha = (letters: string, below: (limit: number) => number) => Promise<Buffer>
